package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Indentation;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads a grid with outlines, as {@code solve} draws it in a terminal. Every cell is one line high. It is three
 * characters wide, or one character in a narrow grid. Lines are drawn between cells, except between cells of the same
 * piece. Where the frame of the grid is left out, a piece continues at the opposite side.
 */
public final class OutlinedGrid extends LinedGrid {
    private static final int WIDE = 4;
    private static final int NARROW = 2;
    private static final String UPRIGHT = "│┌┐└┘├┤┬┴┼|+";
    private static final String NO_LINE = " ░:";
    private static final String HOLE = "░:";
    private static final String OPEN = "○·◇";

    private final int step;

    /**
     * Prepares to read a grid.
     *
     * @param lines the lines of the grid; the first is a line above cells, the second is a line of cells, and so on
     */
    public OutlinedGrid(List<String> lines) {
        this(lines, isNarrow(lines) ? NARROW : WIDE);
    }

    private OutlinedGrid(List<String> lines, int step) {
        super(lines, indentation(lines, step), lines.size() / 2, step, step - 2);
        this.step = step;
    }

    /**
     * Returns whether the grid is narrow. In a narrow grid, a letter stands next to a place for an upright line. In a
     * wide grid, only a letter with a number, or a letter for a colour, can stand there.
     */
    private static boolean isNarrow(List<String> lines) {
        int parity = lines.stream()
                .flatMapToInt(
                        line -> IntStream.range(0, line.length()).filter(at -> UPRIGHT.indexOf(line.charAt(at)) >= 0))
                .findFirst()
                .orElse(0);
        return lines.stream()
                .anyMatch(line -> IntStream.range(0, line.length())
                        .filter(at -> (at - parity) % 2 != 0)
                        .filter(at -> Character.isLetter(line.charAt(at)) || OPEN.indexOf(line.charAt(at)) >= 0)
                        .filter(at -> !isColour(line, at))
                        .anyMatch(at -> at + 1 == line.length() || !Character.isDigit(line.charAt(at + 1))));
    }

    /**
     * Returns whether a character is a letter at the right end of a wide cell, which stands for a colour. In a narrow
     * grid, an upright line stands before each letter, except where a piece continues over the left edge of the board.
     */
    private static boolean isColour(String line, int at) {
        return at > 0
                && Character.isLetter(line.charAt(at))
                && (line.charAt(at - 1) == ' '
                        || Character.isLetter(line.charAt(at - 1))
                        || OPEN.indexOf(line.charAt(at - 1)) >= 0);
    }

    /**
     * Returns how many blanks at the beginning of each line do not belong to the picture. On a board with joined
     * opposite edges, such as a torus, the picture itself can begin with blanks. The places of upright lines then tell
     * how many blanks belong to the picture.
     */
    private static int indentation(List<String> lines, int step) {
        int blanks = Indentation.common(lines);
        for (String line : lines) {
            for (int at = 0; at < line.length(); at++) {
                if (UPRIGHT.indexOf(line.charAt(at)) >= 0) {
                    return Math.max(0, blanks - Math.floorMod(blanks - at, step));
                }
            }
        }
        return blanks;
    }

    @Override
    Optional<Cell> beyond(Cell cell, int down, int right) {
        Cell next = new Cell(Math.floorMod(cell.row() + down, rows), Math.floorMod(cell.column() + right, columns));
        boolean isOpen = isNone(cell, down, right)
                // A missing frame joins two opposite cells only if it is missing on both sides of the grid. If it is
                // missing on one side only, there is a hole at that side.
                && isNone(next, -down, -right)
                && isHole(cell) == isHole(next);
        return isOpen ? Optional.of(next) : Optional.empty();
    }

    private boolean isNone(Cell cell, int down, int right) {
        return NO_LINE.indexOf(at(2 * cell.row() + 1 + down, middle(cell) + step / 2 * right)) >= 0;
    }

    private boolean isHole(Cell cell) {
        return HOLE.indexOf(at(2 * cell.row() + 1, middle(cell))) >= 0;
    }

    /**
     * Returns a complaint about the size, if there is one. A single line is allowed, because it can be a picture
     * without cells.
     */
    @Override
    public Optional<String> complaint() {
        return new BoardSize(Math.max(1, rows), Math.max(1, columns)).complaintOfGrid();
    }

    /**
     * Returns the letter in a cell. The letter of a given piece is in brackets, which are left out. A letter at the
     * right end stands for a colour and is left out.
     */
    @Override
    String label(Cell cell) {
        int line = 2 * cell.row() + 1;
        if (step == NARROW) {
            return String.valueOf(at(line, middle(cell))).strip();
        }
        int from = middle(cell) - 1;
        String inside = "" + at(line, from) + at(line, from + 1) + at(line, from + 2);
        if (inside.startsWith("(") && inside.endsWith(")")) {
            return inside.substring(1, 2);
        }
        boolean hasColour = inside.startsWith(" ") && Character.isLetter(inside.charAt(2));
        return (hasColour ? inside.substring(0, 2) : inside).strip();
    }

    @Override
    boolean isOutside(Cell cell) {
        return false;
    }

    private int middle(Cell cell) {
        return step * cell.column() + step / 2;
    }
}
