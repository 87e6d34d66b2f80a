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
 * A {@code LatticeForm} is a lattice with the turns and mirror images of its shapes, which work on positions in a
 * picture. Turns are clockwise.
 */
enum LatticeForm {
    SQUARE(2),
    CUBIC(3),
    /** Hexagons are drawn in leaning rows: the next column is to the east, the next row to the south-east. */
    HEXAGONAL(2),
    /** Triangles point up where the sum of row and column is even. */
    TRIANGULAR(2),
    /**
     * Balls are stacked: each ball is on four balls of the layer below, in its row and the next, in its column and the
     * next.
     */
    FCC(3),
    /** Hypercubes have a layer number that encodes all coordinates except the last two. */
    HYPERCUBIC(4),
    HYPERCUBIC_5(5),
    HYPERCUBIC_6(6);

    /**
     * A layer number has one digit of this base for each coordinate before row and column. Each side of a board is
     * shorter than half of it.
     */
    static final int BASE = 64;

    private final int dimensions;

    LatticeForm(int dimensions) {
        this.dimensions = dimensions;
    }

    int dimensions() {
        return dimensions;
    }

    /** Returns the hypercubic lattice of this many dimensions, at least four. */
    LatticeForm of(int wanted) throws UnreadablePuzzle {
        UnreadablePuzzle.when(wanted > 6, 0, "The board has more than six dimensions.");
        return wanted < 5 ? HYPERCUBIC : wanted == 5 ? HYPERCUBIC_5 : HYPERCUBIC_6;
    }

    /** Returns the position with these coordinates, of which row and column are the last. */
    static PicturePosition position(List<Integer> coordinates) {
        int flat = coordinates.size() - 2;
        int layer = 0;
        for (int coordinate : coordinates.subList(0, flat)) {
            layer = layer * BASE + coordinate;
        }
        return new PicturePosition(layer, coordinates.get(flat), coordinates.get(flat + 1));
    }

    /** Returns the coordinates of a position, one for each dimension, with row and column last. */
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
     * Returns the coordinates of a cell's middle. Turns and flips of the lattice only exchange them and change their
     * signs.
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

    /** Returns a cell after a quarter turn in the plane of an axis and the axis before it. */
    private PicturePosition turned(PicturePosition cell, int axis) {
        List<Integer> at = coordinates(cell);
        int before = at.set(axis - 1, at.get(axis));
        at.set(axis, -before);
        return position(at);
    }

    /** Returns the steps by one along each coordinate, for lattices whose cells are boxes. */
    List<PicturePosition> units() {
        return IntStream.range(0, dimensions)
                .mapToObj(axis -> position(IntStream.range(0, dimensions)
                        .mapToObj(at -> at == axis ? 1 : 0)
                        .toList()))
                .toList();
    }

    /** Returns whether cells are in space, where a turn is not given by an angle. */
    boolean isSolid() {
        return dimensions > 2;
    }

    /** Returns whether pieces may be turned but not flipped, unless the puzzle says otherwise. */
    boolean turnsOnly() {
        return this == CUBIC || this == FCC;
    }

    /** Returns the smallest turn in the plane, in degrees. */
    int smallestTurn() {
        return this == SQUARE ? 90 : 60;
    }

