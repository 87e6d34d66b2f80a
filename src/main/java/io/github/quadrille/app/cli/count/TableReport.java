package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.RectangleTable;
import io.github.quadrille.engine.solve.RectangleTable.Entry;
import io.github.quadrille.engine.solve.RectangleTable.Outcome;
import io.github.quadrille.engine.solve.RectangleTable.Size;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Says which rectangles are packed: to people, to programs, or to a spreadsheet.
 *
 * @param grids sizes that belong to one grid each
 */
record TableReport(Terminal terminal, Puzzle puzzle, RectangleTable table, List<List<Size>> grids) {
    private static final String LEGEND = "P prime, + of smaller ones, * packed, . no packing, ? open";

    /** Whether every size that was asked for is. */
    boolean isDecided() {
        return sizes().stream().allMatch(size -> outcome(size) != Outcome.OPEN);
    }

    private List<Size> sizes() {
        return grids.stream().flatMap(List::stream).distinct().toList();
    }

    private Outcome outcome(Size size) {
        return table.entry(size).map(Entry::outcome).orElse(Outcome.OPEN);
    }

    private static String mark(Outcome outcome) {
        return switch (outcome) {
            case PRIME -> "P";
            case COMPOSITE -> "+";
            case PACKED -> "*";
            case NONE -> ".";
            case OPEN -> "?";
        };
    }

    private String status() {
        return isDecided() ? "decided" : "undecided";
    }

    private List<String> open() {
        return sizes().stream()
                .filter(size -> outcome(size) == Outcome.OPEN)
                .map(Size::toString)
                .toList();
    }

    private List<String> primes() {
        return table.primes().stream().map(Size::toString).toList();
    }

    void print() {
        terminal.say("status: %s", status());
        terminal.field("pieces", puzzle.bag() + ", " + puzzle.symmetry().word());
        grids.forEach(this::print);
        terminal.say(LEGEND);
        if (!primes().isEmpty()) {
            terminal.field("prime", String.join(", ", primes()));
        }
        if (!open().isEmpty()) {
            terminal.field("open", String.join(", ", open()));
        }
    }

    private void print(List<Size> grid) {
        List<Integer> columns = columns(grid);
        int width = 1 + String.valueOf(columns.get(columns.size() - 1)).length();
        String cell = "%" + width + "s";
        terminal.say("%s", "     " + columns.stream().map(cell::formatted).collect(Collectors.joining()));
        for (int row : rows(grid)) {
            String marks = columns.stream()
                    .map(column -> cell.formatted(mark(outcome(new Size(row, column)))))
                    .collect(Collectors.joining());
            terminal.say("%5d%s", row, marks);
        }
    }

    private static List<Integer> columns(List<Size> grid) {
        return grid.stream().map(Size::columns).distinct().toList();
    }

    private static List<Integer> rows(List<Size> grid) {
        return grid.stream().map(Size::rows).distinct().toList();
    }

    /** A line per size. */
    void writeCsv(Path file) throws IOException, UnusableInput {
        String lines = sizes().stream()
                .map(this::line)
                .collect(Collectors.joining("\r\n", "rows,columns,answer,how,seconds\r\n", "\r\n"));
        AtomicFile.write(file, lines);
    }

    private String line(Size size) {
        Optional<Entry> entry = table.entry(size);
        return "%d,%d,%s,%s,%s"
                .formatted(
                        size.rows(),
                        size.columns(),
                        word(outcome(size)),
                        entry.map(each -> each.how().replace(",", ";")).orElse(""),
                        entry.map(each -> "%.3f".formatted(each.seconds())).orElse(""));
    }

    private static String word(Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT);
    }

    /** The grids. */
    void writeMarkdown(Path file) throws IOException, UnusableInput {
        StringBuilder text = new StringBuilder(
                "%s, %s. %s.%n".formatted(puzzle.bag(), puzzle.symmetry().word(), LEGEND));
        for (List<Size> grid : grids) {
            List<Integer> columns = columns(grid);
            text.append("\n| |")
                    .append(columns.stream().map(column -> " " + column + " |").collect(Collectors.joining()));
            text.append("\n|---|").append("---|".repeat(columns.size())).append('\n');
            for (int row : rows(grid)) {
                text.append("| **").append(row).append("** |");
                columns.forEach(column -> text.append(' ')
                        .append(mark(outcome(new Size(row, column))))
                        .append(" |"));
                text.append('\n');
            }
        }
        if (!primes().isEmpty()) {
            text.append("\nPrime: ").append(String.join(", ", primes())).append(".\n");
        }
        AtomicFile.write(file, text.toString());
    }

    Answer answer() {
        List<SizeAnswer> sizes = sizes().stream()
                .map(size -> new SizeAnswer(
                        size.rows(),
                        size.columns(),
                        word(outcome(size)),
                        table.entry(size).map(Entry::how),
                        table.entry(size).map(Entry::seconds)))
                .toList();
        return new Answer(status(), puzzle.bag().toString(), puzzle.symmetry().word(), sizes, primes(), open());
    }

    private record SizeAnswer(int rows, int columns, String answer, Optional<String> how, Optional<Double> seconds) {}

    private record Answer(
            String status,
            String pieces,
            String symmetry,
            List<SizeAnswer> sizes,
            List<String> prime,
            List<String> open) {}
}
