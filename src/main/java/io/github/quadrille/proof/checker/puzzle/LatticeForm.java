package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A {@code LatticeForm} is a lattice. It can turn and mirror positions of cells in a picture. In the plane, turns are
 * clockwise.
 */
enum LatticeForm {
    SQUARE(2),
    CUBIC(3),
    /** Hexagons are drawn in leaning rows: the next column is to the east, the next row to the south-east. */
    HEXAGONAL(2),
    /** Triangles point up where the sum of row and column is even. */
    TRIANGULAR(2),
    /**
     * Balls are stacked: each ball lies on four balls of the layer below. If the ball is in row r and column c, these
     * are in the rows r and r + 1 and the columns c and c + 1.
     */
    FCC(3),
    /** Hypercubes have a layer number that encodes all coordinates except the last two. */
    HYPERCUBIC(4),
    HYPERCUBIC_5(5),
    HYPERCUBIC_6(6);

    /**
     * For hypercubes, a layer number has one digit of this base for each coordinate except row and column. If such a
     * board is given by its size, each side is shorter than half of this base.
     */
    static final int BASE = 64;

    private final int dimensions;

    LatticeForm(int dimensions) {
        this.dimensions = dimensions;
    }

    int dimensions() {
        return dimensions;
    }

    /** Returns the hypercubic lattice of this many dimensions; of four dimensions if fewer are wanted. */
    LatticeForm of(int wanted) throws UnreadablePuzzle {
        UnreadablePuzzle.when(wanted > 6, 0, "The board has more than six dimensions.");
        return wanted < 5 ? HYPERCUBIC : wanted == 5 ? HYPERCUBIC_5 : HYPERCUBIC_6;
    }

    /** Returns the position with the given coordinates. The last two are the row and the column. */
    static PicturePosition position(List<Integer> coordinates) {
        int flat = coordinates.size() - 2;
        int layer = 0;
        for (int coordinate : coordinates.subList(0, flat)) {
            layer = layer * BASE + coordinate;
        }
        return new PicturePosition(layer, coordinates.get(flat), coordinates.get(flat + 1));
    }

    /** Returns the coordinates of a position, one for each dimension. The last two are the row and the column. */
    List<Integer> coordinates(PicturePosition cell) {
        List<Integer> all = new ArrayList<>(List.of(cell.row(), cell.column()));
        int left = cell.layer();
        while (all.size() < dimensions) {
            int digit = all.size() == dimensions - 1 ? left : Math.floorMod(left + BASE / 2, BASE) - BASE / 2;
            all.add(0, digit);
            left = (left - digit) / BASE;
        }
        return all;
    }

    /**
     * Returns the coordinates of a cell's middle. In space, turns and flips of the lattice only exchange these
     * coordinates and change their signs.
     */
    List<Integer> axes(PicturePosition cell) {
        int below = cell.row() + cell.column();
        return this == FCC
                ? List.of(below + cell.layer(), cell.row() - cell.column(), cell.layer())
                : coordinates(cell);
    }

    /** Returns the cell whose middle has these coordinates. */
    PicturePosition atAxes(List<Integer> axes) {
        if (this != FCC) {
            return position(axes);
        }
        int layer = axes.get(2);
        return new PicturePosition(
                layer, (axes.get(0) + axes.get(1) - layer) / 2, (axes.get(0) - axes.get(1) - layer) / 2);
    }

    /** Returns a cell after a quarter turn in the plane of the coordinates {@code axis - 1} and {@code axis}. */
    private PicturePosition turned(PicturePosition cell, int axis) {
        List<Integer> at = coordinates(cell);
        int before = at.set(axis - 1, at.get(axis));
        at.set(axis, -before);
        return position(at);
    }

    /** Returns the steps by one along each coordinate. The cells of the lattice must be boxes. */
    List<PicturePosition> units() {
        return IntStream.range(0, dimensions)
                .mapToObj(axis -> position(IntStream.range(0, dimensions)
                        .mapToObj(at -> at == axis ? 1 : 0)
                        .toList()))
                .toList();
    }

    /** Returns whether cells are in space, where an angle alone does not determine a turn. */
    boolean isSolid() {
        return dimensions > 2;
    }

    /** Returns whether pieces may be turned but not flipped, unless the puzzle says otherwise. */
    boolean turnsOnly() {
        return this == CUBIC || this == FCC;
    }

    /** Returns the smallest turn of a flat lattice, in degrees. */
    int smallestTurn() {
        return this == SQUARE ? 90 : 60;
    }

