package io.github.quadrille.core.question;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RuleSize;

/**
 * Says that the model of a puzzle would not fit into the memory that this Java process may use.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.standard(4, 5);
 * PuzzleTooLarge.check(puzzle); // It does not throw:
 * System.out.println(PuzzleTooLarge.fits(puzzle)); // true
 * }</pre>
 */
public final class PuzzleTooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Measured with tetrominoes on 100x100 (about 500), rounded up, where all variables are made: mostly those of Choco. */
    private static final long BYTES_PER_PLACEMENT = 600;
    /** Each stands with its placement and with its cell, in arrays that may have grown to twice what is in them. */
    private static final long BYTES_PER_CELL = 16;

    /** Each placement in a row stands with the row, and the row with it, for the cover and for a search. */
    private static final long BYTES_PER_MEMBER = 16;

    private static final int CELLS_MEASURED = 8;

    private PuzzleTooLarge(String message) {
        super(message);
    }

    /** How many models with so many placements fit into half of the memory that this Java process may use; at least one. */
    public static int modelsThatFit(int placements) {
        long most = Runtime.getRuntime().maxMemory() / 2 / (BYTES_PER_PLACEMENT * Math.max(1, placements));
        return (int) Math.max(1, Math.min(most, Integer.MAX_VALUE));
    }

    /** Whether the placements take no more memory than there is. */
    public static boolean fits(Puzzle puzzle) {
        return bytes(puzzle) <= Runtime.getRuntime().maxMemory();
    }

    private static long bytes(Puzzle puzzle) {
        long placements = PlacementTable.bound(puzzle);
        return placements * BYTES_PER_PLACEMENT
                + RuleSize.mostMembers(puzzle, placements) * BYTES_PER_MEMBER
                + PlacementTable.cellBound(puzzle, CELLS_MEASURED) * BYTES_PER_CELL;
    }

    /** Throws it when the placements would take more memory than there is. */
    public static void check(Puzzle puzzle) {
        if (!fits(puzzle)) {
            long placements = PlacementTable.bound(puzzle);
            long needed = bytes(puzzle);
            throw new PuzzleTooLarge(
                    "'%s' has up to %,d placements, whose model takes about %,d MiB; %,d MiB are allowed. %s"
                            .formatted(
                                    puzzle.name(),
                                    placements,
                                    needed >> 20,
                                    JavaMemory.mebibytes(),
                                    JavaMemory.advice(needed)));
        }
    }

    /** How much memory Java may use here, and how one gives it more. */
    public static final class JavaMemory {
        /** Set by the launcher to the variable that holds options for Java. */
        private static final String VARIABLE = "quadrille.options";

        private JavaMemory() {}

        /** What this Java process may use, in MiB. */
        public static long mebibytes() {
            return Runtime.getRuntime().maxMemory() >> 20;
        }

        /** Advice when so many bytes are needed, or simply more than there are now. */
        public static String advice(long bytes) {
            String option =
                    "-Xmx%dg".formatted((Math.max(bytes, Runtime.getRuntime().maxMemory()) >> 30) + 1);
            String variable = System.getProperty(VARIABLE);
            return variable == null
                    ? "Maybe run java with %s.".formatted(option)
                    : "Maybe set %s=%s.".formatted(variable, option);
        }
    }
}
