package io.github.quadrille.lab.local.constructive;

import java.util.Comparator;

/**
 * A state and one more piece.
 *
 * @param score of the two together
 * @param tie decides between equal scores
 */
record Successor(BeamState state, int placement, long score, long tie) {
    static final Comparator<Successor> LOWEST_FIRST =
            Comparator.comparingLong(Successor::score).thenComparingLong(Successor::tie);
}
