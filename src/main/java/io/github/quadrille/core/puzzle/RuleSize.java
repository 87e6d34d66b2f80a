package io.github.quadrille.core.puzzle;

/**
 * Estimates how many placements are in the rows that the rules of a puzzle add to its exact cover. Each row is a
 * constraint on some placements.
 *
 * <p>Example: {@link Rule}
 */
public final class RuleSize {
    /**
     * A cell of a piece is in about this many rows of one rule. A row stands for a corner, a side or a line of the
     * board, and a square has 4 corners and 4 sides.
     */
    private static final long MEETINGS_A_CELL = 4;

    private RuleSize() {}

    /** Returns roughly the greatest total number of placements in all rows, without listing them. */
    public static long mostMembers(Puzzle puzzle, long placements) {
        return puzzle.rules().list().stream()
                .mapToLong(rule -> members(rule, puzzle, placements))
                .sum();
    }

    private static long members(Rule rule, Puzzle puzzle, long placements) {
        long area = puzzle.bag().largestPiece();
        if (rule instanceof Rule.Touching) {
            return placements / 2 * (placements / 2);
        }
        if (rule instanceof Rule.Symmetric) {
            return placements
                    * (1 + placements * area / Math.max(1, puzzle.region().size()));
        }
        return placements * MEETINGS_A_CELL * area;
    }
}
