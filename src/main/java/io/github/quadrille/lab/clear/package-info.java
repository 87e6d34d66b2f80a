/**
 * Solves the line-clearing game for one player, after the published line-clearing system. It has the board, its rules,
 * the fewest moves with a proof, and the published search as it was written. A referee checks plans and shares no code
 * with any of the searches.
 */
package io.github.quadrille.lab.clear;
