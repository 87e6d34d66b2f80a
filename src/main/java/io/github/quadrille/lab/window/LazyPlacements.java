package io.github.quadrille.lab.window;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Finds placements when they are needed, and keeps no list of all placements. The board has a margin as wide as the
 * largest piece. So finding a cell of a piece takes one addition and one look-up. Memory is 8 bytes for each cell and 4
 * bytes for each square of the margin. If opposite edges of a board are joined, the margin at an edge repeats the cells
 * of the opposite edge. A placement that would cover a cell twice does not fit. On a small board with joined edges,
 * several placements can cover the same set of cells.
 */
public final class LazyPlacements {
    private final Region region;
    private final int rowStride;
    private final int layerStride;
    private final int[] cellAt;
    private final int[] square;
    private final int[] kind;
    private final int[][] offsets;
    /**
     * For each orientation, this array has the number of the square of its first cell, if square (0, 0) has the number
     * 0. Only whether this number is even or odd matters.
     */
    private final int[] first;
    /**
     * This number is 1 for triangles. Even squares are triangles that point up, and a piece moves only by steps that
     * take even squares to even squares. For all other lattices, this number is 0.
     */
    private final int parity;
    /**
     * The first array has the steps from an even square to the neighbours of this square, and the second array has the
     * steps from an odd square. The steps to neighbours in the same row come first.
     */
    private final int[][] steps;

    private final boolean mayMeetItself;
    private final boolean connected;

    public LazyPlacements(Puzzle puzzle) {
        region = puzzle.region();
        int kinds = puzzle.bag().size();
        Polyform[][] shapes = new Polyform[kinds][];
        int reach = 1;
        int depth = region.lattice().steps(new Cell(0, 0)).stream()
                .mapToInt(Cell::layer)
                .max()
                .orElseThrow();
        boolean allConnected = true;
        boolean folds = false;
        for (int k = 0; k < kinds; k++) {
            Polyform shape = puzzle.bag().kind(k).shape();
            shapes[k] = shape.orientations(puzzle.symmetry()).toArray(Polyform[]::new);
            allConnected &= shape.isConnected();
            for (Polyform orientation : shapes[k]) {
                reach = Math.max(reach, Math.max(orientation.height(), orientation.width()));
                depth = Math.max(depth, orientation.depth());
                folds |= region.isLapped(orientation, 1);
            }
        }
        connected = allConnected;
        mayMeetItself = folds;
        int margin = reach;
        int above = region.lattice().isSolid() ? depth : 0;
        // The stride is odd, so the parity of row + column decides whether a square is even.
        rowStride = (region.columns() + 2 * margin) | 1;
        layerStride = (region.rows() + 2 * margin) * rowStride;
        cellAt = new int[(region.layers() + 2 * above) * layerStride];
        for (int i = 0; i < cellAt.length; i++) {
            int inLayer = i % layerStride;
            cellAt[i] =
                    region.cellAt(i / layerStride - above, inLayer / rowStride - margin, inLayer % rowStride - margin);
        }
        square = new int[region.size()];
        for (int cell = 0; cell < square.length; cell++) {
            square[cell] = (region.layer(cell) + above) * layerStride
                    + (region.row(cell) + margin) * rowStride
                    + region.column(cell)
                    + margin;
        }
        parity = region.lattice().canMove(new Cell(0, 1)) ? 0 : 1;
        steps = new int[][] {steps(new Cell(0, 0)), steps(new Cell(0, 1))};
        int count = Arrays.stream(shapes).mapToInt(of -> of.length).sum();
        kind = new int[count];
        offsets = new int[count][];
        first = new int[count];
        int at = 0;
        for (int k = 0; k < kinds; k++) {
            for (Polyform orientation : shapes[k]) {
                kind[at] = k;
                first[at] = offset(orientation.cells().get(0));
                offsets[at++] = offsets(orientation);
            }
        }
    }

    /** Returns the steps from the first cell of an orientation to each of its cells. */
    private int[] offsets(Polyform orientation) {
        Cell from = orientation.cells().get(0);
        return orientation.cells().stream()
                .mapToInt(cell -> offset(cell.minus(from)))
                .toArray();
    }

    private int[] steps(Cell from) {
        return region.lattice().steps(from).stream()
                .sorted(Comparator.comparing((Cell step) -> step.layer() != 0)
                        .thenComparing(step -> step.row() != 0)
                        .thenComparing(Comparator.naturalOrder()))
                .mapToInt(this::offset)
                .toArray();
    }

    private int offset(Cell step) {
        return step.layer() * layerStride + step.row() * rowStride + step.column();
    }

    public Region region() {
        return region;
    }

    /**
     * Returns the number of orientations of all kinds together. Orientations are numbered from 0, one kind after
     * another.
     */
    public int orientations() {
        return kind.length;
    }

    public int kind(int orientation) {
        return kind[orientation];
    }

    public int area(int orientation) {
        return offsets[orientation].length;
    }

    /** Returns whether all pieces are connected. */
    public boolean areConnected() {
        return connected;
    }

    /** Returns how many sides a cell has. */
    public int sides() {
        return steps[0].length;
    }

    /**
     * Returns the cell beyond a side of a cell, or -1 if there is no such cell. The sides to neighbours in the same row
     * come first.
     */
    public int beyond(int side, int cell) {
        return cellAt[square[cell] + step(side, cell)];
    }

    /**
     * Returns whether the step across a side leads to a square with a higher number. Of the two cells at a side, this
     * holds for only one. So a caller that uses only such sides meets each pair of neighbours once.
     */
    public boolean isAhead(int side, int cell) {
        return step(side, cell) > 0;
    }

    private int step(int side, int cell) {
        return steps[square[cell] & 1][side];
    }

    /**
     * Lays an orientation so that its i-th cell is on the given cell.
     *
     * @param into the array that receives the numbers of the cells
     * @return whether the orientation fits on the board; if not, the content of {@code into} is undefined
     */
    public boolean lay(int orientation, int i, int cell, int[] into) {
        int[] offset = offsets[orientation];
        int base = square[cell] - offset[i];
        if (((base ^ first[orientation]) & parity) != 0) {
            return false;
        }
        // The square of the first cell may be in the margin, but never beyond the margin, which is as wide as a piece
        // can reach.
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
