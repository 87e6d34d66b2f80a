package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Collections;
import java.util.List;

/**
 * Tells whether a colouring modulo 2 that repeats after {@link #BASE} rows and columns shows that there is no packing.
 * Chessboards, stripes and diagonals are such colourings. The test is cheap enough to come before all others. If there
 * is no such colouring, a few hundred placements show it; otherwise the test reads all placements once.
 *
 * <p>Classes of cells are bits of a word, and a placement is the sum of the classes of its mandatory cells. Let the
 * rest be the board minus as many first placements of each kind as are needed. A colouring exists exactly when the rest
 * is not a sum of differences between placements of one kind. For kinds whose count is a range, the placements
 * themselves take the place of the differences. The reason is that over a field some weights tell a vector outside a
 * span from the span. This is {@link ModularWeights} for one base and one prime.
 */
final class ParityPatterns {
    private static final int BASE = 8;

    private final ExactCover problem;
    private final long[] classOf;
    /** Each entry is the basis vector of the span whose highest bit is the index, or 0 if there is none. */
    private final long[] span = new long[Long.SIZE];

    private final long[] classOfBoard;

    /**
     * Prepares the test.
     *
     * @param table the table whose placements are read
     * @param board the board that the placements are to cover
     */
    private ParityPatterns(PlacementTable table, Region board) {
        problem = table.cover();
        classOf = classes(table.puzzle().region());
        classOfBoard = classes(board);
    }

    /** Returns for each cell a word with the bit of its class, or 0 for a cell that need not be covered. */
    private static long[] classes(Region region) {
        Pattern pattern = Pattern.finest(BASE);
        long[] classes = new long[region.size()];
        for (int cell = 0; cell < classes.length; cell++) {
            if (region.isMandatory(cell)) {
                classes[cell] = 1L << pattern.classOf(region, cell);
            }
        }
        return classes;
    }

    /**
     * Tells whether some colouring modulo 2 by a regular pattern refutes the puzzle. The time is at most linear in the
     * placements.
     */
    static boolean anyRefutes(PlacementTable table) {
        return table.size() > 0 && new ParityPatterns(table, table.puzzle().region()).refutes();
    }

    /**
     * Tells, without listing the placements, whether a colouring refutes the puzzle even with all placements of an
     * endless board. The placements on the board are among those, so {@link #anyRefutes} refutes every puzzle that this
     * method refutes.
     *
     * @param puzzle a puzzle on a flat board, all of which must be covered, and whose edges do not meet
     */
    static boolean anyRefutesEndless(Puzzle puzzle) {
        List<String> picture = Collections.nCopies(2 * BASE, ".".repeat(2 * BASE));
        Region torus = new Region(puzzle.region().lattice(), 1, picture, Wrap.BOTH);
        Puzzle endless = new Puzzle(puzzle.name(), torus, puzzle.symmetry(), puzzle.bag());
        return new ParityPatterns(new PlacementTable(endless), puzzle.region()).refutes();
    }

    private boolean refutes() {
        long rest = board();
        int step = ModularWeights.stepCoprimeTo(problem.options());
        int option = 0;
        for (int added = 0; added < problem.options() && rest != 0; added++) {
            long difference = reduced(classes(option) ^ base(problem.kind(option)));
            if (difference != 0) {
                span[highest(difference)] = difference;
                rest = reduced(rest);
            }
            option = (int) (((long) option + step) % problem.options());
        }
        return rest != 0;
    }

    /**
     * Returns the sum modulo 2 of the classes of the mandatory cells and, for each piece of a fixed count, of the first
     * placement of its kind.
     */
    private long board() {
        long board = 0;
        for (long one : classOfBoard) {
            board ^= one;
        }
        for (int kind = 0; kind < problem.kinds().size(); kind++) {
            board ^= problem.kindItem(kind).min() % 2 == 0 ? 0 : base(kind);
        }
        return board;
    }

    /**
     * Returns the classes of the first placement of a kind whose count is fixed. They are 0 for other kinds, and for a
     * kind without placements.
     */
    private long base(int kind) {
        KindItem item = problem.kindItem(kind);
        int first = problem.firstOf(kind);
        return item.min() == item.max() && first < problem.firstOf(kind + 1) ? classes(first) : 0;
    }

    private long classes(int option) {
        long classes = 0;
        for (int i = 0; i < problem.area(option); i++) {
            classes ^= classOf[problem.cell(option, i)];
        }
        return classes;
    }

    private long reduced(long vector) {
        long rest = vector;
        long kept = 0;
        while (rest != 0) {
            int highest = highest(rest);
            if (span[highest] == 0) {
                kept |= 1L << highest;
                rest ^= 1L << highest;
            } else {
                rest ^= span[highest];
            }
        }
        return kept;
    }

    private static int highest(long vector) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(vector);
    }
}
