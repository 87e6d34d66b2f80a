package io.github.quadrille.io.image;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.input.UnusableInput;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * The board in an image: what is darker than a threshold is ink, around which the image is cropped. Cells whose middle is ink are
 * the board; if there are none, those with lines on all four sides.
 *
 * @param rows a picture of the board
 * @param threshold from 0 to 255; darker is ink
 * @param isGridFound whether the number of cells was found in the image, not given
 * @param isDrawn whether cells are between lines, and none is filled
 */
public record ImageBoard(List<String> rows, int threshold, boolean isGridFound, boolean isDrawn) {
    private static final long MOST_DOTS = 50_000_000;
    private static final int GREYS = 256;
    /** A row or column with less ink is dirt. */
    private static final double DIRT = 0.01;
    /** As much of the ends of ink must lie where the grid has lines. */
    private static final double FIT = 0.95;
    /** Of a cell: how far an end of ink may be from a line. */
    private static final double BLUR = 0.1;

    private static final int MOST_COLUMNS = 200;
    private static final int LEAST_DOTS = 4;

    /** The rows and columns of cells. */
    public record Grid(int rows, int columns) {
        /** As one writes a size. */
        public String words() {
            return rows + "x" + columns;
        }
    }

    /** How many there are. */
    public Grid grid() {
        return new Grid(rows.size(), rows.get(0).length());
    }

