package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the file format of a course on algorithms. The first line has the numbers of rows, columns and pieces. The next
 * line is {@code DEFAULT} for a rectangle, or {@code CUSTOM} for a board that is drawn below, with {@code X} for each
 * cell and {@code .} for each hole. Then come the pieces, one below another, each drawn in a different letter.
 */
final class Coursework {
    private static final Pattern HEAD = Pattern.compile("\\s*\\d{1,6}\\s+\\d{1,6}\\s+\\d{1,6}");
    private static final Pattern WORD = Pattern.compile("\\s*[A-Za-z]{3,}");
    private static final Pattern BOARD_ROW = Pattern.compile("[X.]+");

    private final List<String> lines;
    private final Problems problems;
    private int next;

    private Coursework(List<String> lines, Problems problems) {
        this.lines = lines;
        this.problems = problems;
    }

    static boolean isMeant(List<String> lines) {
        List<String> first =
                lines.stream().filter(line -> !line.isBlank()).limit(2).toList();
        return first.size() == 2
                && HEAD.matcher(first.get(0)).matches()
                && WORD.matcher(first.get(1)).matches();
    }

    static List<ForeignPuzzle> read(List<String> lines, Problems problems) {
        return new Coursework(lines, problems).puzzle().stream().toList();
    }

    private Optional<ForeignPuzzle> puzzle() {
        String[] head = line().strip().split("\\s+");
        BoardSize size = new BoardSize(Integer.parseInt(head[0]), Integer.parseInt(head[1]));
        if (problems.isRefused(here(1), size.complaintOfGrid())) {
            return Optional.empty();
        }
        String word = line().strip();
        List<String> rows;
        if (word.equals("DEFAULT")) {
            rows = size.picture();
        } else if (word.equals("CUSTOM")) {
            rows = board(size);
        } else {
            problems.add(
                    here(1),
                    "The board is %s, but only DEFAULT (a rectangle) and CUSTOM (a picture of squares) can be read. Write a puzzle file; for cubes, add 'lattice: cubic' to it."
                            .formatted(Quote.of(word)));
            return Optional.empty();
        }
        List<Placement> pieces = pieces();
        int said = Integer.parseInt(head[2]);
        if (problems.isEmpty() && pieces.size() != said) {
            problems.add(
                    "The first line says %,d pieces, but %,d are drawn. Check whether a letter is missing, or used for two."
                            .formatted(said, pieces.size()));
        }
        return Optional.of(
                new ForeignPuzzle(DrawnCells.of(rows, mark -> mark != ' ' && mark != '#'), List.of(), pieces));
    }

    private List<String> board(BoardSize size) {
        List<String> rows = new ArrayList<>();
        while (rows.size() < size.rows() && next < lines.size()) {
            String row = line();
            if (row.length() != size.columns() || !BOARD_ROW.matcher(row).matches()) {
                problems.add(
                        here(1),
                        "%s is not a row of %,d 'X' and '.'. Check the size in the first line."
                                .formatted(Quote.of(row), size.columns()));
            }
            rows.add(row.replace('.', '#'));
        }
        return rows;
    }

    private List<Placement> pieces() {
        Map<Character, List<String>> drawn = new LinkedHashMap<>();
        char before = ' ';
        for (; next < lines.size(); next++) {
            String row = lines.get(next);
            if (row.isBlank()) {
                continue;
            }
            char letter = row.strip().charAt(0);
            if (!row.chars().allMatch(mark -> mark == letter || mark == ' ') || !Character.isLetter(letter)) {
                problems.add(
                        new TextPosition(next + 1, 1),
                        "%s is not a row of one letter. Write a letter for each cell of the piece."
                                .formatted(Quote.of(row)));
            } else if (letter != before && drawn.containsKey(letter)) {
                problems.add(
                        new TextPosition(next + 1, 1),
                        "The letter %s is used for a piece further up already. Use another letter."
                                .formatted(Quote.of(letter)));
            } else {
                drawn.computeIfAbsent(letter, first -> new ArrayList<>()).add(row);
                before = letter;
            }
        }
        return drawn.entrySet().stream()
                .map(piece -> new Placement(piece.getKey().toString(), cells(piece.getValue())))
                .toList();
    }

    private static List<Cell> cells(List<String> rows) {
        return DrawnCells.of(rows, mark -> mark != ' ');
    }

    /** Returns the next line that is not blank, or an empty text at the end of the file. */
    private String line() {
        while (next < lines.size() && lines.get(next).isBlank()) {
            next++;
        }
        return next < lines.size() ? lines.get(next++) : "";
    }

    private TextPosition here(int column) {
        return new TextPosition(next, column);
    }
}
