package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.puzzle.CommonDivisor;

/** Tells which areas pieces can make up. */
interface PieceAreas {
    /** Updates the areas for the pieces that remain. Callers must call it after pieces were placed or taken back. */
    void refresh();

    /** Tells whether no area from {@code least} to {@code most} can be made up. */
    boolean isHopeless(int least, int most);

    /**
     * Returns the implementation for a problem's pieces.
     *
     * @param provable whether only divisibility may count, which a proof can follow
     */
    static PieceAreas of(ExactCover problem, CoverState state, boolean provable) {
        int divisor = CommonDivisor.of(
                problem.kinds().stream().filter(kind -> kind.max() > 0).mapToInt(KindItem::size));
        boolean oneSize = problem.kinds().stream().allMatch(kind -> kind.size() == divisor);
        return oneSize || provable ? new Multiples(divisor) : new ReachableAreas(problem, state);
    }

    /** Accepts all multiples of one number as areas. */
    record Multiples(int divisor) implements PieceAreas {
        @Override
        public void refresh() {}

        @Override
        public boolean isHopeless(int least, int most) {
            return most / divisor * divisor < least;
        }
    }
}
