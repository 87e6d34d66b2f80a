package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Placement;

import java.util.Arrays;
import java.util.List;

/**
 * The pieces of a packing that lie in a box: a rectangle of at least two whole pieces and nothing else, of at most half
 * the board. Such a part is a puzzle of its own within the puzzle. Takes R^2 C (P + C) steps where the
 * shorter side is R, the longer C, and P pieces lie.
 */
final class BoxedPieces {
    /** The rows and columns between which a piece lies on the sheet, edges that meet or not. */
    private record Extent(int top, int bottom, int left, int right, int cells) {
        /** As it lies, or on the board with rows and columns exchanged. */
        static Extent of(Placement piece, boolean turned) {
            int[] rows = piece.cells().stream().mapToInt(Cell::row).sorted().toArray();
            int[] columns =
                    piece.cells().stream().mapToInt(Cell::column).sorted().toArray();
            int last = rows.length - 1;
            return turned
                    ? new Extent(columns[0], columns[last], rows[0], rows[last], rows.length)
                    : new Extent(rows[0], rows[last], columns[0], columns[last], rows.length);
        }
    }

    private final int rows;
    private final int columns;
    private final int cells;
    private final List<Extent> pieces;
    private final boolean[] boxed;

    private BoxedPieces(Region region, List<Placement> pieces) {
        boolean turned = region.rows() > region.columns();
        this.rows = Math.min(region.rows(), region.columns());
        this.columns = Math.max(region.rows(), region.columns());
        this.cells = region.size();
        this.pieces = pieces.stream().map(piece -> Extent.of(piece, turned)).toList();
        this.boxed = new boolean[pieces.size()];
    }

    static int count(Region region, List<Placement> pieces) {
        BoxedPieces boxes = new BoxedPieces(region, pieces);
        for (int top = 0; top < boxes.rows; top++) {
            for (int bottom = top; bottom < boxes.rows; bottom++) {
                boxes.lookBetween(top, bottom);
            }
        }
        int count = 0;
        for (boolean each : boxes.boxed) {
            count += each ? 1 : 0;
        }
        return count;
    }

    private void lookBetween(int top, int bottom) {
        List<Extent> within = pieces.stream()
                .filter(piece -> piece.top() >= top && piece.bottom() <= bottom)
                .toList();
        int[] cellsEndingAt = new int[columns];
        for (int left = 0; left < columns; left++) {
            Arrays.fill(cellsEndingAt, 0);
            for (Extent piece : within) {
                cellsEndingAt[piece.right()] += piece.left() >= left ? piece.cells() : 0;
            }
            int cells = 0;
            for (int right = left; right < columns; right++) {
                cells += cellsEndingAt[right];
                int area = (bottom - top + 1) * (right - left + 1);
                if (cells == area && 2 * area <= this.cells) {
                    mark(top, bottom, left, right, area);
                }
            }
        }
    }

    /** A piece that is a rectangle by itself is no box. */
    private void mark(int top, int bottom, int left, int right, int area) {
        for (int i = 0; i < boxed.length; i++) {
            Extent piece = pieces.get(i);
            boxed[i] |= piece.top() >= top
                    && piece.bottom() <= bottom
                    && piece.left() >= left
                    && piece.right() <= right
                    && piece.cells() < area;
        }
    }
}
