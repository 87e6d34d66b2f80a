/**
 * Searches with a stochastic beam over complete assignments, after the published beam system. All pieces are always
 * laid. They can overlap, and they can hang over the bottom or the right edge. In each move, one piece is shifted or
 * gets its next orientation.
 */
package io.github.quadrille.lab.local.beam;
