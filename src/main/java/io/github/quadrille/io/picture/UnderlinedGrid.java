package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.text.Indentation;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a grid drawn with underscores and bars, as people draw it in mails. Each cell has two characters. The first is
 * an underscore or a blank for its lower edge, the second a bar or a blank for its right edge. The first line has the
 * upper edges of the grid, and the first column has the left edges.
 *
 * <pre>
 *  _____
 * |___  |
 * |  _|_|
 * |_|___|
 * </pre>
 *
 * <p>A cell that is open to the outside does not belong to the board. A cell with a {@code #} does not belong to it
 * either.
 */
public final class UnderlinedGrid extends LinedGrid {
    private static final Pattern TOP = Pattern.compile(" *_[ _]*");
    private static final Pattern ROW = Pattern.compile("[ _|#]*[|][ _|#]*");

    /**
     * Prepares to read a grid.
     *
     * @param lines as many lines as {@link #length} returns
     */
    public UnderlinedGrid(List<String> lines) {
        super(lines, Indentation.common(lines), lines.size() - 1, 2, 0);
    }

    /** Returns the number of lines of the grid that begins at a line. If no grid begins there, it returns 0. */
    public static int length(List<String> lines, int from) {
        int to = from + 1;
        while (TOP.matcher(lines.get(from)).matches()
                && to < lines.size()
                && ROW.matcher(lines.get(to)).matches()) {
            to++;
        }
        return to == from + 1 ? 0 : to - from;
    }

    @Override
    Optional<Cell> beyond(Cell cell, int down, int right) {
        int middle = 2 * cell.column() + 1;
        boolean isLine =
                down == 0 ? at(cell.row() + 1, middle + right) == '|' : at(cell.row() + (down + 1) / 2, middle) == '_';
        return isLine ? Optional.empty() : Optional.of(cell.shifted(down, right));
    }

    @Override
    String label(Cell cell) {
        return "";
    }

    @Override
    boolean isOutside(Cell cell) {
        return at(cell.row() + 1, 2 * cell.column() + 1) == '#';
    }
}
