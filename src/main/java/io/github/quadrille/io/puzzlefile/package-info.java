/**
 * Puzzle files and their short forms (size, code, bare picture, matrix, bitmap), read into a puzzle; keys given beside them.
 */
package io.github.quadrille.io.puzzlefile;
