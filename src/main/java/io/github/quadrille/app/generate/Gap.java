package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * Holds a gap, which is a connected set of open cells, and turns it into a board. On squares, that board is the
 * bounding box of the gap. On other lattices, it is as large as the whole board.
 */
final class Gap {
    private final Region region;
    private final Set<Integer> cells;
    private final int top;
    private final int left;
    private final int bottom;
    private final int right;

    private Gap(Region region, Set<Integer> cells) {
        this.region = region;
        this.cells = cells;
        boolean square = region.lattice() == Lattices.SQUARE;
        this.top = square ? cells.stream().mapToInt(region::row).min().orElseThrow() : 0;
        this.bottom = square ? cells.stream().mapToInt(region::row).max().orElseThrow() : region.rows() - 1;
        this.left = square ? cells.stream().mapToInt(region::column).min().orElseThrow() : 0;
        this.right = square ? cells.stream().mapToInt(region::column).max().orElseThrow() : region.columns() - 1;
    }

    /**
     * Returns the gap that consists of the open cells connected to one cell. The time is linear in the number of these
     * cells.
     */
    static Gap around(int start, Region region, int[] pieceOn) {
        return new Gap(region, TouchingCells.reached(region, start, cell -> pieceOn[cell] < 0));
    }

    /** Divides cells into connected parts. */
    static List<Set<Integer>> parts(Region region, BitSet cells) {
        BitSet left = (BitSet) cells.clone();
        List<Set<Integer>> parts = new ArrayList<>();
        for (int cell = left.nextSetBit(0); cell >= 0; cell = left.nextSetBit(cell)) {
            Set<Integer> part = TouchingCells.reached(region, cell, left::get);
            part.forEach(left::clear);
            parts.add(part);
        }
        return parts;
    }

    int size() {
        return cells.size();
    }

    /** Returns the cells of the gap in the order in which they were reached. */
    Set<Integer> cells() {
        return Collections.unmodifiableSet(cells);
    }

    /**
     * Returns the board of the gap, with holes for all other cells. Edges that are joined on the whole board are joined
     * here, too, if this board reaches from one of these edges to the other.
     */
    Region board() {
        if (region.lattice() != Lattices.SQUARE) {
            return region.drawnAs(region.picture(cell -> cells.contains(cell) ? Region.MANDATORY : Region.HOLE));
        }
        char[][] rows = new char[bottom - top + 1][right - left + 1];
        for (char[] row : rows) {
            Arrays.fill(row, Region.HOLE);
        }
        for (int cell : cells) {
            rows[region.row(cell) - top][region.column(cell) - left] = Region.MANDATORY;
        }
        boolean down = region.wrap().topMeetsBottom() && rows.length == region.rows();
        boolean across = region.wrap().leftMeetsRight() && rows[0].length == region.columns();
        Wrap wrap = down ? across ? Wrap.BOTH : Wrap.VERTICAL : across ? Wrap.HORIZONTAL : Wrap.NONE;
        return new Region(Arrays.stream(rows).map(String::new).toList(), wrap);
    }

    /** Moves a piece on {@link #board} back to its place on the whole board. */
    Placement onBoard(Placement piece) {
        return piece.moved(cell -> cell.shifted(top, left));
    }
}
