/**
 * Contains the greedy tiling of the published greedy system, which is made for boards of a million cells. Cells with
 * only one uncovered neighbour are covered first. Each cell gets the piece whose cells have the fewest uncovered
 * neighbours. Time and memory are linear in the size of the board, and no table of placements is made.
 */
package io.github.quadrille.lab.local.greedy;
