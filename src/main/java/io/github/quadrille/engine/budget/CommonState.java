package io.github.quadrille.engine.budget;

/**
 * A state met from both ends.
 *
 * @param item the last item passed before it
 * @param state after that item
 * @param before the least cost from the beginning to it
 * @param after the least cost from it to the end
 */
record CommonState(int item, Bits128 state, int before, int after) {}
