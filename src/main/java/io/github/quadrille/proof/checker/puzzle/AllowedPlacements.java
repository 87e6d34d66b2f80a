package io.github.quadrille.proof.checker.puzzle;

import io.github.quadrille.proof.checker.puzzle.PieceLooks.Drawn;
import io.github.quadrille.proof.checker.puzzle.PieceLooks.Look;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Checks whether the rules allow the placement of a single piece. */
final class AllowedPlacements {
    private final DerivedBoard board;
    private final List<DerivedRule> rules;
    private final BitSet edge = new BitSet();
    private final char[] colours;

    AllowedPlacements(DerivedBoard board, List<DerivedRule> rules) {
        this.board = board;
        this.rules = rules;
        CellMeetings meetings = new CellMeetings(board);
        colours = new char[board.cells().size()];
        Arrays.fill(colours, '.');
        for (int cell = 0; cell < colours.length; cell++) {
            edge.set(cell, meetings.isOnEdge(cell));
        }
        for (DerivedRule rule : rules) {
            if (rule instanceof DerivedRule.Colours all) {
                all.board().forEach((cell, colour) -> colours[cell] = colour);
            }
        }
    }

    /** Returns the orientations of a kind that the rules on turns and flips allow. */
    Set<Look> looks(int kind, Drawn drawn) {
        boolean mayFlip = true;
        Optional<Set<Integer>> degrees = Optional.empty();
        for (DerivedRule rule : rules) {
            if (rule instanceof DerivedRule.Unflipped flips && flips.kind() == kind) {
                mayFlip = false;
            } else if (rule instanceof DerivedRule.Turns turns && turns.kind() == kind) {
                Set<Integer> left = new TreeSet<>(turns.degrees());
                degrees.ifPresent(left::retainAll);
                degrees = Optional.of(left);
            }
        }
        return PieceLooks.of(board.form(), drawn, mayFlip, degrees);
    }

    /**
     * Returns whether the rules and the colours of the board allow a placement.
     *
     * @param kind the index of the kind
     * @param look the orientation with its colours
     * @param cells the cells of the placement, in the order in which the orientation lists its cells
     */
    boolean allows(int kind, Look look, int... cells) {
        BitSet covered = new BitSet();
        Arrays.stream(cells).forEach(covered::set);
        return look.agrees(colours, cells) && rules.stream().allMatch(rule -> isKept(rule, kind, covered));
    }

    private boolean isKept(DerivedRule rule, int kind, BitSet covered) {
        if (rule instanceof DerivedRule.OnCell on) {
            return !covered.get(on.cell()) || on.kinds().get(kind) == on.only();
        }
        if (rule instanceof DerivedRule.Together together) {
            int shared = shared(together.cells(), covered);
            return shared == 0 || shared == together.cells().cardinality();
        }
        if (rule instanceof DerivedRule.Separate separate) {
            return shared(separate.cells(), covered) < 2;
        }
        return !(rule instanceof DerivedRule.Border border)
                || !border.kinds().get(kind)
                || covered.intersects(edge) == border.touches();
    }

    private static int shared(BitSet cells, BitSet covered) {
        BitSet both = (BitSet) cells.clone();
        both.and(covered);
        return both.cardinality();
    }
}
