package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import java.util.List;
import java.util.Optional;

/**
 * Lists the choices of pieces that fill every one of several boards.
 *
 * <pre>{@code
 * Puzzle wide = Puzzles.parse("wide", "{board: 2x4, pieces: {L: any, O: any, I: any}}");
 * Puzzle ring = Puzzles.parse("ring", "{board: ['...', '.#.', '...'], pieces: {L: any, O: any, I: any}}");
 * CommonBags bags = CommonBagSearch.find(
 *         List.of(wide, ring), OptionalInt.empty(), CountMethod.AUTO, Limits.NONE, Listener.SILENT);
 * System.out.println(bags.filling()); // [[2, 0, 0]]
 * }</pre>
 *
 * @param filling the choices that fill all boards: the number of pieces of each kind, in the order of the bag
 * @param failing the choices that do not fill all boards, each with a board that it does not fill
 * @param choices the number of choices whose area suits every board
 * @param stoppedBy the limit that ended the search before all choices were decided
 * @param why one sentence that says how the choices were found
 * @param seconds the time that the search took
 */
public record CommonBags(
        List<List<Integer>> filling,
        List<CommonBags.FailingBag> failing,
        int choices,
        Optional<Limit> stoppedBy,
        String why,
        double seconds) {
    /** Copies the lists. */
    public CommonBags {
        filling = List.copyOf(filling);
        failing = List.copyOf(failing);
    }

    /** Returns the number of choices that are undecided, because a limit was reached. */
    public int undecided() {
        return choices - filling.size() - failing.size();
    }

    /**
     * Holds a choice of pieces that does not fill all boards.
     *
     * @param pieces the number of pieces of each kind
     * @param board the index of a board that the choice does not fill. The search tried this board before the other
     *     boards that the choice does not fill.
     */
    public record FailingBag(List<Integer> pieces, int board) {
        /** Copies the list. */
        public FailingBag {
            pieces = List.copyOf(pieces);
        }
    }
}
