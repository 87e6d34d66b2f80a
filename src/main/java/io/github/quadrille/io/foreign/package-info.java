/**
 * Puzzles in text files of other programs: which program a text is of, and the cells and pieces that it lists.
 */
package io.github.quadrille.io.foreign;
