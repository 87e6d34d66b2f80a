package io.github.quadrille.io.image;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
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
 * Reads a board from an image. Dots darker than a threshold are ink, and the image is cropped around the ink. The board
 * is made of the cells whose middle is ink. If no cell is filled in this way, the board is made of the cells with lines
 * on all four sides.
 *
 * @param rows a picture of the board
 * @param threshold the threshold from 0 to 255; darker pixels are ink
 * @param isGridFound whether the numbers of rows and columns were found in the image, and not given by the caller
 * @param isDrawn whether the cells of the board are drawn by lines around them, and no cell is filled
 */
public record ImageBoard(List<String> rows, int threshold, boolean isGridFound, boolean isDrawn) {
    private static final long MOST_DOTS = 50_000_000;

    /** Holds the number of rows and the number of columns of cells. */
    public record Grid(int rows, int columns) {
        /** Returns the size as a text, such as {@code 16x20}. */
        public String words() {
            return rows + "x" + columns;
        }
    }

    /** Returns the number of rows and the number of columns of the board. */
    public Grid grid() {
        return new Grid(rows.size(), rows.get(0).length());
    }

    /** Returns whether the bytes begin like a file in the format PNG, JPEG, GIF or BMP. */
    public static boolean isImage(byte... bytes) {
        return List.of("\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "BM").stream()
                .anyMatch(start -> bytes.length > start.length()
                        && IntStream.range(0, start.length()).allMatch(i -> (bytes[i] & 0xff) == start.charAt(i)));
    }

    /**
     * Reads a board from the bytes of an image file.
     *
     * @param source the name of the file in messages
     * @param cells the numbers of rows and columns; if they are not given, they are computed from the places where ink
     *     begins and ends
     * @param threshold the threshold from 0 to 255; if it is not given, it is computed by the method of Otsu (1979),
     *     which separates ink from paper
     */
    public static ImageBoard read(String source, byte[] bytes, Optional<Grid> cells, OptionalInt threshold)
            throws UnusableInput {
        Problems problems = new Problems(source);
        ImageInk whole = ImageInk.of(grey(problems, bytes), threshold);
        ImageInk ink = whole.cropped()
                .orElseThrow(() -> problems.refusal("No pixel of this image is darker than %d. Use %s."
                        .formatted(whole.threshold(), ParameterName.of("threshold", "200"))));
        Grid grid = cells.or(ink::grid)
                .orElseThrow(() -> problems.refusal(
                        "This image shows no grid of squares. Give the number of rows and columns of cells: %s."
                                .formatted(ParameterName.of("cells", "16x20"))));
        if (grid.rows > ink.height() || grid.columns > ink.width()) {
            throw problems.refusal("The drawing has %,d x %,d pixels, too few for %d x %d cells. Use fewer %s."
                    .formatted(ink.height(), ink.width(), grid.rows, grid.columns, ParameterName.of("cells")));
        }
        List<String> filled = drawn(grid, (row, column) -> ink.isFilled(grid, row, column) ? 1 : 0);
        boolean isDrawn = filled.stream().noneMatch(row -> row.indexOf(Region.MANDATORY) >= 0);
        List<String> rows = isDrawn ? drawn(grid, (row, column) -> ink.isFramed(grid, row, column) ? 1 : 0) : filled;
        if (rows.stream().noneMatch(row -> row.indexOf(Region.MANDATORY) >= 0)) {
            throw problems.refusal(
                    "None of the %d x %d cells is filled, or has lines around it. Use other %s or another %s than %d."
                            .formatted(
                                    grid.rows,
                                    grid.columns,
                                    ParameterName.of("cells"),
                                    ParameterName.of("threshold"),
                                    ink.threshold()));
        }
        return new ImageBoard(rows, ink.threshold(), cells.isEmpty(), isDrawn);
    }

    private static List<String> drawn(Grid grid, IntBinaryOperator isCell) {
        return IntStream.range(0, grid.rows)
                .mapToObj(row -> IntStream.range(0, grid.columns)
                        .mapToObj(column -> "" + (isCell.applyAsInt(row, column) > 0 ? Region.MANDATORY : Region.HOLE))
                        .collect(Collectors.joining()))
                .toList();
    }

    /** Returns the brightness of each pixel, from 0 to 255. Transparent pixels count as white paper. */
    private static int[][] grey(Problems problems, byte[] bytes) throws UnusableInput {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                throw new IOException("its format is unknown");
            }
            ImageReader reader = readers.next();
            reader.setInput(in);
            if ((long) reader.getWidth(0) * reader.getHeight(0) > MOST_DOTS) {
                throw problems.refusal("This image has more than %,d pixels. Make it smaller.".formatted(MOST_DOTS));
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
        } catch (IOException | IllegalArgumentException | LinkageError e) {
            // Some versions of Java need the library libjpeg of the operating system, and fail without it.
            throw problems.refusal("This image cannot be read: %s. Save it as PNG.".formatted(e.getMessage()));
        }
    }
}
