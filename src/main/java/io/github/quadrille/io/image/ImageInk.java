package io.github.quadrille.io.image;

import io.github.quadrille.io.image.ImageBoard.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Finds ink in a part of an image. Ink is every pixel that is darker than a threshold. */
final class ImageInk {
    private static final int GREYS = 256;
    /**
     * If at most this fraction of the pixels in a row or column is ink, the ink counts as dirt, and the row or column
     * as empty.
     */
    private static final double DIRT = 0.01;
    /**
     * Ink begins or ends at many places. A grid fits when at least this fraction of these places is on the lines of the
     * grid.
     */
    private static final double FIT = 0.95;
    /**
     * A place where ink begins or ends can be this far from a line, measured in sides of a cell. It can always be one
     * pixel away. The width and the height of a cell can also differ by this fraction of the width.
     */
    private static final double BLUR = 0.1;

    private static final int MOST_COLUMNS = 200;
    private static final int LEAST_DOTS = 4;

    private final int[][] grey;
    private final int threshold;
    private final int left;
    private final int top;
    private final int width;
    private final int height;

    private ImageInk(int[][] grey, int threshold, int left, int top, int width, int height) {
        this.grey = grey;
        this.threshold = threshold;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
    }

    /**
     * Returns the whole image with a threshold. If no threshold is given, it is computed by the method of Otsu (1979),
     * which separates ink from paper.
     */
    static ImageInk of(int[][] grey, OptionalInt threshold) {
        return new ImageInk(grey, threshold.orElseGet(() -> between(grey)), 0, 0, grey[0].length, grey.length);
    }

    /**
     * Returns the threshold that separates two classes of pixels best: the pixels darker than the threshold, and all
     * other pixels. The measure is the squared difference of the mean brightness of both classes, times the number of
     * pixels in each class. If several thresholds are equally good, the one in the middle between the first and the
     * last is returned.
     */
    private static int between(int[][] grey) {
        long[] counts = new long[GREYS];
        for (int[] row : grey) {
            for (int dot : row) {
                counts[dot]++;
            }
        }
        double all = IntStream.range(0, GREYS).mapToDouble(i -> counts[i]).sum();
        double sum = IntStream.range(0, GREYS)
                .mapToDouble(i -> (double) i * counts[i])
                .sum();
        double most = -1;
        int first = 1;
        int last = GREYS - 1;
        double below = 0;
        double sumBelow = 0;
        for (int i = 0; i < GREYS - 1; i++) {
            below += counts[i];
            sumBelow += (double) i * counts[i];
            double apart = below == 0 || below == all ? 0 : sumBelow / below - (sum - sumBelow) / (all - below);
            double between = below * (all - below) * apart * apart;
            if (between > most) {
                most = between;
                first = i + 1;
            }
            if (between == most) {
                last = i + 1;
            }
        }
        return (first + last) / 2;
    }

    /** Returns the threshold, from 0 to 255. Darker pixels are ink. */
    int threshold() {
        return threshold;
    }

    /** Returns the number of pixels in each row. */
    int width() {
        return width;
    }

    /** Returns the number of rows of pixels. */
    int height() {
        return height;
    }

    private boolean at(int x, int y) {
        return grey[top + y][left + x] < threshold;
    }

    /**
     * Returns the image without its margins. A row or column of pixels belongs to a margin if at most 1 percent of its
     * pixels are ink. The result is empty if nothing remains.
     */
    Optional<ImageInk> cropped() {
        int[] columns = IntStream.range(0, width)
                .filter(x -> IntStream.range(0, height).filter(y -> at(x, y)).count() > DIRT * height)
                .toArray();
        int[] rows = IntStream.range(0, height)
                .filter(y -> IntStream.range(0, width).filter(x -> at(x, y)).count() > DIRT * width)
                .toArray();
        return columns.length == 0 || rows.length == 0
                ? Optional.empty()
                : Optional.of(new ImageInk(
                        grey,
                        threshold,
                        columns[0],
                        rows[0],
                        columns[columns.length - 1] - columns[0] + 1,
                        rows[rows.length - 1] - rows[0] + 1));
    }

