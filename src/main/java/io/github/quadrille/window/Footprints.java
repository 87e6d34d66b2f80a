package io.github.quadrille.window;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Polyform;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Arrays;

/**
 * Where pieces may lie on a board, found when asked instead of listed: the board with a margin as wide as the largest
 * piece, so that a cell of a piece is one addition and one look away. Memory: 8 bytes per cell and 4 per square of the
 * margin. Wraps are in the margin; a placement that meets itself there does not count, different lifts of the same cells
 * are all told.
 */
public final class Footprints {
    private final Region region;
    private final int stride;
    private final int[] cellAt;
    private final int[] square;
    private final int[] kind;
    private final int[][] offsets;
    private final boolean mayMeetItself;
    private final boolean connected;

    public Footprints(Puzzle puzzle) {
        region = puzzle.region();
        int kinds = puzzle.bag().size();
        Polyform[][] shapes = new Polyform[kinds][];
        int reach = 1;
        boolean allConnected = true;
        boolean folds = false;
        for (int k = 0; k < kinds; k++) {
            Polyform shape = puzzle.bag().kind(k).shape();
            shapes[k] = shape.orientations(puzzle.symmetry()).toArray(Polyform[]::new);
            allConnected &= shape.isConnected();
            for (Polyform orientation : shapes[k]) {
                reach = Math.max(reach, Math.max(orientation.height(), orientation.width()));
                folds |= folds(orientation);
            }
        }
        connected = allConnected;
        mayMeetItself = folds;
        int margin = reach;
        stride = region.columns() + 2 * margin;
        cellAt = new int[(region.rows() + 2 * margin) * stride];
        for (int i = 0; i < cellAt.length; i++) {
            cellAt[i] = region.cellAt(i / stride - margin, i % stride - margin);
        }
        square = new int[region.size()];
        for (int cell = 0; cell < square.length; cell++) {
            square[cell] = (region.row(cell) + margin) * stride + region.column(cell) + margin;
        }
        int count = Arrays.stream(shapes).mapToInt(of -> of.length).sum();
        kind = new int[count];
        offsets = new int[count][];
        int at = 0;
        for (int k = 0; k < kinds; k++) {
            for (Polyform orientation : shapes[k]) {
                kind[at] = k;
                offsets[at++] = offsets(orientation);
            }
        }
    }

    private boolean folds(Polyform orientation) {
        Wrap wrap = region.wrap();
        return (wrap.leftMeetsRight() && orientation.width() > region.columns())
                || (wrap.topMeetsBottom() && orientation.height() > region.rows());
    }

    /** From the first cell of an orientation to each of its cells. */
    private int[] offsets(Polyform orientation) {
        Cell first = orientation.cells().get(0);
        return orientation.cells().stream()
                .mapToInt(cell -> cell.row() * stride + cell.column() - first.column())
                .toArray();
    }

    public Region region() {
        return region;
    }

    /** How many orientations the kinds have together: 0, 1, ... by kind. */
    public int orientations() {
        return kind.length;
    }

    public int kind(int orientation) {
        return kind[orientation];
    }

    public int area(int orientation) {
        return offsets[orientation].length;
    }

    /** Whether all pieces are connected. */
    public boolean areConnected() {
        return connected;
    }

    /** The cell to the right of a cell, or -1. */
    public int right(int cell) {
        return cellAt[square[cell] + 1];
    }

    public int left(int cell) {
        return cellAt[square[cell] - 1];
    }

    public int below(int cell) {
        return cellAt[square[cell] + stride];
    }

    public int above(int cell) {
        return cellAt[square[cell] - stride];
    }

    /**
     * Lays an orientation so that its i-th cell is on a cell.
     *
     * @param into gets the numbers of its cells
     * @return whether it lies on the board; if not, {@code into} has no meaning
     */
    public boolean lay(int orientation, int i, int cell, int[] into) {
        int[] offset = offsets[orientation];
        int base = square[cell] - offset[i];
        // A wrapped base may be in the margin, never beyond: the piece reaches no farther than the margin is wide.
        for (int j = 0; j < offset.length; j++) {
            into[j] = cellAt[base + offset[j]];
            if (into[j] < 0) {
                return false;
            }
        }
        return !mayMeetItself || isSimple(into, offset.length);
    }

    private static boolean isSimple(int[] cells, int length) {
        for (int i = 1; i < length; i++) {
            for (int j = 0; j < i; j++) {
                if (cells[i] == cells[j]) {
                    return false;
                }
            }
        }
        return true;
    }
}
