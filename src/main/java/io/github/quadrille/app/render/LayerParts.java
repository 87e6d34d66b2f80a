package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the parts of pieces that look like separate tiles in pictures. Such a part is a connected part of a piece in
 * one layer.
 */
final class LayerParts {
    private static final double HALF = 0.5;
    /**
     * A point is well inside a part if the corners of a square around the point are in the part. The square reaches
     * this far to each side of the point, in cells.
     */
    private static final double REACH = 0.3;

    private final Picture picture;
    private final int[] ofKind;
    private final int[] numbers;

    LayerParts(Picture picture) {
        this.picture = picture;
        this.ofKind = new int[picture.kindNames().size()];
        this.numbers = new int[picture.size()];
        for (int piece = 0; piece < numbers.length; piece++) {
            numbers[piece] = ++ofKind[picture.kind(piece)];
        }
    }

    /**
     * Tells whether a piece needs a number. Where there are several layers and several pieces of its kind, numbers show
     * which parts belong together.
     */
    boolean isNumbered(int piece) {
        return picture.region().layers() > 1 && ofKind[picture.kind(piece)] > 1;
    }

    /** Returns the number of a piece among the pieces of its kind, from 1. */
    int number(int piece) {
        return numbers[piece];
    }

    /** Returns the connected parts of a piece in one layer. */
    List<List<Cell>> in(int layer, int piece) {
        return picture.touching(picture.cells(piece).stream()
                .filter(cell -> cell.layer() == layer)
                .toList());
    }

    /**
     * Returns the cells of a piece in one layer that lie directly below a cell of the same piece, divided into
     * connected parts.
     */
    List<List<Cell>> contacts(int layer, int piece) {
        return picture.touching(picture.cells(piece).stream()
                .filter(cell ->
                        cell.layer() == layer && layer + 1 < picture.region().layers())
                .filter(cell -> picture.pieceAt(new Cell(layer + 1, cell.row(), cell.column())) == piece)
                .toList());
    }

    /**
     * Returns a point well inside a part, as column and row. It is the middle of the part if the middle lies well
     * inside. Otherwise it is the middle of the cell of the part that is nearest to the middle of the part.
     */
    static Point2D middle(List<Cell> part) {
        double row = part.stream().mapToInt(Cell::row).average().orElseThrow() + HALF;
        double column = part.stream().mapToInt(Cell::column).average().orElseThrow() + HALF;
        if (isInside(part, row, column)) {
            return new Point2D.Double(column, row);
        }
        Cell nearest = part.stream()
                .min(Comparator.comparingDouble(
                        cell -> Math.hypot(cell.row() + HALF - row, cell.column() + HALF - column)))
                .orElseThrow();
        return new Point2D.Double(nearest.column() + HALF, nearest.row() + HALF);
    }

    private static boolean isInside(List<Cell> part, double row, double column) {
        int layer = part.get(0).layer();
        for (double down : new double[] {-REACH, REACH}) {
            for (double right : new double[] {-REACH, REACH}) {
                if (!part.contains(new Cell(layer, (int) Math.floor(row + down), (int) Math.floor(column + right)))) {
                    return false;
                }
            }
        }
        return true;
    }
}
