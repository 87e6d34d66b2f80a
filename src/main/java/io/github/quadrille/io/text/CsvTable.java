package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads a table in CSV, see {@link CsvLines}. The first line has the names of the columns, in upper or lower case. Each
 * further line is a row.
 */
public final class CsvTable {
    /**
     * A table has at most this many bytes (64 MiB). That is more than 600 bytes for each of a hundred thousand rows.
     */
    private static final int MAX_BYTES = 64 << 20;

    /** Holds the text of one field of a line, and its position in the file. */
    public record Field(String text, TextPosition position) {}

    /** Holds the fields of a line. Each field is found by the name of its column. */
    public record Row(Map<String, Field> fields, TextPosition position) {
        /**
         * Returns the field of a column. The result is empty if the row has no such field, or if the field is empty.
         */
        public Optional<Field> field(String column) {
            return Optional.ofNullable(fields.get(column))
                    .filter(field -> !field.text().isEmpty());
        }
    }

    private final Problems problems;
    private final Consumer<List<Field>> header;
    private final Consumer<Row> receiver;
    private List<Field> names = List.of();

    private CsvTable(Problems problems, Consumer<List<Field>> header, Consumer<Row> receiver) {
        this.problems = problems;
        this.header = header;
        this.receiver = receiver;
    }

    /**
     * Reads a file, or standard input, and reports what is wrong with its form.
     *
     * @param header a receiver of the names of the columns in lower case, which is called before the first row
     * @param receiver a receiver of the rows that have as many fields as there are columns
     * @throws UnusableInput when the file cannot be read or is not text
     */
    public static void read(String argument, Problems problems, Consumer<List<Field>> header, Consumer<Row> receiver)
            throws UnusableInput {
        CsvTable table = new CsvTable(problems, header, receiver);
        CsvLines.read(InputFile.text(argument, MAX_BYTES, "table"), problems, table::line);
        if (table.names.isEmpty() && problems.isEmpty()) {
            problems.add("The input is empty. Check whether the program that writes it failed.");
        }
    }

    private void line(List<Field> line) {
        if (names.isEmpty()) {
            names = line.stream()
                    .map(name -> new Field(name.text().toLowerCase(Locale.ROOT), name.position()))
                    .toList();
            checkNames();
            if (isOfSemicolons()) {
                problems.add(
                        names.get(0).position(),
                        "The first line has semicolons in place of commas: %s. Write commas between the fields."
                                .formatted(Quote.of(names.get(0).text())));
            } else {
                header.accept(names);
            }
        } else if (isOfSemicolons()) {
            return; // Semicolons instead of commas are reported for the first line only.
        } else if (line.size() == names.size()) {
            Map<String, Field> fields = new HashMap<>();
            for (int i = 0; i < line.size(); i++) {
                fields.putIfAbsent(names.get(i).text(), line.get(i));
            }
            receiver.accept(new Row(fields, line.get(0).position()));
        } else {
            problems.add(
                    line.get(0).position(),
                    "This line has %s, but there are %d columns. Put a field with commas in quotes."
                            .formatted(count(line), names.size()));
        }
    }

    private boolean isOfSemicolons() {
        return names.size() == 1 && names.get(0).text().indexOf(';') >= 0;
    }

    private static String count(List<Field> line) {
        return line.size() > CsvLines.MOST_FIELDS
                ? "more than %d fields".formatted(CsvLines.MOST_FIELDS)
                : line.size() == 1 ? "1 field" : "%d fields".formatted(line.size());
    }

    private void checkNames() {
        Map<String, Field> seen = new HashMap<>();
        for (Field name : names) {
            Field before = name.text().isEmpty() ? null : seen.put(name.text(), name);
            if (before != null) {
                problems.add(
                        name.position(),
                        "The column %s is named here and %s. Leave one of them out."
                                .formatted(
                                        Quote.of(name.text()), before.position().seenFrom(name.position())));
            }
        }
    }
}
