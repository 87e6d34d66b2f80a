/** Prints puzzles on paper: the board, the pieces to cut out, and solutions, as pages of PDF, SVG or PNG. */
package io.github.quadrille.app.print;
