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

/** What may be done to shapes of a lattice, by where their cells stand in a picture. Turns are clockwise. */
enum LatticeForm {
    SQUARE(2),
    CUBIC(3),
    /** Rows lean: the next column of a hexagon is to the east, the next row to the south-east. */
    HEXAGONAL(2),
    /** Which triangle points up is told by row and column. */
    TRIANGULAR(2),
    /** Balls: each lies on four of the layer below, in its row and the next, in its column and the next. */
    FCC(3),
    /** The layer is a number of all coordinates but the last two. */
    HYPERCUBIC(4),
    HYPERCUBIC_5(5),
    HYPERCUBIC_6(6);

    /** Of the digits that the coordinates before row and column are: no side of a board is half as long. */
    static final int BASE = 64;

    private final int dimensions;

    LatticeForm(int dimensions) {
        this.dimensions = dimensions;
    }

    int dimensions() {
        return dimensions;
    }

    /** The one with so many dimensions; at least four. */
    LatticeForm of(int wanted) throws UnreadablePuzzle {
        UnreadablePuzzle.when(wanted > 6, 0, "The board has more than six dimensions.");
        return wanted < 5 ? HYPERCUBIC : wanted == 5 ? HYPERCUBIC_5 : HYPERCUBIC_6;
    }

    /** The position with these coordinates, row and column last. */
    static PicturePosition position(List<Integer> coordinates) {
        int flat = coordinates.size() - 2;
        int layer = 0;
        for (int coordinate : coordinates.subList(0, flat)) {
            layer = layer * BASE + coordinate;
        }
        return new PicturePosition(layer, coordinates.get(flat), coordinates.get(flat + 1));
    }

    /** Lists as many coordinates as there are dimensions, row and column last. */
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

    /** Returns the coordinates of a middle that turns and flips of the lattice exchange, perhaps with other signs. */
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

    /** Turned by a quarter in the plane of a coordinate and the one before. */
    private PicturePosition turned(PicturePosition cell, int axis) {
        List<Integer> at = coordinates(cell);
        int before = at.set(axis - 1, at.get(axis));
        at.set(axis, -before);
        return position(at);
    }

    /** Lists the steps by one along each coordinate, where cells are boxes. */
    List<PicturePosition> units() {
        return IntStream.range(0, dimensions)
                .mapToObj(axis -> position(IntStream.range(0, dimensions)
                        .mapToObj(at -> at == axis ? 1 : 0)
                        .toList()))
                .toList();
    }

    /** Says whether cells lie in space, where a turn has no angle of its own. */
    boolean isSolid() {
        return dimensions > 2;
    }

    /** Says whether pieces are turned, but not flipped, where a puzzle does not say it. */
    boolean turnsOnly() {
        return this == CUBIC || this == FCC;
    }

    /** Returns the degrees of the smallest turn in the plane. */
    int smallestTurn() {
        return this == SQUARE ? 90 : 60;
    }

    /** Returns each cell in the plane turned by some degrees, after a flip if it is flipped. */
    List<PicturePosition> moved(List<PicturePosition> cells, boolean flipped, int degrees) {
        List<PicturePosition> moved =
                flipped ? cells.stream().map(this::mirrored).toList() : cells;
        for (int turned = 0; turned < degrees; turned += smallestTurn()) {
            moved = moved.stream().map(turns().get(0)).toList();
        }
        return moved;
    }

    /** The turns that make all others. */
    private List<UnaryOperator<PicturePosition>> turns() {
        return switch (this) {
            case SQUARE -> List.of(cell -> new PicturePosition(0, cell.column(), -cell.row()));
            // A quarter turn in the plane of each two coordinates that follow each other: of cubes together all 24.
            case CUBIC, HYPERCUBIC, HYPERCUBIC_5, HYPERCUBIC_6 ->
                IntStream.range(1, dimensions)
                        .<UnaryOperator<PicturePosition>>mapToObj(axis -> cell -> turned(cell, axis))
                        .toList();
            // A sixth turn: what was to the east is to the south-east, and what was there is to the south-west.
            case HEXAGONAL -> List.of(cell -> new PicturePosition(0, cell.row() + cell.column(), -cell.row()));
            case TRIANGULAR -> List.of(LatticeForm::turnedTriangle);
            // A quarter turn about a ball of a square, and a third about one of a tetrahedron: together all 24.
            case FCC ->
                List.of(
                        cell -> new PicturePosition(cell.layer(), cell.column(), -cell.row() - cell.layer()),
                        cell -> new PicturePosition(
                                cell.column() - cell.row(), -cell.column(), cell.layer() + cell.row()));
        };
    }

    /** Left and right exchanged. */
    private PicturePosition mirrored(PicturePosition cell) {
        return switch (this) {
            case HEXAGONAL -> new PicturePosition(0, cell.row(), -cell.row() - cell.column());
            case FCC -> new PicturePosition(cell.layer(), cell.column(), cell.row());
            default -> new PicturePosition(cell.layer(), cell.row(), -cell.column());
        };
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

    /** Says of a triangle where its tip is. */
    static boolean pointsUp(PicturePosition cell) {
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
        return images(shape, moves, this::normal);
    }

    /** All that turns and mirrors make of cells, moved to the origin; where a cell has gone is said by its place in the list. */
    Set<List<PicturePosition>> images(List<PicturePosition> cells) {
        return images(cells, PieceMoves.FREE);
    }

    /** The same, by what may be done to pieces. */
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
            // Balls of one row lie as hexagons do, and may be turned by a sixth among themselves.
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

    /** Cells in order, the first at the origin or, of triangles that point down, right of it. */
    List<PicturePosition> normal(Collection<PicturePosition> shape) {
        return atOrigin(shape).stream().sorted().toList();
    }

    /** The same in the order that they have. */
    List<PicturePosition> atOrigin(Collection<PicturePosition> shape) {
        PicturePosition first = Collections.min(shape);
        PicturePosition there = new PicturePosition(0, 0, this == TRIANGULAR && !pointsUp(first) ? 1 : 0);
        return shape.stream().map(cell -> cell.minus(first).plus(there)).toList();
    }

    /** The steps to cells that share a side with one. */
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

    /** The cell as comments of models name it. */
    String name(PicturePosition cell) {
        return coordinates(cell).stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
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
