package io.github.quadrille.core.question;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RuleSize;

/**
 * Signals that the model of a puzzle would not fit into the memory that this Java process may use.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.standard(4, 5);
 * PuzzleTooLarge.check(puzzle); // It does not throw:
 * System.out.println(PuzzleTooLarge.fits(puzzle)); // true
 * }</pre>
 */
public final class PuzzleTooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * A placement takes at most this many bytes when all variables are made. Choco's variables take most of these
     * bytes. The number is rounded up from about 500, which were measured with tetrominoes on a board of 100x100.
     */
    private static final long BYTES_PER_PLACEMENT = 600;
    /**
     * Each cell of a placement takes this many bytes. The cell is listed with its placement, and the placement with the
     * cell of the board. The arrays may be twice as long as their content.
     */
    private static final long BYTES_PER_CELL = 16;

    /**
     * Each placement in a row of a rule takes this many bytes. The row lists its placements, and each placement lists
     * its rows. The exact cover and a search both hold these lists.
     */
    private static final long BYTES_PER_MEMBER = 16;

    private static final int CELLS_MEASURED = 8;

    private PuzzleTooLarge(String message) {
        super(message);
    }

    /**
     * Returns how many models with this number of placements fit into half of the memory that this Java process may
     * use. It is at least one.
     */
    public static int modelsThatFit(int placements) {
        long most = Runtime.getRuntime().maxMemory() / 2 / (BYTES_PER_PLACEMENT * Math.max(1, placements));
        return (int) Math.max(1, Math.min(most, Integer.MAX_VALUE));
    }

    /** Returns whether the model of a puzzle, by an estimate, fits into the memory that this Java process may use. */
    public static boolean fits(Puzzle puzzle) {
        return bytes(puzzle) <= Runtime.getRuntime().maxMemory();
    }

    private static long bytes(Puzzle puzzle) {
        long placements = PlacementTable.bound(puzzle);
        return placements * BYTES_PER_PLACEMENT
                + RuleSize.mostMembers(puzzle, placements) * BYTES_PER_MEMBER
                + PlacementTable.cellBound(puzzle, CELLS_MEASURED) * BYTES_PER_CELL;
    }

    /**
     * Checks that the model of a puzzle, by an estimate, fits into the memory that this Java process may use.
     *
     * @throws PuzzleTooLarge when the model does not fit
     */
    public static void check(Puzzle puzzle) {
        if (!fits(puzzle)) {
            long placements = PlacementTable.bound(puzzle);
            long needed = bytes(puzzle);
            throw new PuzzleTooLarge(
                    "'%s' has up to %,d placements, and their model takes about %,d MiB, but only %,d MiB are allowed. %s"
                            .formatted(
                                    puzzle.name(),
                                    placements,
                                    needed >> 20,
                                    JavaMemory.mebibytes(),
                                    JavaMemory.advice(needed)));
        }
    }

    /** Says how much memory Java may use here, and how a user gives it more. */
    public static final class JavaMemory {
        /** The launcher sets this property to the name of the environment variable that holds options for Java. */
        private static final String VARIABLE = "quadrille.options";

        private JavaMemory() {}

        /** Returns the memory that this Java process may use, in MiB. */
        public static long mebibytes() {
            return Runtime.getRuntime().maxMemory() >> 20;
        }

        /**
         * Returns advice for a user whose question needs this number of bytes. If Java may use that much already, the
         * advice is to allow more than now.
         */
        public static String advice(long bytes) {
            String option =
                    "-Xmx%dg".formatted((Math.max(bytes, Runtime.getRuntime().maxMemory()) >> 30) + 1);
            String variable = System.getProperty(VARIABLE);
            return variable == null
                    ? "Run java with %s.".formatted(option)
                    : "Set %s=%s to give Java more memory.".formatted(variable, option);
        }
    }
}
