package io.github.quadrille.generate;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A connected set of open cells on a rectangle, as a board of its own that is no larger than it must be. */
final class Gap {
    private final Region region;
    private final int[] cells;
    private final int top;
    private final int left;
    private final int bottom;
    private final int right;

    private Gap(Region region, int[] cells) {
        this.region = region;
        this.cells = cells;
        this.top = Arrays.stream(cells).map(region::row).min().orElseThrow();
        this.bottom = Arrays.stream(cells).map(region::row).max().orElseThrow();
        this.left = Arrays.stream(cells).map(region::column).min().orElseThrow();
        this.right = Arrays.stream(cells).map(region::column).max().orElseThrow();
    }

    /** The connected parts of the cells without a piece, in the order of their first cells. Linear in the board. */
    static List<Gap> all(Region region, int[] pieceOn) {
        List<Gap> gaps = new ArrayList<>();
        boolean[] seen = new boolean[region.size()];
        int[] reached = new int[region.size()];
        for (int start = 0; start < seen.length; start++) {
            if (pieceOn[start] >= 0 || seen[start]) {
                continue;
            }
            int size = 1;
            reached[0] = start;
            seen[start] = true;
            for (int i = 0; i < size; i++) {
                for (int cell : region.neighbours(reached[i])) {
                    if (pieceOn[cell] < 0 && !seen[cell]) {
                        seen[cell] = true;
                        reached[size++] = cell;
                    }
                }
            }
            gaps.add(new Gap(region, Arrays.copyOf(reached, size)));
        }
        return gaps;
    }

    int size() {
        return cells.length;
    }

    int[] cells() {
        return cells.clone();
    }

    /** Its bounding box with holes around it. Edges meet where it reaches from edge to edge. */
    Region board() {
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

    /** A piece on {@link #board} as it lies on the rectangle. */
    Placement onBoard(Placement piece) {
        List<Cell> shifted =
                piece.cells().stream().map(cell -> cell.shifted(top, left)).toList();
        return new Placement(piece.kind(), shifted);
    }
}