    /** Returns cells of the plane after a flip, if {@code flipped} is true, and then a turn. */
    List<PicturePosition> moved(List<PicturePosition> cells, boolean flipped, int degrees) {
        List<PicturePosition> moved =
                flipped ? cells.stream().map(this::mirrored).toList() : cells;
        for (int turned = 0; turned < degrees; turned += smallestTurn()) {
            moved = moved.stream().map(turns().get(0)).toList();
        }
        return moved;
    }

    /** Returns turns from which all other turns can be composed. */
    private List<UnaryOperator<PicturePosition>> turns() {
        return switch (this) {
            case SQUARE -> List.of(cell -> new PicturePosition(0, cell.column(), -cell.row()));
            // Each operator is a quarter turn in the plane of two neighbouring coordinates. For cubes, these two
            // operators generate all 24 turns.
            case CUBIC, HYPERCUBIC, HYPERCUBIC_5, HYPERCUBIC_6 ->
                IntStream.range(1, dimensions)
                        .<UnaryOperator<PicturePosition>>mapToObj(axis -> cell -> turned(cell, axis))
                        .toList();
            // This is a turn by 60 degrees: it takes the direction east to south-east, and south-east to south-west.
            case HEXAGONAL -> List.of(cell -> new PicturePosition(0, cell.row() + cell.column(), -cell.row()));
            case TRIANGULAR -> List.of(LatticeForm::turnedTriangle);
            // The first operator is a quarter turn about the vertical axis. The second is a turn by 120 degrees, which
            // exchanges the coordinates of `axes` in a cycle and changes some signs. Together the two operators
            // generate all 24 turns.
            case FCC ->
                List.of(
                        cell -> new PicturePosition(cell.layer(), cell.column(), -cell.row() - cell.layer()),
                        cell -> new PicturePosition(
                                cell.column() - cell.row(), -cell.column(), cell.layer() + cell.row()));
        };
    }

    /**
     * Returns the mirror image of a cell. Left and right are exchanged. In the lattice of balls, rows and columns are
     * exchanged instead.
     */
    private PicturePosition mirrored(PicturePosition cell) {
        return switch (this) {
            case HEXAGONAL -> new PicturePosition(0, cell.row(), -cell.row() - cell.column());
            case FCC -> new PicturePosition(cell.layer(), cell.column(), cell.row());
            default -> new PicturePosition(cell.layer(), cell.row(), -cell.column());
        };
    }

    /**
     * Returns a triangle after a turn by 60 degrees about the upper tip of the triangle at row 0, column 0. This tip is
     * the origin of the plane. There x is the column, and y is the distance below the origin, where a row is 3 high.
     * The middle of a triangle that points up is 2 below its tip. The middle of a triangle that points down is 1 below
     * its upper edge. The two axes are the steps from the origin to the next corners in the east and the south-east. In
     * sixths of these steps, the middle is at (3x - y, 2y). The turn takes (a, b) to (-b, a + b).
     */
    private static PicturePosition turnedTriangle(PicturePosition cell) {
        int y = 3 * cell.row() + (pointsUp(cell) ? 2 : 1);
        int a = 3 * cell.column() - y;
        int b = 2 * y;
        int turnedY = (a + b) / 2;
        int turnedX = (-b + turnedY) / 3;
        return new PicturePosition(0, Math.floorDiv(turnedY, 3), turnedX);
    }

    /** Returns whether a triangle points up. */
    static boolean pointsUp(PicturePosition cell) {
        return Math.floorMod(cell.row() + cell.column(), 2) == 0;
    }

    /**
     * Returns whether a shape may be moved by a step. For triangles, the step must lead from a triangle that points up
     * to another triangle that points up.
     */
    boolean mayMove(PicturePosition step) {
        return this != TRIANGULAR || pointsUp(step);
    }

    /** Returns the mirror image of a shape, in {@link #normal normal position}. */
    List<PicturePosition> mirrored(Collection<PicturePosition> shape) {
        return normal(shape.stream().map(this::mirrored).toList());
    }

    /**
     * Returns a shape turned {@code times} times by the smallest turn of the lattice, in {@link #normal normal
     * position}.
     */
    List<PicturePosition> turned(Collection<PicturePosition> shape, int times) {
        List<PicturePosition> turned = normal(shape);
        for (int i = 0; i < times; i++) {
            turned = normal(turned.stream().map(turns().get(0)).toList());
        }
        return turned;
    }

    /**
     * Returns all orientations of a shape, each in {@link #normal normal position}.
     *
     * @param shape the cells of the shape
     * @param moves the allowed turns and mirror images
     */
    Set<List<PicturePosition>> orientations(Collection<PicturePosition> shape, PieceMoves moves) {
        return images(shape, moves, this::normal);
    }

    /**
     * Returns all images of a list of cells under turns and mirror images, each {@link #atOrigin moved to the origin}.
     * Each image keeps the order of the cells.
     */
    Set<List<PicturePosition>> images(List<PicturePosition> cells) {
        return images(cells, PieceMoves.FREE);
    }

