package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Holds the pieces of a puzzle with exact counts, and their shapes. A shape is an orientation of a kind. The pieces
 * have the order of the published program: one piece of each kind, then again one piece of each kind, and so on. A
 * place is an int that encodes the shape of a piece and the row and column of its bounding box. A state of the search
 * has a place for every piece.
 */
final class BeamPieces {
    /**
     * The published program goes through the orientations of a piece in this order. The first four are anticlockwise
     * turns of the drawing flipped upside down, and the last four are anticlockwise turns of the drawing itself. In
     * both groups, the drawing that is not turned comes last.
     */
    private static final List<Isometry> CYCLE = List.of(
            Isometry.FLIP_TURN_90,
            Isometry.FLIP,
            Isometry.FLIP_TURN_270,
            Isometry.FLIP_TURN_180,
            Isometry.TURN_270,
            Isometry.TURN_180,
            Isometry.TURN_90,
            Isometry.IDENTITY);

    private final Region region;
    private final int rowBits;
    private final int columnBits;
    private final int box;
    private final int largestCount;
    private final int[] kindOf;
    private final int[] firstShape;
    private final int[] nextShape;
    private final int[][] rowOffsets;
    private final int[][] columnOffsets;

    BeamPieces(Puzzle puzzle) {
        Bag bag = puzzle.bag();
        this.region = puzzle.region();
        this.rowBits = bits(region.rows());
        this.columnBits = bits(region.columns());
        this.box = box(puzzle);
        this.largestCount = bag.supplies().stream()
                .mapToInt(supply -> supply.count().min())
                .max()
                .orElseThrow();
        this.kindOf = IntStream.range(0, largestCount)
                .flatMap(set -> IntStream.range(0, bag.size())
                        .filter(kind -> set < bag.count(kind).min()))
                .toArray();
        this.firstShape = new int[bag.size() + 1];
        List<List<Cell>> shapes = new ArrayList<>();
        List<Integer> next = new ArrayList<>();
        for (int kind = 0; kind < bag.size(); kind++) {
            for (Polyform shape : cycle(bag.kind(kind).shape(), puzzle.symmetry())) {
                shapes.add(shape.cells().stream()
                        .sorted(Comparator.comparingInt(Cell::column))
                        .toList());
                next.add(shapes.size());
            }
            firstShape[kind + 1] = shapes.size();
            next.set(shapes.size() - 1, firstShape[kind]);
        }
        this.nextShape = next.stream().mapToInt(shape -> shape).toArray();
        this.rowOffsets = offsets(shapes, Cell::row);
        this.columnOffsets = offsets(shapes, Cell::column);
    }

    private static List<Polyform> cycle(Polyform shape, PieceSymmetry symmetry) {
        List<Polyform> allowed = shape.orientations(symmetry);
        return CYCLE.stream()
                .map(shape::transformed)
                .distinct()
                .filter(allowed::contains)
                .toList();
    }

    private static int[][] offsets(List<List<Cell>> shapes, ToIntFunction<Cell> coordinate) {
        return shapes.stream()
                .map(cells -> cells.stream().mapToInt(coordinate).toArray())
                .toArray(int[][]::new);
    }

    /** Returns the greatest height or width of all pieces that are used. */
    static int box(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .map(supply -> supply.kind().shape())
                .mapToInt(shape -> Math.max(shape.height(), shape.width()))
                .max()
                .orElse(1);
    }

    /** Returns how many bits a place needs. */
    static int bits(Puzzle puzzle) {
        int shapes = puzzle.bag().supplies().stream()
                .mapToInt(supply ->
                        supply.kind().shape().orientations(puzzle.symmetry()).size())
                .sum();
        return bits(shapes)
                + bits(puzzle.region().rows())
                + bits(puzzle.region().columns());
    }

    private static int bits(int values) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(values - 1);
    }

    int box() {
        return box;
    }

    int count() {
        return kindOf.length;
    }

    /** Returns the greatest number of pieces of one kind. */
    int largestCount() {
        return largestCount;
    }

    int kind(int piece) {
        return kindOf[piece];
    }

    /**
     * Returns the row of each cell of a shape, counted from the top of the bounding box. The cells are sorted by their
     * columns.
     */
    int[] rowOffsets(int shape) {
        return rowOffsets[shape];
    }

    int[] columnOffsets(int shape) {
        return columnOffsets[shape];
    }

    /** Returns the next orientation of the same kind. The first orientation follows the last one. */
    int nextShape(int shape) {
        return nextShape[shape];
    }

    int place(int shape, int row, int column) {
        return (((shape << rowBits) + row) << columnBits) + column;
    }

    int shape(int place) {
        return place >>> columnBits >>> rowBits;
    }

    int row(int place) {
        return (place >>> columnBits) & ((1 << rowBits) - 1);
    }

    int column(int place) {
        return place & ((1 << columnBits) - 1);
    }

    /**
     * Returns the cells of a piece at a place, sorted by their columns in the shape. If opposite edges of the board
     * meet, cells beyond one edge continue at the other edge. Otherwise, they are outside the board.
     */
    List<Cell> cells(int place) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < rowOffsets[shape(place)].length; i++) {
            cells.add(region.carried(new Cell(
                    row(place) + rowOffsets[shape(place)][i], column(place) + columnOffsets[shape(place)][i])));
        }
        return cells;
    }

    int randomPlace(int piece, RandomGenerator random) {
        int shape = random.nextInt(firstShape[kindOf[piece]], firstShape[kindOf[piece] + 1]);
        return place(shape, random.nextInt(region.rows()), random.nextInt(region.columns()));
    }
}
