/**
 * Reads puzzles from text files of other programs. It recognizes the format of a text, and returns the cells and pieces
 * that the text lists.
 */
package io.github.quadrille.io.foreign;
