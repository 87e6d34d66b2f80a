/**
 * Holds helpers for texts: XML, tables, numbers before their nouns, and names of parameters that are written where a
 * sentence is shown.
 */
package io.github.quadrille.core.text;
