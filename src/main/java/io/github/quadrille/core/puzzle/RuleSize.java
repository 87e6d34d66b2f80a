package io.github.quadrille.core.puzzle;

/**
 * Estimates how many placements there are in the rows that the rules of a puzzle add to its exact cover.
 *
 * <p>Example: {@link Rule}
 */
public final class RuleSize {
    /** A cell of a piece is at about this many corners, sides or lines at most. */
    private static final long MEETINGS_A_CELL = 4;

    private RuleSize() {}

    /** Returns roughly the greatest number of placements that all rows have together, without listing any. */
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
