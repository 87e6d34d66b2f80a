package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.puzzle.CommonDivisor;

/** Tells which numbers of cells the remaining pieces can cover together. */
interface PieceAreas {
    /**
     * Updates the areas for the remaining pieces. Callers must call this method after pieces were placed or taken back.
     */
    void refresh();

    /** Tells whether no area from {@code least} to {@code most} can be made up. */
    boolean isHopeless(int least, int most);

    /**
     * Returns the implementation for a problem's pieces.
     *
     * @param provable whether areas may be excluded only by divisibility, because a proof can follow only that
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
