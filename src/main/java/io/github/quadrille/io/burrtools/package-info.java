/**
 * Files of BurrTools, Andreas Röver's program for puzzles of pieces in space: reads its problems as puzzles and says what they
 * have that puzzles have not, and writes puzzles for it.
 */
package io.github.quadrille.io.burrtools;
