package io.github.quadrille.core.puzzle;

/**
 * Says how many rows of an exact cover the rules of a puzzle become at most.
 *
 * <p>Example: {@link Rule}
 */
public final class RuleSize {
    private static final int MEETINGS_A_CELL = 4;

    private RuleSize() {}

    /** Returns an upper bound, without listing placements. */
    public static long mostRows(Puzzle puzzle, long placements) {
        return puzzle.rules().list().stream()
                .mapToLong(rule -> rows(rule, puzzle, placements))
                .sum();
    }

    private static long rows(Rule rule, Puzzle puzzle, long placements) {
        long cells = puzzle.region().size();
        if (rule instanceof Rule.Touching || rule instanceof Rule.Symmetric) {
            return placements;
        }
        if (rule instanceof Rule.Apart) {
            return MEETINGS_A_CELL * cells * puzzle.bag().size();
        }
        return rule instanceof Rule.NoFourMeet || rule instanceof Rule.NoFaultLine ? MEETINGS_A_CELL * cells : 1;
    }
}
