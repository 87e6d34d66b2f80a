package io.github.quadrille.core.text;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Holds a table: rows of texts below the names of their columns.
 *
 * @param columns the names of the columns
 * @param rows the rows, each with as many texts as there are columns
 */
public record TextTable(List<String> columns, List<List<String>> rows) {
    private static final String LINE_END = "\r\n";
    /** Aligned columns have this many blanks between them. */
    private static final int GAP = 2;

    /**
     * A {@code Column} is a column of a table.
     *
     * @param name the name of the column
     * @param value a function from a row to the content; an empty optional becomes an empty text
     */
    public record Column<R>(String name, Function<? super R, ?> value) {
        /** Returns the contents of a row in all columns. The keys are the names of the columns. */
        public static <R> Map<String, Object> fields(List<Column<R>> columns, R row) {
            Map<String, Object> fields = new LinkedHashMap<>();
            columns.forEach(column -> fields.put(column.name(), column.value().apply(row)));
            return fields;
        }
    }

    /** Makes a table with one row for each of these objects. */
    public static <R> TextTable of(List<Column<R>> columns, List<R> rows) {
        return new TextTable(
                columns.stream().map(Column::name).toList(),
                rows.stream()
                        .map(row -> columns.stream()
                                .map(column -> cell(column.value().apply(row)))
                                .toList())
                        .toList());
    }

    private static String cell(Object value) {
        if (value instanceof Optional<?> any) {
            return any.map(TextTable::cell).orElse("");
        }
        return value instanceof Double number ? plain(number) : value.toString();
    }

    /** Returns a number in plain digits, because not every spreadsheet reads powers of ten. */
    public static String plain(double number) {
        return Double.isFinite(number) ? BigDecimal.valueOf(number).toPlainString() : Double.toString(number);
    }

    /** Returns the table as CSV (RFC 4180), with the names in its first line. */
    public String csv() {
        return all().map(row -> row.stream().map(TextTable::field).collect(Collectors.joining(",")))
                .collect(Collectors.joining(LINE_END, "", LINE_END));
    }

    /** Returns a field of CSV, in quotes if it needs them. */
    public static String field(String value) {
        boolean plain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? value : quoted(value);
    }

    /** Returns a field of CSV in quotes, whether it needs them or not. */
    public static String quoted(String value) {
        return '"' + value.replace("\"", "\"\"") + '"';
    }

    /** Returns the table in Markdown. */
    public String markdown() {
        return markdown(columns, name -> name.isEmpty() ? " |" : " " + name + " |")
                + "|---".repeat(columns.size())
                + "|\n"
                + rows.stream()
                        .map(row -> markdown(row, cell -> " " + cell + " |"))
                        .collect(Collectors.joining());
    }

    private static String markdown(List<String> row, UnaryOperator<String> cell) {
        return row.stream().map(cell).collect(Collectors.joining("", "|", "\n"));
    }

    /** Returns the number of characters of the widest text of a column, its name included. */
    public int width(int column) {
        return all().mapToInt(row -> row.get(column).length()).max().orElseThrow();
    }

    /**
     * Returns lines for a terminal. The first line has the names of the columns.
     *
     * @param format the format of a line, which gets the texts of a row
     */
    public List<String> lines(String format) {
        return all().map(row -> format.formatted(row.toArray()).stripTrailing()).toList();
    }

    /** Returns lines for a terminal, with each column as wide as its widest text. */
    public List<String> aligned() {
        return lines(IntStream.range(0, columns.size())
                .mapToObj(column -> "%-" + (width(column) + GAP) + "s")
                .collect(Collectors.joining()));
    }

    private Stream<List<String>> all() {
        return Stream.concat(Stream.of(columns), rows.stream());
    }
}
