package io.github.quadrille.records;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads and writes a covering as rows of digits, one character for each cell. Touching cells with the same digit are a
 * piece.
 */
final class CoveringFile {
    private static final char OPEN = '.';

    private CoveringFile() {}

    static Path path(Series series, int side) {
        return RecordTable.FOLDER.resolve(series.name()).resolve("%1$dx%1$d.txt".formatted(side));
    }

    /** Returns the command with which a reader checks the covering. */
    static String command(Series series, int side) {
        String file = path(series, side).toString().replace('\\', '/');
        return "quadrille verify %1$dx%1$d %2$s %3$s".formatted(side, file, series.options());
    }

    /** Returns the text of a file: two lines that say what the covering is and how to check it, and the rows. */
    static String text(Series series, int side, List<List<Cell>> pieces) {
        String words =
                "%d pieces in %2$dx%2$d, checked by\n%3$s\n".formatted(pieces.size(), side, command(series, side));
        return words + String.join("\n", rows(side, pieces)) + "\n";
    }

    /** Gives each piece the least digit that no adjacent piece has, and returns the rows. */
    private static List<String> rows(int side, List<List<Cell>> pieces) {
        char[][] digits = new char[side][side];
        Arrays.stream(digits).forEach(row -> Arrays.fill(row, OPEN));
        pieces.stream()
                .map(piece -> piece.stream().sorted().toList())
                .sorted(Comparator.comparing(cells -> cells.get(0)))
                .forEach(cells -> {
                    BitSet beside = new BitSet();
                    cells.stream()
                            .flatMap(cell -> beside(cell, side))
                            .map(cell -> digits[cell.row()][cell.column()])
                            .filter(digit -> digit != OPEN)
                            .forEach(digit -> beside.set(Character.digit(digit, 10)));
                    char digit = Character.forDigit(beside.nextClearBit(1), 10);
                    cells.forEach(cell -> digits[cell.row()][cell.column()] = digit);
                });
        return Arrays.stream(digits).map(String::new).toList();
    }

    /** Returns the rows of a file. */
    static List<String> rows(Path file) throws IOException {
        return Files.readAllLines(file).stream().skip(2).toList();
    }

    /** Returns the cells of each piece, from the characters alone. */
    static List<List<Cell>> pieces(List<String> rows) {
        boolean[][] seen = new boolean[rows.size()][rows.size()];
        List<List<Cell>> pieces = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.size(); column++) {
                if (rows.get(row).charAt(column) != OPEN && !seen[row][column]) {
                    pieces.add(piece(new Cell(row, column), rows, seen));
                }
            }
        }
        return pieces;
    }

    /** Returns the covering of a file. The kind of a piece is the one with its shape. */
    static Packing packing(Series series, int side) throws IOException {
        PackingChecker checker = new PackingChecker(series.puzzle(side));
        return new Packing(pieces(rows(path(series, side))).stream()
                .map(cells -> placement(series, cells, checker))
                .toList());
    }

    private static Placement placement(Series series, List<Cell> cells, PackingChecker checker) {
        List<Placement> placements =
                series.kinds().stream().map(kind -> new Placement(kind, cells)).toList();
        return placements.stream()
                .filter(piece -> checker.faults(new Packing(List.of(piece))).isEmpty())
                .findFirst()
                .orElse(placements.get(0));
    }

    private static List<Cell> piece(Cell first, List<String> rows, boolean[][] seen) {
        List<Cell> cells = new ArrayList<>();
        Deque<Cell> waiting = new ArrayDeque<>(List.of(first));
        while (!waiting.isEmpty()) {
            Cell cell = waiting.pop();
            if (!seen[cell.row()][cell.column()]) {
                seen[cell.row()][cell.column()] = true;
                cells.add(cell);
                beside(cell, rows.size())
                        .filter(other -> rows.get(other.row()).charAt(other.column())
                                == rows.get(cell.row()).charAt(cell.column()))
                        .forEach(waiting::push);
            }
        }
        return cells;
    }

    private static Stream<Cell> beside(Cell cell, int side) {
        return Stream.of(cell.shifted(-1, 0), cell.shifted(0, -1), cell.shifted(0, 1), cell.shifted(1, 0))
                .filter(other ->
                        Math.min(other.row(), other.column()) >= 0 && Math.max(other.row(), other.column()) < side);
    }
}
