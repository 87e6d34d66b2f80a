/**
 * Reads puzzle files and their short forms (size, code, picture, matrix, bitmap) into puzzles, with keys that are given
 * in addition to them. It also writes puzzle files.
 */
package io.github.quadrille.io.puzzlefile;
