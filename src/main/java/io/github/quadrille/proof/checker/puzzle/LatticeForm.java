package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What may be done to shapes of a lattice, by where their cells stand in a picture. Turns are clockwise. */
enum LatticeForm {
    SQUARE,
    CUBIC,
    /** Rows lean: the next column of a hexagon is to the east, the next row to the south-east. */
    HEXAGONAL,
    /** Which triangle points up is told by row and column. */
    TRIANGULAR;

    /** The turns that make all others. */
    private List<UnaryOperator<PicturePosition>> turns() {
        return switch (this) {
            case SQUARE -> List.of(cell -> new PicturePosition(0, cell.column(), -cell.row()));
            // A quarter turn of each layer, and one that makes layers of columns: together all 24.
            case CUBIC ->
                List.of(
                        cell -> new PicturePosition(cell.layer(), cell.column(), -cell.row()),
                        cell -> new PicturePosition(-cell.column(), cell.row(), cell.layer()));
            // A sixth turn: what was to the east is to the south-east, and what was there is to the south-west.
            case HEXAGONAL -> List.of(cell -> new PicturePosition(0, cell.row() + cell.column(), -cell.row()));
            case TRIANGULAR -> List.of(LatticeForm::turnedTriangle);
        };
    }

    /** Left and right exchanged. */
    private PicturePosition mirrored(PicturePosition cell) {
        return this == HEXAGONAL
                ? new PicturePosition(0, cell.row(), -cell.row() - cell.column())
                : new PicturePosition(cell.layer(), cell.row(), -cell.column());
    }

    /**
     * A sixth turn about the upper tip of the triangle at row 0, column 0. In the plane that tip is the origin, columns are x and
     * three times the height is y: the middle of a triangle that points up is 2 below its tip, of one that points down 1
     * below its edge. In sixths of the steps to the next corners east and south-east the middle is (3x - y, 2y), and a turn makes
     * (-b, a + b) of (a, b).
     */
    private static PicturePosition turnedTriangle(PicturePosition cell) {
        int y = 3 * cell.row() + (pointsUp(cell) ? 2 : 1);
        int a = 3 * cell.column() - y;
        int b = 2 * y;
        int turnedY = (a + b) / 2;
        int turnedX = (-b + turnedY) / 3;
        return new PicturePosition(0, Math.floorDiv(turnedY, 3), turnedX);
    }

    private static boolean pointsUp(PicturePosition cell) {
        return Math.floorMod(cell.row() + cell.column(), 2) == 0;
    }

    /** Whether a step takes cells to cells; triangles that point up only to such. */
    boolean mayMove(PicturePosition step) {
        return this != TRIANGULAR || pointsUp(step);
    }

    /** Each cell mirrored left to right. */
    List<PicturePosition> mirrored(Collection<PicturePosition> shape) {
        return normal(shape.stream().map(this::mirrored).toList());
    }

    /** Turned so many times by the smallest turn. */
    List<PicturePosition> turned(Collection<PicturePosition> shape, int times) {
        List<PicturePosition> turned = normal(shape);
        for (int i = 0; i < times; i++) {
            turned = normal(turned.stream().map(turns().get(0)).toList());
        }
        return turned;
    }

    /** All that turns, and if flipped also mirrors, make of a shape. */
    Set<List<PicturePosition>> orientations(Collection<PicturePosition> shape, PieceMoves moves) {
        List<UnaryOperator<PicturePosition>> ways = new ArrayList<>(moves == PieceMoves.FIXED ? List.of() : turns());
        if (moves == PieceMoves.FREE) {
            ways.add(this::mirrored);
        }
        Set<List<PicturePosition>> found = new LinkedHashSet<>(List.of(normal(shape)));
        Deque<List<PicturePosition>> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            List<PicturePosition> one = open.pop();
            for (UnaryOperator<PicturePosition> way : ways) {
                List<PicturePosition> image = normal(one.stream().map(way).toList());
                if (found.add(image)) {
                    open.push(image);
                }
            }
        }
        return found;
    }

    /** Cells in order, the first at the origin or, of triangles that point down, right of it. */
    private List<PicturePosition> normal(Collection<PicturePosition> shape) {
        List<PicturePosition> cells = shape.stream().sorted().toList();
        PicturePosition first = cells.get(0);
        PicturePosition there = new PicturePosition(0, 0, this == TRIANGULAR && !pointsUp(first) ? 1 : 0);
        return cells.stream().map(cell -> cell.minus(first).plus(there)).toList();
    }

    /** The steps to cells that share a side with one. */
    List<PicturePosition> steps(PicturePosition cell) {
        PicturePosition west = new PicturePosition(0, 0, -1);
        PicturePosition east = new PicturePosition(0, 0, 1);
        PicturePosition north = new PicturePosition(0, -1, 0);
        PicturePosition south = new PicturePosition(0, 1, 0);
        return switch (this) {
            case SQUARE -> List.of(west, east, north, south);
            case CUBIC ->
                List.of(west, east, north, south, new PicturePosition(-1, 0, 0), new PicturePosition(1, 0, 0));
            case HEXAGONAL ->
                List.of(west, east, north, south, new PicturePosition(0, -1, 1), new PicturePosition(0, 1, -1));
            case TRIANGULAR -> List.of(west, east, pointsUp(cell) ? south : north);
        };
    }

    /** The cell as comments of models name it. */
    String name(PicturePosition cell) {
        return this == CUBIC
                ? "(%d, %d, %d)".formatted(cell.layer(), cell.row(), cell.column())
                : "(%d, %d)".formatted(cell.row(), cell.column());
    }

    /** What may be done to pieces before they are laid. */
    enum PieceMoves {
        /** Turned and flipped. */
        FREE,
        /** Turned. */
        ONE_SIDED,
        /** Nothing. */
        FIXED
    }
}