    /** Returns cells of the plane after an optional flip and then a turn. */
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
            // Each operator is a quarter turn in the plane of two neighbouring coordinates. For cubes, these generate
            // all 24 turns.
            case CUBIC, HYPERCUBIC, HYPERCUBIC_5, HYPERCUBIC_6 ->
                IntStream.range(1, dimensions)
                        .<UnaryOperator<PicturePosition>>mapToObj(axis -> cell -> turned(cell, axis))
                        .toList();
            // This is a sixth turn: it takes the east to the south-east, and the south-east to the south-west.
            case HEXAGONAL -> List.of(cell -> new PicturePosition(0, cell.row() + cell.column(), -cell.row()));
            case TRIANGULAR -> List.of(LatticeForm::turnedTriangle);
            // The first is a quarter turn about a ball of a square, the second a third turn about a ball of a
            // tetrahedron. Together they generate all 24 turns.
            case FCC ->
                List.of(
                        cell -> new PicturePosition(cell.layer(), cell.column(), -cell.row() - cell.layer()),
                        cell -> new PicturePosition(
                                cell.column() - cell.row(), -cell.column(), cell.layer() + cell.row()));
        };
    }

    /** Returns the mirror image of a cell. Left and right are exchanged, and for balls rows and columns. */
    private PicturePosition mirrored(PicturePosition cell) {
        return switch (this) {
            case HEXAGONAL -> new PicturePosition(0, cell.row(), -cell.row() - cell.column());
            case FCC -> new PicturePosition(cell.layer(), cell.column(), cell.row());
            default -> new PicturePosition(cell.layer(), cell.row(), -cell.column());
        };
    }

    /**
     * Returns a triangle after a sixth turn about the upper tip of the triangle at row 0, column 0. In the plane that
     * tip is the origin, x is the column, and y is three times the height. The middle of a triangle that points up is 2
     * below its tip, that of one that points down is 1 below its edge. The steps from the origin to the next corners in
     * the east and south-east are the axes. In sixths of them the middle is (3x - y, 2y). The turn takes (a, b) to (-b,
     * a + b).
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
     * Returns whether a step takes cells to cells. For triangles, the step must lead from one that points up to another
     * that does.
     */
    boolean mayMove(PicturePosition step) {
        return this != TRIANGULAR || pointsUp(step);
    }

    /** Returns a shape mirrored left to right, in normal position. */
    List<PicturePosition> mirrored(Collection<PicturePosition> shape) {
        return normal(shape.stream().map(this::mirrored).toList());
    }

    /** Returns a shape, in normal position, after repeated smallest turns. */
    List<PicturePosition> turned(Collection<PicturePosition> shape, int times) {
        List<PicturePosition> turned = normal(shape);
        for (int i = 0; i < times; i++) {
            turned = normal(turned.stream().map(turns().get(0)).toList());
        }
        return turned;
    }

    /**
     * Returns all orientations of a shape, each in normal position.
     *
     * @param shape the cells of the shape
     * @param moves the allowed turns and mirror images
     */
    Set<List<PicturePosition>> orientations(Collection<PicturePosition> shape, PieceMoves moves) {
        return images(shape, moves, this::normal);
    }

    /**
     * Returns all images of a list of cells under turns and mirrors, moved to the origin. Each image keeps the order of
     * the cells.
     */
    Set<List<PicturePosition>> images(List<PicturePosition> cells) {
        return images(cells, PieceMoves.FREE);
    }

    /**
     * Returns all images of a list of cells under the allowed moves, moved to the origin. Each image keeps the order of
     * the cells.
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
            // Balls of one row are arranged like hexagons, so they may also be turned by a sixth among themselves.
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
     * Returns a shape in normal position: its cells are sorted, and the first is at the origin, or right of it for a
     * triangle that points down.
     */
    List<PicturePosition> normal(Collection<PicturePosition> shape) {
        return atOrigin(shape).stream().sorted().toList();
    }

    /**
     * Returns a shape moved so that its least cell is at the origin, or right of it for a triangle that points down.
     * The order of the cells stays.
     */
    List<PicturePosition> atOrigin(Collection<PicturePosition> shape) {
        PicturePosition first = Collections.min(shape);
        PicturePosition there = new PicturePosition(0, 0, this == TRIANGULAR && !pointsUp(first) ? 1 : 0);
        return shape.stream().map(cell -> cell.minus(first).plus(there)).toList();
    }

    /** Returns the steps from a cell to the cells that share a side with it. */
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

    /** Returns the name of a cell as comments of models write it. */
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
