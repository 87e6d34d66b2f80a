package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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
    private int size;

    private PlantedTarget(int rows, int columns, Wrap wrap, List<Polyform> shapes) {
        this.rows = rows;
        this.columns = columns;
        this.wrap = wrap;
        this.shapes = List.copyOf(shapes);
        this.covered = new boolean[rows * columns];
        this.rowOffsets = offsets(shape -> shape.cells().stream().mapToInt(Cell::row));
        this.columnOffsets = offsets(shape -> shape.cells().stream().mapToInt(Cell::column));
        this.heights = shapes.stream().mapToInt(Polyform::height).toArray();
        this.widths = shapes.stream().mapToInt(Polyform::width).toArray();
    }

    /** Some numbers of a shape. */
    @FunctionalInterface
    private interface Numbers {
        IntStream of(Polyform shape);
    }

    private int[][] offsets(Numbers numbers) {
        return shapes.stream().map(shape -> numbers.of(shape).toArray()).toArray(int[][]::new);
    }

    /** Plants on a sheet. */
    public static PlantedTarget plant(
            int rows, int columns, double density, List<Polyform> shapes, RandomGenerator random) {
        return plant(rows, columns, Wrap.NONE, density, shapes, random);
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
        if (!(density > 0 && density <= 1)) {
            throw new ImpossibleRequest(
                    "The density %s is no share of the board. Maybe 0.8, or 1 for all of it.".formatted(density));
        }
        PlantedTarget target = new PlantedTarget(rows, columns, wrap, shapes);
        // Smaller shapes first: what still fits into the area that is left is then always a prefix.
        int[] usable = IntStream.range(0, shapes.size())
                .filter(shape -> target.heights[shape] <= rows && target.widths[shape] <= columns)
                .boxed()
                .sorted(Comparator.comparingInt(shape -> shapes.get(shape).size()))
                .mapToInt(shape -> shape)
                .toArray();
        long area = (long) Math.floor((double) rows * columns * density);
        if (usable.length == 0 || shapes.get(usable[0]).size() > area) {
            throw new ImpossibleRequest(
                    "No piece fits into %d %s of a %dx%d board. Maybe use smaller pieces, a larger board or density."
                            .formatted(area, area == 1 ? "cell" : "cells", rows, columns));
        }
        target.spend(area, usable, random);
        return target;
    }

    private void spend(long area, int[] usable, RandomGenerator random) {
        long left = area;
        int choice = usable.length;
        while (true) {
            while (choice > 0 && rowOffsets[usable[choice - 1]].length > left) {
                choice--;
            }
            if (choice == 0) {
                return;
            }
            int shape = usable[random.nextInt(choice)];
            boolean laid = tryToLay(shape, random);
            for (int tries = 1; tries < TRIES && !laid; tries++) {
                shape = usable[random.nextInt(choice)];
                laid = tryToLay(shape, random);
            }
            left -= rowOffsets[shape].length;
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
        size += cells;
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

    /** How many cells the target has. */
    public int size() {
        return size;
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

    /** One string per row in the marks of {@link Region}: to cover, or no cell. */
    public List<String> picture() {
        List<String> picture = new ArrayList<>(rows);
        char[] line = new char[columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                line[column] = contains(row, column) ? Region.MANDATORY : Region.HOLE;
            }
            picture.add(new String(line));
        }
        return picture;
    }
}
