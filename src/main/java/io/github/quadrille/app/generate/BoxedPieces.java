package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Placement;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.List;

/**
 * Counts the pieces of a packing that lie in a box. A box is a range of layers, rows and columns; on a board of squares
 * it is a rectangle. A box consists of at least two whole pieces, and is at most half of the board. Such a box is a
 * separate puzzle within the puzzle. The count takes L^2 R^2 C (P + C) steps for L layers, a shorter side R, a longer
 * side C, and P pieces.
 */
final class BoxedPieces {
    /**
     * Holds the ranges of layers, rows and columns that a piece spans on the board as it is drawn, and the number of
     * its cells. If opposite edges of the board are joined, a piece across them spans the whole side.
     */
    private record Extent(int front, int back, int top, int bottom, int left, int right, int cells) {
        /**
         * Measures a piece.
         *
         * @param turned whether rows and columns are exchanged
         */
        static Extent of(Placement piece, List<Integer> layersOfBoard, boolean turned) {
            IntSummaryStatistics rows = piece.cells().stream()
                    .mapToInt(turned ? Cell::column : Cell::row)
                    .summaryStatistics();
            IntSummaryStatistics columns = piece.cells().stream()
                    .mapToInt(turned ? Cell::row : Cell::column)
                    .summaryStatistics();
            IntSummaryStatistics layers = piece.cells().stream()
                    .mapToInt(cell -> layersOfBoard.indexOf(cell.layer()))
                    .summaryStatistics();
            return new Extent(
                    layers.getMin(),
                    layers.getMax(),
                    rows.getMin(),
                    rows.getMax(),
                    columns.getMin(),
                    columns.getMax(),
                    (int) rows.getCount());
        }

        boolean isWithin(Extent other) {
            return front >= other.front
                    && back <= other.back
                    && top >= other.top
                    && bottom <= other.bottom
                    && left >= other.left
                    && right <= other.right;
        }
    }

    private final int layers;
    private final int rows;
    private final int columns;
    private final int cells;
    private final List<Extent> pieces;
    private final BitSet boxed = new BitSet();

    private BoxedPieces(Region region, List<Placement> pieces) {
        boolean turned = region.rows() > region.columns();
        List<Integer> layers = Diversity.layers(region);
        this.layers = layers.size();
        this.rows = Math.min(region.rows(), region.columns());
        this.columns = Math.max(region.rows(), region.columns());
        this.cells = region.size();
        this.pieces =
                pieces.stream().map(piece -> Extent.of(piece, layers, turned)).toList();
    }

    /** Counts the pieces that lie in some box. */
    static int count(Region region, List<Placement> pieces) {
        BoxedPieces boxes = new BoxedPieces(region, pieces);
        for (int front = 0; front < boxes.layers; front++) {
            for (int back = front; back < boxes.layers; back++) {
                for (int top = 0; top < boxes.rows; top++) {
                    for (int bottom = top; bottom < boxes.rows; bottom++) {
                        boxes.lookWithin(new Extent(front, back, top, bottom, 0, boxes.columns - 1, 0));
                    }
                }
            }
        }
        return boxes.boxed.cardinality();
    }

    private void lookWithin(Extent rows) {
        List<Extent> within =
                pieces.stream().filter(piece -> piece.isWithin(rows)).toList();
        int height = (rows.back() - rows.front() + 1) * (rows.bottom() - rows.top() + 1);
        int[] cellsEndingAt = new int[columns];
        for (int left = 0; left < columns; left++) {
            Arrays.fill(cellsEndingAt, 0);
            for (Extent piece : within) {
                cellsEndingAt[piece.right()] += piece.left() >= left ? piece.cells() : 0;
            }
            int cells = 0;
            for (int right = left; right < columns; right++) {
                cells += cellsEndingAt[right];
                int size = height * (right - left + 1);
                if (cells == size && 2 * size <= this.cells) {
                    mark(new Extent(rows.front(), rows.back(), rows.top(), rows.bottom(), left, right, size));
                }
            }
        }
    }

    /** Marks the pieces in a box. A piece that fills a box alone is not marked. */
    private void mark(Extent box) {
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).isWithin(box) && pieces.get(i).cells() < box.cells()) {
                boxed.set(i);
            }
        }
    }
}
