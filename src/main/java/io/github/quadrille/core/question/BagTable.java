package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Work;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Lists the choices of pieces that fill a board, and the number of packings for each choice.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("choices", "{board: 3x4, pieces: {L: any, O: any}}");
 * BagTable table = Solver.of(puzzle).bags(OptionalInt.empty(), CountMethod.AUTO);
 * System.out.println(table.bags()); // [BagCount[pieces=[2, 1], packings=6, classes=Optional.empty]]
 * }</pre>
 *
 * @param bags the choices that are known to fill the board, those with the fewest packings first
 * @param choices the number of choices whose area suits the board
 * @param decided the number of choices for which the number of packings is known
 * @param stoppedBy the limit that ended the count before all choices were decided
 * @param method the method of the count
 * @param why the reason for that method, in one sentence
 * @param work the work that the count took
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

    /** Drops the choices that do not fill the board, and sorts the others, those with the fewest packings first. */
    public BagTable {
        bags = bags.stream().filter(BagCount::fills).sorted(FEWEST_FIRST).toList();
    }

    /** Returns whether all choices are decided. */
    public boolean isComplete() {
        return stoppedBy.isEmpty();
    }

    /** Returns the number of packings that all listed choices have together. */
    public BigInteger packings() {
        return bags.stream().map(BagCount::packings).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /**
     * Holds a choice of pieces, and the number of ways in which it fills the board.
     *
     * @param pieces the number of pieces of each kind, in the order of the bag that they were chosen from
     * @param packings the number of packings; symmetric packings are different, but swapping equal pieces makes no new
     *     packing
     * @param classes the number of packings up to symmetries of the board, if it was counted
     */
    public record BagCount(List<Integer> pieces, BigInteger packings, Optional<BigInteger> classes) {
        /** Copies the list. */
        public BagCount {
            pieces = List.copyOf(pieces);
        }

        /** Returns whether the choice fills the board at all. */
        public boolean fills() {
            return packings.signum() > 0;
        }
    }
}
