package io.github.quadrille.choco;

import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.CommonDivisor;

/** Which areas pieces can make up. */
interface PieceAreas {
    /** To be called before questions, after pieces were laid or taken back. */
    void refresh();

    /** Whether no area from {@code least} to {@code most} can be made up. */
    boolean isHopeless(int least, int most);

    /**
     * What is known of a bag.
     *
     * @param largest the largest area that will be asked about
     * @param provable whether only divisibility may count, which a proof can follow
     */
    static PieceAreas of(Bag bag, CoverState state, int largest, boolean provable) {
        int divisor = CommonDivisor.of(bag);
        boolean oneSize =
                bag.supplies().stream().allMatch(supply -> supply.kind().size() == divisor);
        return oneSize || provable ? new Multiples(divisor) : new ReachableAreas(bag, state, largest);
    }

    /** The multiples of one number. */
    record Multiples(int divisor) implements PieceAreas {
        @Override
        public void refresh() {}

        @Override
        public boolean isHopeless(int least, int most) {
            return most / divisor * divisor < least;
        }
    }
}
