package io.github.quadrille.lab.clear;

import java.util.List;
import java.util.Optional;

/**
 * What a search with a number of moves found out.
 *
 * @param plan the first one, as moves of the list
 * @param complete whether nothing was left out but hopeless positions and ones searched before
 */
record Round(Optional<List<Integer>> plan, boolean complete) {}
