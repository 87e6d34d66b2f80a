package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.text.Indentation;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a grid drawn with underscores and bars, as in mails. Each cell has two characters: an underscore or a blank for
 * its lower edge, then a bar or a blank for its right edge. The first line has the upper edges, and the first column
 * the left ones.
 *
 * <pre>
 *  _____
 * |___  |
 * |  _|_|
 * |_|___|
 * </pre>
 *
 * <p>A cell that is open to the outside does not belong to the board, and neither does a cell with a {@code #}.
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

    /** Counts the lines of a grid that begins at this line, or returns 0 if none does. */
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
