package io.github.quadrille.argument;

import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.exactcover.KindItem;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.PlacementTable;

/**
 * Whether a colouring modulo 2 that repeats after {@link #BASE} rows and columns shows that there is no packing:
 * chessboards, stripes, diagonals and whatever else. Cheap enough to be asked before anything else, for where there is
 * none, a few hundred placements tell; where there is one, all are looked at, once.
 *
 * <p>Classes of cells are bits of a word, a placement the sum of the classes of its mandatory cells. There is such a
 * colouring exactly when the board, less as many first placements of each kind as are needed, is no sum of differences
 * between placements of one kind (of kinds whose count is a range, of placements themselves): over a field, what is
 * not in a span is told from it by some weights. This is {@link Weighing} for one base and one prime.
 */
final class ParityPatterns {
    private static final int BASE = 8;

    private final ExactCover problem;
    private final long[] classOf;
    /** By highest class, a vector of the span. */
    private final long[] span = new long[Long.SIZE];

    private ParityPatterns(PlacementTable table) {
        problem = table.cover();
        Region region = table.puzzle().region();
        Pattern pattern = Pattern.finest(BASE);
        classOf = new long[problem.cells()];
        for (int cell = 0; cell < classOf.length; cell++) {
            if (problem.isMandatory(cell)) {
                classOf[cell] = 1L << pattern.classOf(region, cell);
            }
        }
    }

    /** Linear in the placements at most. */
    static boolean anyRefutes(PlacementTable table) {
        return table.size() > 0 && new ParityPatterns(table).refutes();
    }

    private boolean refutes() {
        long rest = board();
        int step = Weighing.stepCoprimeTo(problem.options());
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
        for (long one : classOf) {
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
