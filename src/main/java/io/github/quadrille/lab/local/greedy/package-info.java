/**
 * The greedy tiling of the published greedy system, made for targets of a million cells: cells with the fewest uncovered
 * neighbours are served first, each by the piece that lies where it is in the way least. Linear in time and memory;
 * there is no table of placements.
 */
package io.github.quadrille.lab.local.greedy;
