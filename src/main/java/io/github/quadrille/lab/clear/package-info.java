/**
 * Solves the line-clearing game for one player. The game follows a report of April 2024, here called the published
 * text. The package has the board, the rules, an exact search for the fewest moves, and the published search as it was
 * described. A referee checks plans. It shares the board and the shapes of the pieces with the searches, but no other
 * code.
 */
package io.github.quadrille.lab.clear;
