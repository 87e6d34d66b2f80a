/**
 * Holds helpers for texts: XML, tables, numbers with the nouns that they count, and names of parameters whose form
 * depends on where a sentence is shown.
 */
package io.github.quadrille.core.text;
