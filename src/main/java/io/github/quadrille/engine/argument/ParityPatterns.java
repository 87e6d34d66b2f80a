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
 * is no such colouring, a few hundred placements usually show it. Otherwise the test reads all placements once.
 *
 * <p>Each class of cells is one bit of a word of 64 bits. Adding modulo 2 is the exclusive or of words. A placement is
 * the sum of the classes of its mandatory cells. Take the sum of the classes of all mandatory cells of the board. For
 * each kind with a fixed count, subtract the first placement of the kind as often as the count says. The result is
 * called the rest. A colouring refutes the puzzle exactly when the rest is not a sum of differences between placements
 * of one kind. For kinds whose count is a range, the placements themselves take the place of the differences. The
 * reason holds over every field: for each vector outside a span, there are weights by which every vector of the span
 * weighs 0, but this vector does not. {@link ModularWeights} does the same for other bases and primes.
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

    /**
     * Returns for each cell a word of 64 bits in which only the bit of the cell's class is set. The word is 0 for a
     * cell that need not be covered.
     */
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
     * Tells whether some colouring modulo 2 by a regular pattern refutes the puzzle. A puzzle without any placement is
     * not refuted here. The time is at most linear in the number of placements.
     */
    static boolean anyRefutes(PlacementTable table) {
        return table.size() > 0 && new ParityPatterns(table, table.puzzle().region()).refutes();
    }

    /**
     * Tells whether a colouring refutes the puzzle even if its pieces can lie anywhere on an endless board. So the
     * placements on the puzzle's own board need not be listed. They are among those on the endless board. So {@link
     * #anyRefutes} refutes every puzzle that this method refutes, if each kind has a placement on the puzzle's board.
     *
     * @param puzzle a puzzle on a flat board whose cells must all be covered and whose opposite edges are not joined
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
     * Returns the rest: the sum of the classes of all mandatory cells of the board and, for each kind with a fixed
     * count, of its first placement, as often as the count says. All sums are modulo 2.
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
     * Returns the sum of the classes of the first placement of a kind whose count is fixed. It is 0 for other kinds,
     * and for a kind without placements.
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
