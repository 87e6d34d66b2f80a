/**
 * Contains the greedy tiling of the published greedy system, which is made for targets of a million cells. Cells with
 * the fewest uncovered neighbours are served first, each by the piece that obstructs the rest least. Time and memory
 * are linear; there is no table of placements.
 */
package io.github.quadrille.lab.local.greedy;
