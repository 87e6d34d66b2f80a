package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Work;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Tells which choices of pieces fill a board, and in how many ways each.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("choices", "{board: 3x4, pieces: {L: any, O: any}}");
 * BagTable table = Solver.of(puzzle).bags(OptionalInt.empty(), CountMethod.AUTO);
 * System.out.println(table.bags()); // [BagCount[pieces=[2, 1], packings=6, classes=Optional.empty]]
 * }</pre>
 *
 * @param bags those known to fill it, those with the fewest packings first
 * @param choices how many choices there are of an area that suits the board
 * @param decided of how many of them it is known whether and in how many ways they fill it
 * @param stoppedBy what ended the count before all were decided
 * @param method how they were counted
 * @param why why that method, in one sentence
 * @param work what it took
 */
public record BagTable(
        List<BagTable.BagCount> bags,
        BigInteger choices,
        BigInteger decided,
        Optional<Limit> stoppedBy,
        CountMethod method,
        String why,
        Work work) {
    private static final Comparator<BagCount> FEWEST_FIRST = Comparator.comparing(BagCount::packings)
            .thenComparing(BagCount::pieces, (one, other) -> Arrays.compare(counts(other), counts(one)));

    private static int[] counts(List<Integer> pieces) {
        return pieces.stream().mapToInt(count -> count).toArray();
    }

    /** Sorts them. */
    public BagTable {
        bags = bags.stream().filter(BagCount::fills).sorted(FEWEST_FIRST).toList();
    }

    /** Whether all choices are decided. */
    public boolean isComplete() {
        return stoppedBy.isEmpty();
    }

    /** How many packings all the bags known have together. */
    public BigInteger packings() {
        return bags.stream().map(BagCount::packings).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /**
     * A choice of pieces, and in how many ways it fills the board.
     *
     * @param pieces how many of each kind, in the order of the bag that they were chosen from
     * @param packings symmetric ones apart, equal pieces interchangeable
     * @param classes how many there are when those are one that a symmetry of the board maps to each other; if that was asked
     */
    public record BagCount(List<Integer> pieces, BigInteger packings, Optional<BigInteger> classes) {
        /** Keeps a copy. */
        public BagCount {
            pieces = List.copyOf(pieces);
        }

        /** Whether it fills the board at all. */
        public boolean fills() {
            return packings.signum() > 0;
        }
    }
}
