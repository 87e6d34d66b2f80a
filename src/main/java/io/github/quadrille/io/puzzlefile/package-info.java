/**
 * Reads puzzles and writes puzzle files. A puzzle is read from a puzzle file or from a short form: a size, a code, a
 * picture, a matrix or a bitmap. Further keys can be given in addition.
 */
package io.github.quadrille.io.puzzlefile;
