/** Texts: what XML needs, tables, numbers before their nouns, and names of parameters that only those who show a sentence can write. */
package io.github.quadrille.core.text;
