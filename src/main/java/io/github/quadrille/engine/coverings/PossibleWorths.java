package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;

/**
 * Holds the numbers that a covering can be worth if only the counts of its pieces are considered. Each number is a sum
 * of worths of pieces. The puzzle must allow the number of pieces of each kind in the sum, and the board must have room
 * for these pieces. For example, S tetrominoes cover a multiple of four cells, so a bound of 135 cells becomes 132.
 */
final class PossibleWorths {
    /** If the bound is at least this, the sums are not listed, and every number counts as possible. */
    private static final long MOST = 1 << 22;

    private final BitSet sums;

    private PossibleWorths(BitSet sums) {
        this.sums = sums;
    }

    /** Returns an instance for which every number is possible, because nothing is known about the worths. */
    static PossibleWorths any() {
        return new PossibleWorths(new BitSet());
    }

    /**
     * Finds the possible worths up to a bound. For each kind, the time is at most proportional to the bound times the
     * logarithm of the number of pieces.
     *
     * @param bound a number that no covering exceeds
     */
    static PossibleWorths of(Puzzle puzzle, Goal.Cover goal, long bound) {
        if (bound >= MOST || !isTheSameAnywhere(goal)) {
            return any();
        }
        BitSet sums = new BitSet();
        sums.set(0);
        List<Supply> supplies = puzzle.bag().supplies();
        for (int kind = 0; kind < supplies.size(); kind++) {
            CountRange count = supplies.get(kind).count();
            int size = supplies.get(kind).kind().shape().size();
            int worth = Math.toIntExact(Math.min(MOST, goal.worth(kind, new int[size])));
            int fitting = puzzle.region().size() / size;
            sums = shifted(sums, (long) worth * Math.min(count.min(), fitting), bound);
            int more = Math.min(count.max(), fitting) - count.min();
            for (int step = 1; more > 0 && worth > 0; step *= 2) {
                int taken = Math.min(step, more);
                sums.or(shifted(sums, (long) worth * taken, bound));
                more -= taken;
            }
        }
        return new PossibleWorths(sums);
    }

    /** Returns whether what a piece is worth depends on its kind alone. */
    private static boolean isTheSameAnywhere(Goal.Cover goal) {
        return !(goal instanceof Goal.Cells cells)
                || cells.worth().stream().distinct().count() == 1;
    }

    private static BitSet shifted(BitSet sums, long by, long bound) {
        BitSet shifted = new BitSet();
        sums.stream().filter(sum -> sum + by <= bound).forEach(sum -> shifted.set((int) (sum + by)));
        return shifted;
    }

    /** Returns the greatest possible worth that is at most a number. It is empty when there is none. */
    OptionalLong atMost(long number) {
        if (sums.isEmpty()) {
            return OptionalLong.of(number);
        }
        int found = number < 0 ? -1 : sums.previousSetBit((int) Math.min(number, MOST));
        return found < 0 ? OptionalLong.empty() : OptionalLong.of(found);
    }

    /** Returns the least possible worth above a number. It is empty when there is none. */
    OptionalLong above(long number) {
        if (sums.isEmpty()) {
            return OptionalLong.of(number + 1);
        }
        int found = sums.nextSetBit((int) Math.min(number + 1, MOST));
        return found < 0 ? OptionalLong.empty() : OptionalLong.of(found);
    }
}
