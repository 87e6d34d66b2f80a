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
 * Whether a colouring modulo 2 that repeats after {@link #BASE} rows and columns shows that there is no packing:
 * chessboards, stripes, diagonals and whatever else. Cheap enough to be asked before anything else, for where there is
 * none, a few hundred placements tell; where there is one, all are looked at, once.
 *
 * <p>Classes of cells are bits of a word, a placement the sum of the classes of its mandatory cells. There is such a
 * colouring exactly when the board, less as many first placements of each kind as are needed, is no sum of differences
 * between placements of one kind (of kinds whose count is a range, of placements themselves): over a field, what is
 * not in a span is told from it by some weights. This is {@link ModularWeights} for one base and one prime.
 */
final class ParityPatterns {
    private static final int BASE = 8;

    private final ExactCover problem;
    private final long[] classOf;
    /** By highest class, a vector of the span. */
    private final long[] span = new long[Long.SIZE];

    private final long[] classOfBoard;

    /**
     * @param board what is to be covered by such placements
     */
    private ParityPatterns(PlacementTable table, Region board) {
        problem = table.cover();
        classOf = classes(table.puzzle().region());
        classOfBoard = classes(board);
    }

    /** By cell; 0 where it need not be covered. */
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

    /** Linear in the placements at most. */
    static boolean anyRefutes(PlacementTable table) {
        return table.size() > 0 && new ParityPatterns(table, table.puzzle().region()).refutes();
    }

    /**
     * The same, without listing the placements, where those of an endless board would be too few. On smaller boards there
     * are fewer, so that what this refutes, {@link #anyRefutes} does.
     *
     * @param puzzle on a flat board, all of which must be covered, and whose edges do not meet
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

    /** The mandatory cells, less what kinds of a fixed count weigh if their first placements say so. */
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

    /** The first placement of a kind whose count is fixed and that has any. */
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
