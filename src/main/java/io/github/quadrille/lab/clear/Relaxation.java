package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ReachableKinds.PositionKind;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * The game without its obstacles: what was covered once stays usable as a red token, what was emptied once stays empty.
 * Every real plan is one here, so what cannot be reached here cannot be reached at all.
 */
public final class Relaxation {
    private static final String SENTENCE =
            "Even if every piece laid and every line emptied stayed so for ever, neither line of %s could be filled.";

    private final Rules rules;
    private final MoveTable table;

    Relaxation(Rules rules) {
        this.rules = rules;
        this.table = rules.table();
    }

    /** One sentence when there is no way, and this is enough to show it. */
    public static Optional<String> whyHopeless(Board board) {
        Rules rules = new Rules(board);
        return new Relaxation(rules).whyHopeless(rules.start(board));
    }

    /** The same. */
    Optional<String> whyHopeless(Position start) {
        return isHopeless(start)
                ? Optional.of(SENTENCE.formatted(rules.hasOneTarget() ? "the target" : "one of the blue tokens"))
                : Optional.empty();
    }

    /** Whether a target is safe for ever. Needs at most as many rounds over all moves as there are squares and lines. */
    boolean isHopeless(Position position) {
        return isHopeless(position, new Reach(position));
    }

    /** All positions that can come of one where a target is safe for ever, and perhaps more. */
    Optional<PositionKind> hopelessKind(Position position) {
        Reach reach = new Reach(position);
        if (!isHopeless(position, reach)) {
            return Optional.empty();
        }
        int squares = rules.grid().size();
        BitSet blocked = BitSet.valueOf(reach.blocked);
        PositionKind now = PositionKind.only(position, squares);
        BitSet red = now.red();
        red.and(blocked);
        BitSet blue = now.blue();
        blue.and(blocked);
        BitSet neverRed = BitSet.valueOf(reach.reached);
        neverRed.flip(0, squares);
        return Optional.of(new PositionKind(red, blue, neverRed, now.neverBlue()));
    }

    private boolean isHopeless(Position position, Reach reach) {
        Grid grid = rules.grid();
        return Arrays.stream(rules.targetsLeft(position))
                .anyMatch(target -> !reach.opened[grid.rowLine(target)] && !reach.opened[grid.columnLine(target)]);
    }

    private static boolean isFull(long[] line, long[] covered, Position position) {
        long missing = 0;
        for (int word = 0; word < line.length; word++) {
            missing |= line[word] & ~(covered[word] | position.taken(word));
        }
        return missing == 0;
    }

    /** What can become of a position without the obstacles. */
    private final class Reach {
        /** Where a red token lies, or a piece can come to lie some time. */
        private final long[] reached;
        /** What stays taken for ever. */
        private final long[] blocked;

        private final boolean[] opened = new boolean[rules.grid().lines()];
        private final long[] covered;
        private final boolean[] laid = new boolean[table.size()];

        Reach(Position position) {
            int words = rules.grid().words();
            reached = new long[words];
            blocked = new long[words];
            covered = new long[words];
            for (int word = 0; word < words; word++) {
                reached[word] = position.red(word);
                blocked[word] = position.taken(word);
            }
            boolean more = true;
            while (more) {
                more = cover();
                for (int line = 0; line < opened.length; line++) {
                    if (!opened[line] && isFull(rules.line(line), covered, position)) {
                        opened[line] = true;
                        more = true;
                        for (int word = 0; word < words; word++) {
                            blocked[word] &= ~rules.line(line)[word];
                        }
                    }
                }
            }
        }

        private boolean cover() {
            boolean more = false;
            for (int move = 0; move < laid.length; move++) {
                if (!laid[move]
                        && Grid.common(table.covers(move), blocked) == 0
                        && Grid.common(table.touches(move), reached) > 0) {
                    laid[move] = true;
                    more = true;
                    Grid.add(covered, table.covers(move));
                    Grid.add(reached, table.covers(move));
                }
            }
            return more;
        }
    }
}
