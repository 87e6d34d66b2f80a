package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.lab.local.LocalSearch;

/** A search whose best present state is a partial packing; what is made small are the cells that it leaves open. */
abstract class ConstructiveSearch implements LocalSearch {
    private PartialPacking best;
    private long moves;

    /** The best present state. */
    final PartialPacking best() {
        return best;
    }

    final void hold(PartialPacking state) {
        best = state;
    }

    /** So many more states were looked at. */
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
