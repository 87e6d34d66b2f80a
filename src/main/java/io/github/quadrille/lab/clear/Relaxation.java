package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ReachableKinds.PositionKind;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Plays the game without its obstacles. In this easier game, a square that was covered once can be used as a red token
 * for ever, and a square that was emptied once stays empty. Every plan of the real game is also a plan of the easier
 * game. So a line that can never be full in the easier game can never be full in the real game.
 */
public final class Relaxation {
    private static final String SENTENCE =
            "Even if every piece stayed where it is laid, and every emptied line stayed empty, neither line of %s"
                    + " could be filled.";

    private final Rules rules;
    private final MoveTable table;

    Relaxation(Rules rules) {
        this.rules = rules;
        this.table = rules.table();
    }

    /**
     * Returns a sentence that says why the game cannot be won, if the relaxation shows this. Otherwise, the result is
     * empty.
     */
    public static Optional<String> whyHopeless(Board board) {
        Rules rules = new Rules(board);
        return new Relaxation(rules).whyHopeless(rules.start(board));
    }

    /**
     * Returns a sentence that says why a position cannot be won, if the relaxation shows this. Otherwise, the result is
     * empty.
     */
    Optional<String> whyHopeless(Position start) {
        return isHopeless(start)
                ? Optional.of(SENTENCE.formatted(rules.hasOneTarget() ? "the target" : "one of the blue tokens"))
                : Optional.empty();
    }

    /**
     * Returns whether the relaxation shows that some target can never be removed. The moves are examined in rounds,
     * until a round finds nothing new. Each round before the last two covers a new square or fills a new line. So there
     * are at most two more rounds than squares and lines together.
     */
    boolean isHopeless(Position position) {
        return isHopeless(position, new Reach(position));
    }

    /**
     * Returns a set of positions that contains all positions that can follow from a hopeless position, and perhaps
     * more. A position is hopeless if the relaxation shows that some target can never be removed. For any other
     * position, the result is empty.
     */
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

    /**
     * Finds which squares can be covered, and which lines can be full, in the game without obstacles. The order in
     * which this happens is not recorded.
     */
    private final class Reach {
        /** These squares hold a red token, or can be covered by a piece at some time. */
        private final long[] reached;
        /** These squares are taken now and can never be emptied. */
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
