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
 * Rows of texts below the names of their columns.
 *
 * @param rows each has as many texts as there are columns
 */
public record TextTable(List<String> columns, List<List<String>> rows) {
    private static final String LINE_END = "\r\n";
    /** Blanks between columns that are aligned. */
    private static final int GAP = 2;

    /**
     * A column.
     *
     * @param value what it says of a row; nothing where that is an empty optional value
     */
    public record Column<R>(String name, Function<? super R, ?> value) {
        /** What columns say of a row, by their names. */
        public static <R> Map<String, Object> fields(List<Column<R>> columns, R row) {
            Map<String, Object> fields = new LinkedHashMap<>();
            columns.forEach(column -> fields.put(column.name(), column.value().apply(row)));
            return fields;
        }
    }

    /** A row for each of these. */
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

    /** A number without powers of ten, which not every spreadsheet reads. */
    public static String plain(double number) {
        return Double.isFinite(number) ? BigDecimal.valueOf(number).toPlainString() : Double.toString(number);
    }

    /** CSV (RFC 4180), the names in its first line. */
    public String csv() {
        return all().map(row -> row.stream().map(TextTable::field).collect(Collectors.joining(",")))
                .collect(Collectors.joining(LINE_END, "", LINE_END));
    }

    /** Writes a field of CSV, in quotes where it needs them. */
    public static String field(String value) {
        boolean plain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? value : quoted(value);
    }

    /** A field of CSV in quotes, whether it needs them or not. */
    public static String quoted(String value) {
        return '"' + value.replace("\"", "\"\"") + '"';
    }

    /** Markdown. */
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

    /** How many characters the widest text of a column has, its name included. */
    public int width(int column) {
        return all().mapToInt(row -> row.get(column).length()).max().orElseThrow();
    }

    /**
     * Lines of a terminal, the names in the first one.
     *
     * @param format takes a row
     */
    public List<String> lines(String format) {
        return all().map(row -> format.formatted(row.toArray()).stripTrailing()).toList();
    }

    /** Lines with the columns one below the other, as wide as their widest texts. */
    public List<String> aligned() {
        return lines(IntStream.range(0, columns.size())
                .mapToObj(column -> "%-" + (width(column) + GAP) + "s")
                .collect(Collectors.joining()));
    }

    private Stream<List<String>> all() {
        return Stream.concat(Stream.of(columns), rows.stream());
    }
}