    /**
     * Finds a grid of squares such that nearly all places where ink begins or ends are on the lines of the grid. If
     * there are several such grids, it takes the one with the fewest columns.
     */
    Optional<Grid> grid() {
        double[] across = new double[width];
        double[] down = new double[height];
        for (int y = 1; y < height; y++) {
            for (int x = 1; x < width; x++) {
                across[x] += at(x, y) != at(x - 1, y) ? 1 : 0;
                down[y] += at(x, y) != at(x, y - 1) ? 1 : 0;
            }
        }
        List<Grid> fitting = new ArrayList<>();
        for (int columns = 1; columns <= Math.min(MOST_COLUMNS, width / LEAST_DOTS) && fitting.isEmpty(); columns++) {
            int rows = (int) Math.round((double) height * columns / width);
            double wide = (double) width / columns;
            double high = rows == 0 ? 0 : (double) height / rows;
            if (rows * columns > 1 && Math.abs(wide - high) <= BLUR * wide && fits(across, wide, down, high)) {
                fitting.add(new Grid(rows, columns));
            }
        }
        return fitting.stream().findFirst();
    }

    private static boolean fits(double[] across, double wide, double[] down, double high) {
        double all = IntStream.range(0, across.length)
                        .mapToDouble(x -> across[x])
                        .sum()
                + IntStream.range(0, down.length).mapToDouble(y -> down[y]).sum();
        return all > 0 && near(across, wide) + near(down, high) >= FIT * all;
    }

    private static double near(double[] ends, double side) {
        return IntStream.range(0, ends.length)
                .filter(at -> Math.abs(at - side * Math.rint(at / side)) <= Math.max(1, BLUR * side))
                .mapToDouble(at -> ends[at])
                .sum();
    }

    /** Returns whether more than half of the middle of a cell is ink. */
    boolean isFilled(Grid grid, int row, int column) {
        return share(grid, row + 0.25, row + 0.75, column + 0.25, column + 0.75) > 0.5;
    }

    /** Returns whether there is a line along each side of a cell. */
    boolean isFramed(Grid grid, int row, int column) {
        double line = 0.2;
        int parts = 8;
        for (int side = 0; side < 4; side++) {
            double at = side / 2 + (side % 2 == 0 ? row : column);
            double along = side % 2 == 0 ? column : row;
            int inked = 0;
            for (int part = 0; part < parts; part++) {
                double from = along + 0.2 + 0.6 * part / parts;
                double to = from + 0.6 / parts;
                double share = side % 2 == 0
                        ? share(grid, at - line, at + line, from, to)
                        : share(grid, from, to, at - line, at + line);
                inked += share > 0 ? 1 : 0;
            }
            if (inked < parts - 1) {
                return false;
            }
        }
        return true;
    }

    /** Returns the fraction of an area that is ink, from 0 to 1. The area is given in rows and columns of the grid. */
    private double share(Grid grid, double fromRow, double toRow, double fromColumn, double toColumn) {
        int fromX = dot(fromColumn, width, grid.columns());
        int toX = Math.max(fromX + 1, dot(toColumn, width, grid.columns()));
        int fromY = dot(fromRow, height, grid.rows());
        int toY = Math.max(fromY + 1, dot(toRow, height, grid.rows()));
        long ink = IntStream.range(fromY, Math.min(height, toY))
                .mapToLong(y -> IntStream.range(fromX, Math.min(width, toX))
                        .filter(x -> at(x, y))
                        .count())
                .sum();
        return (double) ink / ((long) (toX - fromX) * (toY - fromY));
    }

    private static int dot(double at, int dots, int cells) {
        return (int) Math.max(0, Math.min(dots, Math.round(at * dots / cells)));
    }
}
