package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The pieces of a puzzle with exact counts, and their shapes (a shape is an orientation of a kind). A place is the
 * shape in which a piece lies and the row and column of its box, in one int; a state is a place for every piece.
 */
final class BeamPieces {
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
        List<Supply> supplies = puzzle.bag().supplies();
        List<List<Polyform>> orientations = supplies.stream()
                .map(supply -> supply.kind().shape().orientations(puzzle.symmetry()))
                .toList();
        int shapes = orientations.stream().mapToInt(List::size).sum();
        this.region = puzzle.region();
        this.rowBits = bits(region.rows());
        this.columnBits = bits(region.columns());
        this.box = box(puzzle);
        this.kindOf = new int
                [supplies.stream().mapToInt(supply -> supply.count().min()).sum()];
        this.firstShape = new int[supplies.size() + 1];
        this.nextShape = new int[shapes];
        this.rowOffsets = new int[shapes][];
        this.columnOffsets = new int[shapes][];
        this.largestCount =
                supplies.stream().mapToInt(supply -> supply.count().min()).max().orElseThrow();
        int piece = 0;
        for (int kind = 0; kind < supplies.size(); kind++) {
            for (int i = 0; i < supplies.get(kind).count().min(); i++) {
                kindOf[piece++] = kind;
            }
            addShapes(kind, orientations.get(kind));
        }
    }

    private void addShapes(int kind, List<Polyform> orientations) {
        int first = firstShape[kind];
        int count = orientations.size();
        firstShape[kind + 1] = first + count;
        for (int i = 0; i < count; i++) {
            List<Cell> byColumn = orientations.get(i).cells().stream()
                    .sorted(Comparator.comparingInt(Cell::column))
                    .toList();
            rowOffsets[first + i] = byColumn.stream().mapToInt(Cell::row).toArray();
            columnOffsets[first + i] = byColumn.stream().mapToInt(Cell::column).toArray();
            nextShape[first + i] = first + (i + 1) % count;
        }
    }

    /** The largest extent of a piece that is used. */
    static int box(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .map(supply -> supply.kind().shape())
                .mapToInt(shape -> Math.max(shape.height(), shape.width()))
                .max()
                .orElse(1);
    }

    /** How many bits a place takes. */
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

    /** The largest count of a kind. */
    int largestCount() {
        return largestCount;
    }

    int kind(int piece) {
        return kindOf[piece];
    }

    /** The rows of a shape's cells, counted from its box; the order of the cells is by column. */
    int[] rowOffsets(int shape) {
        return rowOffsets[shape];
    }

    int[] columnOffsets(int shape) {
        return columnOffsets[shape];
    }

    /** The next orientation of the same kind, in cyclic order. */
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

    int randomPlace(int piece, RandomGenerator random) {
        int shape = random.nextInt(firstShape[kindOf[piece]], firstShape[kindOf[piece] + 1]);
        return place(shape, random.nextInt(region.rows()), random.nextInt(region.columns()));
    }
}
