/**
 * Reads puzzle files and their short forms (size, code, bare picture, matrix, bitmap) into puzzles, with keys given
 * beside them. Also writes puzzle files.
 */
package io.github.quadrille.io.puzzlefile;
