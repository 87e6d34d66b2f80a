/** Prints puzzles on paper: the board, the pieces to cut out, and solutions, as pages of PDF or SVG. */
package io.github.quadrille.app.print;
