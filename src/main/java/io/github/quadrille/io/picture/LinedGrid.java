package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Indentation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A packing whose pieces are drawn by the lines between them: cells without a line between them are one piece. */
public abstract sealed class LinedGrid {
    private static final Pattern NUMBERED = Pattern.compile("\\D\\d+");
    private static final String NOTHING = "○·░.:?#";
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    final int rows;
    final int columns;
    private final List<String> lines;

    private LinedGrid(List<String> lines, int indentation, int rows, int width, int more) {
        this.lines = Indentation.without(indentation, lines);
        this.rows = rows;
        this.columns = (this.lines.stream().mapToInt(String::length).max().orElse(0) + more) / width;
    }

    /** What is on the other side of an edge, if no line is between; a cell beyond the rim is outside. */
    abstract Optional<Cell> beyond(Cell cell, int down, int right);

    /** The letter or number in a cell, or nothing. */
    abstract String label(Cell cell);

    /** Whether all that is joined to a cell is none of the board, too. */
    abstract boolean isOutside(Cell cell);

    /** Why no board is so large, or has no square, if that is so. */
    public Optional<String> complaint() {
        return new BoardSize(rows, columns).complaintOfGrid();
    }

    /** Every piece, with its letter for a kind. */
    public Packing read() {
        boolean[][] seen = new boolean[rows][columns];
        Map<String, List<Cell>> numbered = new LinkedHashMap<>();
        List<Placement> pieces = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                List<Cell> cells = seen[row][column] ? List.of() : joined(new Cell(row, column), seen);
                if (cells.isEmpty()) {
                    continue;
                }
                String label = cells.stream().map(this::label).reduce("", String::concat);
                String letter = label.isEmpty() ? "" : label.substring(0, 1);
                if (NUMBERED.matcher(label).matches()) {
                    numbered.computeIfAbsent(label, same -> new ArrayList<>()).addAll(cells);
                } else if (letter.isEmpty() || !NOTHING.contains(letter)) {
                    pieces.add(new Placement(letter, cells));
                }
            }
        }
        numbered.forEach((label, cells) -> pieces.add(new Placement(label.substring(0, 1), cells)));
        return new Packing(pieces);
    }

    /** The cells without a line between them; none when they are outside. */
    private List<Cell> joined(Cell first, boolean[][] seen) {
        List<Cell> cells = new ArrayList<>();
        Deque<Cell> open = new ArrayDeque<>(List.of(first));
        seen[first.row()][first.column()] = true;
        boolean outside = false;
        while (!open.isEmpty()) {
            Cell cell = open.pop();
            cells.add(cell);
            outside |= isOutside(cell);
            for (int[] step : STEPS) {
                Optional<Cell> next = beyond(cell, step[0], step[1]);
                boolean onBoard = next.isPresent() && contains(next.get());
                outside |= next.isPresent() && !onBoard;
                if (onBoard && !seen[next.get().row()][next.get().column()]) {
                    seen[next.get().row()][next.get().column()] = true;
                    open.push(next.get());
                }
            }
        }
        return outside ? List.of() : cells;
    }

    private boolean contains(Cell cell) {
        return cell.row() >= 0 && cell.row() < rows && cell.column() >= 0 && cell.column() < columns;
    }

    /** Ends of lines may have lost their blanks. */
    final char at(int line, int index) {
        String text = lines.get(line);
        return index < text.length() ? text.charAt(index) : ' ';
    }

    /**
     * As {@code solve} draws it in a terminal: every cell is three columns wide, or one in a narrow one, and a line high, between the lines of a
     * lattice, of which those inside of pieces are left out. Where the frame is left out, a piece goes on at the opposite
     * side.
     */
    public static final class Outlined extends LinedGrid {
        private static final int WIDE = 4;
        private static final int NARROW = 2;
        private static final String UPRIGHT = "│┌┐└┘├┤┬┴┼|+";
        private static final String NO_LINE = " ░:";
        private static final String HOLE = "░:";
        private static final String OPEN = "○·";

        private final int step;

        /**
         * @param lines lattice lines and lines of cells in turn, beginning with a lattice line
         */
        public Outlined(List<String> lines) {
            this(lines, isNarrow(lines) ? NARROW : WIDE);
        }

        private Outlined(List<String> lines, int step) {
            super(lines, indentation(lines, step), lines.size() / 2, step, step - 2);
            this.step = step;
        }

        /** Whether a letter stands right beside where lines may be; one with a number may do so anyway. */
        private static boolean isNarrow(List<String> lines) {
            int parity = lines.stream()
                    .flatMapToInt(line ->
                            IntStream.range(0, line.length()).filter(at -> UPRIGHT.indexOf(line.charAt(at)) >= 0))
                    .findFirst()
                    .orElse(0);
            return lines.stream()
                    .anyMatch(line -> IntStream.range(0, line.length())
                            .filter(at -> (at - parity) % 2 != 0)
                            .filter(at -> Character.isLetter(line.charAt(at)) || OPEN.indexOf(line.charAt(at)) >= 0)
                            .anyMatch(at -> at + 1 == line.length() || !Character.isDigit(line.charAt(at + 1))));
        }

        /**
         * How many blanks before the picture are no part of it. Where edges meet, it may itself begin with blanks, but its
         * upright lines tell which.
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
                    // A frame is left out on both sides: else there is only a hole at the rim.
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

        /** One line alone may be a picture of nothing. */
        @Override
        public Optional<String> complaint() {
            return new BoardSize(Math.max(1, rows), Math.max(1, columns)).complaintOfGrid();
        }

        /** Letters of pieces that were given are in brackets. */
        @Override
        String label(Cell cell) {
            int line = 2 * cell.row() + 1;
            if (step == NARROW) {
                return String.valueOf(at(line, middle(cell))).strip();
            }
            int from = middle(cell) - 1;
            String inside = "" + at(line, from) + at(line, from + 1) + at(line, from + 2);
            return inside.startsWith("(") && inside.endsWith(")") ? inside.substring(1, 2) : inside.strip();
        }

        @Override
        boolean isOutside(Cell cell) {
            return false;
        }

        private int middle(Cell cell) {
            return step * cell.column() + step / 2;
        }
    }

    /**
     * Drawn with underscores and bars, as in mails: two characters for each cell, an underscore or a blank for its lower
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
    public static final class Underlined extends LinedGrid {
        private static final Pattern TOP = Pattern.compile(" *_[ _]*");
        private static final Pattern ROW = Pattern.compile("[ _|#]*[|][ _|#]*");

        /** @param lines as many as {@link #length} says */
        public Underlined(List<String> lines) {
            super(lines, Indentation.common(lines), lines.size() - 1, 2, 0);
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

        @Override
        Optional<Cell> beyond(Cell cell, int down, int right) {
            int middle = 2 * cell.column() + 1;
            boolean isLine = down == 0
                    ? at(cell.row() + 1, middle + right) == '|'
                    : at(cell.row() + (down + 1) / 2, middle) == '_';
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
}
