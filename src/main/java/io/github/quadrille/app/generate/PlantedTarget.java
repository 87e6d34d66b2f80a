package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.PieceChoice.FixedShape;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A target pattern made of pieces laid at random without overlap, so that a perfect covering of it is known: the
 * published generator of targets for greedy tiling, for fixed shapes of any size. An area of floor(rows * columns *
 * density) cells is spent piece by piece; each piece has up to 1000 tries, a try being a random shape that still fits
 * into the area, at a random place; a piece that finds no place is skipped and its area is lost, so that dense targets
 * cover less than asked for.
 *
 * <p>Memory is linear in the board and the pieces; time is linear in the tries.
 */
public final class PlantedTarget {
    private static final int TRIES = 1000;

    private final List<Polyform> shapes;
    private final Wrap wrap;
    private final int rows;
    private final int columns;
    private final boolean[] covered;
    /** For every cell of every shape, in the order of the shapes' cells. */
    private final int[][] rowOffsets;

    private final int[][] columnOffsets;
    private final int[] heights;
    private final int[] widths;
    private int[] shapeOf = new int[64];
    private int[] squareOf = new int[64];
    private int pieces;

    private PlantedTarget(int rows, int columns, Wrap wrap, List<Polyform> shapes) {
        this.rows = rows;
        this.columns = columns;
        this.wrap = wrap;
        this.shapes = List.copyOf(shapes);
        this.covered = new boolean[rows * columns];
        this.rowOffsets = offsets(Cell::row);
        this.columnOffsets = offsets(Cell::column);
        this.heights = shapes.stream().mapToInt(Polyform::height).toArray();
        this.widths = shapes.stream().mapToInt(Polyform::width).toArray();
    }

    private int[][] offsets(ToIntFunction<Cell> coordinate) {
        return shapes.stream()
                .map(shape -> shape.cells().stream().mapToInt(coordinate).toArray())
                .toArray(int[][]::new);
    }

    /** What is planted on the rectangle of a board, as pieces. */
    static List<Placement> pieces(Region board, List<FixedShape> shapes, double density, RandomGenerator random) {
        List<Polyform> fixed = shapes.stream().map(FixedShape::shape).toList();
        PlantedTarget target = plant(board.rows(), board.columns(), board.wrap(), density, fixed, random);
        return IntStream.range(0, target.pieces())
                .mapToObj(piece ->
                        new Placement(shapes.get(target.shape(piece)).kind().name(), target.cells(piece)))
                .toList();
    }

    /**
     * Plants on a board of which edges may meet.
     *
     * @param density the share of the board to cover, above 0 and at most 1
     * @param shapes as they may lie; all are equally likely
     * @throws ImpossibleRequest when the density is none, or not a single piece has room
     */
    public static PlantedTarget plant(
            int rows, int columns, Wrap wrap, double density, List<Polyform> shapes, RandomGenerator random) {
        long area = area((long) rows * columns, density);
        PlantedTarget target = new PlantedTarget(rows, columns, wrap, shapes);
        int[] usable = IntStream.range(0, shapes.size())
                .filter(shape -> target.heights[shape] <= rows && target.widths[shape] <= columns)
                .boxed()
                .sorted(Comparator.comparingInt(shape -> shapes.get(shape).size()))
                .mapToInt(shape -> shape)
                .toArray();
        if (usable.length == 0 || shapes.get(usable[0]).size() > area) {
            throw new ImpossibleRequest(
                    "No piece fits into %d %s of a %dx%d board. Maybe use smaller pieces, a larger board or density."
                            .formatted(area, area == 1 ? "cell" : "cells", rows, columns));
        }
        int[] sizes =
                Arrays.stream(usable).map(shape -> shapes.get(shape).size()).toArray();
        spend(area, sizes, random, choice -> target.tryToLay(usable[choice], random));
        return target;
    }

    /** How many of a board's cells are a share of it. */
    static long area(long cells, double density) {
        if (!(density > 0 && density <= 1)) {
            throw new ImpossibleRequest(
                    "The density %s is no share of the board. Maybe 0.8, or 1 for all of it.".formatted(density));
        }
        return (long) Math.floor(cells * density);
    }

    /**
     * Spends an area piece by piece, each with so many tries, a try being a random choice that still fits.
     *
     * @param sizes of the choices, ascending: what fits into the area that is left is then always a prefix
     * @param tryToLay whether a choice has found a place
     */
    static void spend(long area, int[] sizes, RandomGenerator random, IntPredicate tryToLay) {
        long left = area;
        int choices = sizes.length;
        while (true) {
            while (choices > 0 && sizes[choices - 1] > left) {
                choices--;
            }
            if (choices == 0) {
                return;
            }
            int choice = 0;
            boolean laid = false;
            for (int tries = 0; tries < TRIES && !laid; tries++) {
                choice = random.nextInt(choices);
                laid = tryToLay.test(choice);
            }
            left -= sizes[choice];
        }
    }

    private boolean tryToLay(int shape, RandomGenerator random) {
        int row = random.nextInt(wrap.topMeetsBottom() ? rows : rows - heights[shape] + 1);
        int column = random.nextInt(wrap.leftMeetsRight() ? columns : columns - widths[shape] + 1);
        int cells = rowOffsets[shape].length;
        for (int i = 0; i < cells; i++) {
            if (covered[square(shape, row, column, i)]) {
                return false;
            }
        }
        for (int i = 0; i < cells; i++) {
            covered[square(shape, row, column, i)] = true;
        }
        if (pieces == shapeOf.length) {
            shapeOf = Arrays.copyOf(shapeOf, 2 * pieces);
            squareOf = Arrays.copyOf(squareOf, 2 * pieces);
        }
        shapeOf[pieces] = shape;
        squareOf[pieces++] = row * columns + column;
        return true;
    }

    private int square(int shape, int row, int column, int cell) {
        int r = row + rowOffsets[shape][cell];
        int c = column + columnOffsets[shape][cell];
        return (r < rows ? r : r - rows) * columns + (c < columns ? c : c - columns);
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public boolean contains(int row, int column) {
        return covered[row * columns + column];
    }

    /** How many pieces were planted. */
    public int pieces() {
        return pieces;
    }

    /** The index of a piece's shape in the list given. */
    public int shape(int piece) {
        return shapeOf[piece];
    }

    /** The cells of a piece, sorted. */
    public List<Cell> cells(int piece) {
        int shape = shapeOf[piece];
        List<Cell> cells = new ArrayList<>(rowOffsets[shape].length);
        for (int i = 0; i < rowOffsets[shape].length; i++) {
            int square = square(shape, squareOf[piece] / columns, squareOf[piece] % columns, i);
            cells.add(new Cell(square / columns, square % columns));
        }
        cells.sort(null);
        return cells;
    }
}
