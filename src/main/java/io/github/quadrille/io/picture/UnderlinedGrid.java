package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.Indentation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A packing drawn with underscores and bars, as in mails: two characters for each cell, an underscore or a blank for its lower
 * edge, then a bar or not for its right one. The first line has the upper edges, and the first column the left ones.
 *
 * <pre>
 *  _____
 * |___  |
 * |  _|_|
 * |_|___|
 * </pre>
 *
 * What is open to the outside is none of the board, and neither is what has a {@code #}.
 */
public final class UnderlinedGrid {
    private static final Pattern TOP = Pattern.compile(" *_[ _]*");
    private static final Pattern ROW = Pattern.compile("[ _|#]*[|][ _|#]*");
    private static final char BAR = '|';
    private static final char EDGE = '_';
    private static final char HOLE = '#';

    private final List<String> lines;
    private final int rows;
    private final int columns;
    private boolean[][] seen = {};

    /** @param lines as many as {@link #length} says */
    public UnderlinedGrid(List<String> lines) {
        this.lines = Indentation.without(Indentation.common(lines), lines);
        this.rows = lines.size() - 1;
        this.columns = this.lines.stream().mapToInt(String::length).max().orElse(0) / 2;
    }

    /** How many lines such a drawing has that begins at this one; 0 if none does. */
    public static int length(List<String> lines, int from) {
        int to = from + 1;
        while (TOP.matcher(lines.get(from)).matches()
                && to < lines.size()
                && ROW.matcher(lines.get(to)).matches()) {
            to++;
        }
        return to == from + 1 ? 0 : to - from;
    }

    /** Why it is too large for a board, if it is. */
    public Optional<String> complaint() {
        return NumberGrid.complaint(rows, columns);
    }

    /** Every piece, which has no name. */
    public Packing read() {
        seen = new boolean[rows][columns];
        List<Placement> pieces = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (!seen[row][column]) {
                    piece(new Cell(row, column)).ifPresent(pieces::add);
                }
            }
        }
        return new Packing(pieces);
    }

    private Optional<Placement> piece(Cell first) {
        List<Cell> cells = new ArrayList<>();
        Deque<Cell> open = new ArrayDeque<>(List.of(first));
        seen[first.row()][first.column()] = true;
        boolean outside = false;
        while (!open.isEmpty()) {
            Cell cell = open.pop();
            cells.add(cell);
            outside |= at(cell.row() + 1, 2 * cell.column() + 1) == HOLE;
            if (at(cell.row(), 2 * cell.column() + 1) != EDGE) {
                outside |= visit(cell.shifted(-1, 0), open);
            }
            if (at(cell.row() + 1, 2 * cell.column() + 1) != EDGE) {
                outside |= visit(cell.shifted(1, 0), open);
            }
            if (at(cell.row() + 1, 2 * cell.column()) != BAR) {
                outside |= visit(cell.shifted(0, -1), open);
            }
            if (at(cell.row() + 1, 2 * cell.column() + 2) != BAR) {
                outside |= visit(cell.shifted(0, 1), open);
            }
        }
        return outside ? Optional.empty() : Optional.of(new Placement("", cells));
    }

    /** Goes on there; true when that is outside. */
    private boolean visit(Cell next, Deque<Cell> open) {
        if (next.row() < 0 || next.row() >= rows || next.column() < 0 || next.column() >= columns) {
            return true;
        }
        if (!seen[next.row()][next.column()]) {
            seen[next.row()][next.column()] = true;
            open.push(next);
        }
        return false;
    }

    /** Ends of lines may have lost their blanks. */
    private char at(int line, int index) {
        String text = lines.get(line);
        return index < text.length() ? text.charAt(index) : ' ';
    }
}
