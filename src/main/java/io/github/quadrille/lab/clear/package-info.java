/**
 * The line-clearing game for one player, after the published line-clearing system: the board, its rules, the fewest moves with a
 * proof, the published search as it was written, and a referee that shares no code with any of them.
 */
package io.github.quadrille.lab.clear;
