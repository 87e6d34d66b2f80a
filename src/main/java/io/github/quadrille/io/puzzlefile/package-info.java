/**
 * Puzzle files and their short forms (size, code, bare picture, matrix, bitmap), read into a puzzle; keys given beside them; and files written.
 */
package io.github.quadrille.io.puzzlefile;