    /**
     * Returns all images of a list of cells under the allowed moves, each {@link #atOrigin moved to the origin}. Each
     * image keeps the order of the cells.
     */
    Set<List<PicturePosition>> images(List<PicturePosition> cells, PieceMoves moves) {
        return images(cells, moves, this::atOrigin);
    }

    private Set<List<PicturePosition>> images(
            Collection<PicturePosition> shape,
            PieceMoves moves,
            Function<Collection<PicturePosition>, List<PicturePosition>> moved) {
        List<UnaryOperator<PicturePosition>> ways = new ArrayList<>(moves == PieceMoves.FIXED ? List.of() : turns());
        if (moves == PieceMoves.FREE) {
            ways.add(this::mirrored);
        }
        Set<List<PicturePosition>> found = new LinkedHashSet<>(List.of(moved.apply(shape)));
        Deque<List<PicturePosition>> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            List<PicturePosition> one = open.pop();
            for (UnaryOperator<PicturePosition> way : ways) {
                List<PicturePosition> image = moved.apply(one.stream().map(way).toList());
                if (found.add(image)) {
                    open.push(image);
                }
            }
            // All balls with the same row number, in all layers, lie in one plane, where each touches six others. So a
            // turn by 60 degrees in this plane is also allowed.
            boolean isRow =
                    one.stream().mapToInt(PicturePosition::row).distinct().count() == 1;
            if (this == FCC && isRow && moves != PieceMoves.FIXED) {
                List<PicturePosition> image = moved.apply(one.stream()
                        .map(cell -> new PicturePosition(-cell.column(), cell.row(), cell.layer() + cell.column()))
                        .toList());
                if (found.add(image)) {
                    open.push(image);
                }
            }
        }
        return found;
    }

    /**
     * Returns a shape in normal position: its cells are sorted, and the first cell is at the origin. If the first cell
     * is a triangle that points down, it is at the position to the right of the origin.
     */
    List<PicturePosition> normal(Collection<PicturePosition> shape) {
        return atOrigin(shape).stream().sorted().toList();
    }

    /**
     * Returns a shape moved so that its smallest cell is at the origin. If this cell is a triangle that points down, it
     * is at the position to the right of the origin. The cells keep their order.
     */
    List<PicturePosition> atOrigin(Collection<PicturePosition> shape) {
        PicturePosition first = Collections.min(shape);
        PicturePosition there = new PicturePosition(0, 0, this == TRIANGULAR && !pointsUp(first) ? 1 : 0);
        return shape.stream().map(cell -> cell.minus(first).plus(there)).toList();
    }

    /**
     * Returns the steps from a cell to the cells that share a side with it. For balls, these are the cells that touch
     * it.
     */
    List<PicturePosition> steps(PicturePosition cell) {
        PicturePosition west = new PicturePosition(0, 0, -1);
        PicturePosition east = new PicturePosition(0, 0, 1);
        PicturePosition north = new PicturePosition(0, -1, 0);
        PicturePosition south = new PicturePosition(0, 1, 0);
        return switch (this) {
            case SQUARE -> List.of(west, east, north, south);
            case CUBIC, HYPERCUBIC, HYPERCUBIC_5, HYPERCUBIC_6 -> {
                List<PicturePosition> all = new ArrayList<>(List.of(west, east, north, south));
                for (int step = 1, axis = 2; axis < dimensions; axis++, step *= BASE) {
                    all.add(new PicturePosition(-step, 0, 0));
                    all.add(new PicturePosition(step, 0, 0));
                }
                yield all;
            }
            case HEXAGONAL ->
                List.of(west, east, north, south, new PicturePosition(0, -1, 1), new PicturePosition(0, 1, -1));
            case TRIANGULAR -> List.of(west, east, pointsUp(cell) ? south : north);
            case FCC -> {
                List<PicturePosition> all = new ArrayList<>(List.of(west, east, north, south));
                for (int row = 0; row < 2; row++) {
                    for (int column = 0; column < 2; column++) {
                        all.add(new PicturePosition(-1, row, column));
                        all.add(new PicturePosition(1, -row, -column));
                    }
                }
                yield all;
            }
        };
    }

    /** Returns the name that the comments of a model use for a cell. */
    String name(PicturePosition cell) {
        return coordinates(cell).stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    /** A {@code PieceMoves} tells how pieces may be moved before they are placed. */
    enum PieceMoves {
        /** Pieces may be turned and flipped. */
        FREE,
        /** Pieces may be turned but not flipped. */
        ONE_SIDED,
        /** Pieces may be neither turned nor flipped. */
        FIXED
    }
}