    /** Whether bytes begin as those of PNG, JPEG, GIF or BMP do. */
    public static boolean isImage(byte... bytes) {
        return List.of("\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "BM").stream()
                .anyMatch(start -> bytes.length > start.length()
                        && IntStream.range(0, start.length()).allMatch(i -> (bytes[i] & 0xff) == start.charAt(i)));
    }

    /**
     * Reads a file.
     *
     * @param source what messages call it
     * @param cells how many rows and columns there are; where they are not given, they are found from where ink begins and ends
     * @param threshold from 0 to 255; else that of Otsu (1979), which divides ink from paper best
     */
    public static ImageBoard read(String source, byte[] bytes, Optional<Grid> cells, OptionalInt threshold)
            throws UnusableInput {
        Ink whole = Ink.of(grey(source, bytes), threshold);
        Ink ink = whole.cropped()
                .orElseThrow(() -> new UnusableInput(
                        source,
                        "No dot of this image is darker than %d. Maybe --threshold 200.".formatted(whole.threshold)));
        Grid grid = cells.or(ink::grid)
                .orElseThrow(
                        () -> new UnusableInput(
                                source,
                                "No grid of squares is seen in this image. Maybe say how many rows and columns of cells there are: --cells 16x20."));
        if (grid.rows > ink.height || grid.columns > ink.width) {
            throw new UnusableInput(
                    source,
                    "The drawing has %,d x %,d dots, too few for %d x %d cells. Maybe fewer --cells."
                            .formatted(ink.height, ink.width, grid.rows, grid.columns));
        }
        List<String> filled = drawn(grid, (row, column) -> ink.isFilled(grid, row, column) ? 1 : 0);
        boolean isDrawn = filled.stream().noneMatch(row -> row.indexOf(Region.MANDATORY) >= 0);
        List<String> rows = isDrawn ? drawn(grid, (row, column) -> ink.isFramed(grid, row, column) ? 1 : 0) : filled;
        if (rows.stream().noneMatch(row -> row.indexOf(Region.MANDATORY) >= 0)) {
            throw new UnusableInput(
                    source,
                    "No cell of %d x %d is filled, or has lines around it. Maybe other --cells or another --threshold than %d."
                            .formatted(grid.rows, grid.columns, ink.threshold));
        }
        return new ImageBoard(rows, ink.threshold, cells.isEmpty(), isDrawn);
    }

    private static List<String> drawn(Grid grid, IntBinaryOperator isCell) {
        return IntStream.range(0, grid.rows)
                .mapToObj(row -> IntStream.range(0, grid.columns)
                        .mapToObj(column -> "" + (isCell.applyAsInt(row, column) > 0 ? Region.MANDATORY : Region.HOLE))
                        .collect(Collectors.joining()))
                .toList();
    }

    /** How bright each dot is, on white paper. */
    private static int[][] grey(String source, byte[] bytes) throws UnusableInput {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                throw new IOException("its format is unknown");
            }
            ImageReader reader = readers.next();
            reader.setInput(in);
            if ((long) reader.getWidth(0) * reader.getHeight(0) > MOST_DOTS) {
                throw new IOException("it has more than %,d dots".formatted(MOST_DOTS));
            }
            BufferedImage image = reader.read(0);
            int[][] grey = new int[image.getHeight()][image.getWidth()];
            for (int y = 0; y < grey.length; y++) {
                for (int x = 0; x < grey[y].length; x++) {
                    int argb = image.getRGB(x, y);
                    int alpha = argb >>> 24;
                    int bright = (299 * (argb >> 16 & 255) + 587 * (argb >> 8 & 255) + 114 * (argb & 255)) / 1000;
                    grey[y][x] = (alpha * bright + (255 - alpha) * 255) / 255;
                }
            }
            return grey;
        } catch (IOException | IllegalArgumentException | LinkageError e) { // Some Javas want the system's libjpeg.
            throw new UnusableInput(
                    source, "This image cannot be read: %s. Maybe save it as PNG.".formatted(e.getMessage()));
        }
    }

    /** Dots that are ink, in a part of an image. */
    private static final class Ink {
        private final int[][] grey;
        private final int threshold;
        private final int left;
        private final int top;
        private final int width;
        private final int height;

        private Ink(int[][] grey, int threshold, int left, int top, int width, int height) {
            this.grey = grey;
            this.threshold = threshold;
            this.left = left;
            this.top = top;
            this.width = width;
            this.height = height;
        }

        private static Ink of(int[][] grey, OptionalInt threshold) {
            return new Ink(grey, threshold.orElseGet(() -> between(grey)), 0, 0, grey[0].length, grey.length);
        }

        /** Where the two sides differ most, for their sizes; the middle of all that is as good. */
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

        private boolean at(int x, int y) {
            return grey[top + y][left + x] < threshold;
        }

        /** The smallest part with all ink, but for dirt. */
        private Optional<Ink> cropped() {
            int[] columns = IntStream.range(0, width)
                    .filter(x ->
                            IntStream.range(0, height).filter(y -> at(x, y)).count() > DIRT * height)
                    .toArray();
            int[] rows = IntStream.range(0, height)
                    .filter(y -> IntStream.range(0, width).filter(x -> at(x, y)).count() > DIRT * width)
                    .toArray();
            return columns.length == 0 || rows.length == 0
                    ? Optional.empty()
                    : Optional.of(new Ink(
                            grey,
                            threshold,
                            columns[0],
                            rows[0],
                            columns[columns.length - 1] - columns[0] + 1,
                            rows[rows.length - 1] - rows[0] + 1));
        }

        /** The coarsest one of squares on whose lines ink begins and ends. */
        private Optional<Grid> grid() {
            double[] across = new double[width];
            double[] down = new double[height];
            for (int y = 1; y < height; y++) {
                for (int x = 1; x < width; x++) {
                    across[x] += at(x, y) != at(x - 1, y) ? 1 : 0;
                    down[y] += at(x, y) != at(x, y - 1) ? 1 : 0;
                }
            }
            List<Grid> fitting = new ArrayList<>();
            for (int columns = 1;
                    columns <= Math.min(MOST_COLUMNS, width / LEAST_DOTS) && fitting.isEmpty();
                    columns++) {
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

        /** Whether most of the middle of a cell is ink. */
        private boolean isFilled(Grid grid, int row, int column) {
            return share(grid, row + 0.25, row + 0.75, column + 0.25, column + 0.75) > 0.5;
        }

        /** Whether there is a line along each side of a cell. */
        private boolean isFramed(Grid grid, int row, int column) {
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

        /** How much of a part of the grid is ink. */
        private double share(Grid grid, double fromRow, double toRow, double fromColumn, double toColumn) {
            int fromX = dot(fromColumn, width, grid.columns);
            int toX = Math.max(fromX + 1, dot(toColumn, width, grid.columns));
            int fromY = dot(fromRow, height, grid.rows);
            int toY = Math.max(fromY + 1, dot(toRow, height, grid.rows));
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
}
