package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.lab.local.LocalSearch;

/**
 * A {@code ConstructiveSearch} is a search whose states are partial packings. Its cost is the number of mandatory cells
 * that the best present state leaves uncovered.
 */
abstract class ConstructiveSearch implements LocalSearch {
    private PartialPacking best;
    private long moves;

    /** Returns the best present state. */
    final PartialPacking best() {
        return best;
    }

    final void hold(PartialPacking state) {
        best = state;
    }

    /** Adds to the number of examined states. */
    final void looked(int states) {
        moves += states;
    }

    @Override
    public final double cost() {
        return best.uncovered();
    }

    @Override
    public final int covered() {
        return best.covered();
    }

    @Override
    public final Packing part() {
        return best.packing();
    }

    @Override
    public final long moves() {
        return moves;
    }
}
