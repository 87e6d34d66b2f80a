/**
 * Holds helpers for texts: XML, tables, numbers before their nouns, and names of parameters whose form depends on where
 * a sentence is shown.
 */
package io.github.quadrille.core.text;
