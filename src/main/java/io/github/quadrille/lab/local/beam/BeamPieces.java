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
 * come in sets: one of each kind, then again one of each kind, as published. A place encodes the shape of a piece and
 * the row and column of its box in one int. A state is a place for every piece.
 */
final class BeamPieces {
    /**
     * The published program turns pieces in this order: anticlockwise turns of the drawing that is upside down, and
     * then of the drawing itself.
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

    /** Returns the greatest height or width of a piece that is used. */
    static int box(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .map(supply -> supply.kind().shape())
                .mapToInt(shape -> Math.max(shape.height(), shape.width()))
                .max()
                .orElse(1);
    }

    /** Returns how many bits a place takes. */
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

    /** Returns the largest count of a kind. */
    int largestCount() {
        return largestCount;
    }

    int kind(int piece) {
        return kindOf[piece];
    }

    /** Returns the rows of a shape's cells relative to its box. The cells are in order of their columns. */
    int[] rowOffsets(int shape) {
        return rowOffsets[shape];
    }

    int[] columnOffsets(int shape) {
        return columnOffsets[shape];
    }

    /** Returns the next orientation of the same kind, in cyclic order. */
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
     * Returns the cells of a piece at a place, in the order of its shape. Beyond a joined edge they continue at the
     * opposite edge. Beyond any other edge they are off the board.
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
