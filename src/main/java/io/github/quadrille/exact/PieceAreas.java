package io.github.quadrille.exact;

import io.github.quadrille.puzzle.Bag;
import java.util.stream.IntStream;

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
        int divisor = divisor(bag);
        boolean oneSize =
                bag.supplies().stream().allMatch(supply -> supply.kind().size() == divisor);
        return oneSize || provable ? new Multiples(divisor) : new ReachableAreas(bag, state, largest);
    }

    /** What divides the size of every kind that may be used. */
    static int divisor(Bag bag) {
        return IntStream.range(0, bag.size())
                .filter(kind -> bag.count(kind).max() > 0)
                .map(kind -> bag.kind(kind).size())
                .reduce(0, PieceAreas::greatestCommonDivisor);
    }

    /** Euclid's; that of 0 and a number is the number. */
    private static int greatestCommonDivisor(int a, int b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
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
