package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.WeightsText;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.BagTable.BagCount;
import io.github.quadrille.io.answer.CountWriter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Says which choices of pieces fill a board: to people, to programs, or to a spreadsheet.
 *
 * @param whyNone a short argument why none does
 */
record BagsReport(Terminal terminal, Puzzle puzzle, BagTable table, Optional<Evidence> whyNone) {
    private static final String LINE_END = "\r\n";

    /** A line per choice. */
    void print() {
        Map<String, Object> fields = fields();
        fields.remove("puzzle");
        fields.remove("evidence");
        fields.forEach((name, value) -> terminal.field(name, words(value)));
        whyNone.filter(Evidence::needsPicture)
                .flatMap(Evidence::picture)
                .ifPresent(weights -> terminal.out()
                        .print(new WeightsText(terminal.width(), terminal.colour()).of(puzzle.region(), weights)));
        String[] packings = column(table.bags().stream().map(BagCount::packings).toList());
        String[] classes = column(
                table.bags().stream().flatMap(bag -> bag.classes().stream()).toList());
        if (packings.length > 0) {
            terminal.out().println("packings" + (classes.length > 0 ? ", up to symmetry" : "") + ", and the pieces:");
        }
        for (int i = 0; i < packings.length; i++) {
            String start = "  " + packings[i] + (classes.length > 0 ? "  " + classes[i] : "") + "  ";
            terminal.paragraph(start, pieces(table.bags().get(i)), " ".repeat(start.length()));
        }
    }

    /** One line. */
    void printJson() throws IOException {
        Map<String, Object> fields = fields();
        fields.put("bags", table.bags().stream().map(this::fields).toList());
        CountWriter.write(fields, terminal.out());
    }

    /** A column per kind, with how many there are of it. */
    void write(Path csv) throws IOException, UnusableInput {
        boolean hasClasses = table.bags().stream().anyMatch(bag -> bag.classes().isPresent());
        List<String> names = new ArrayList<>(List.of("packings"));
        if (hasClasses) {
            names.add("classes");
        }
        IntStream.range(0, puzzle.bag().size())
                .mapToObj(kind -> puzzle.bag().kind(kind).name())
                .forEach(names::add);
        StringBuilder text = new StringBuilder();
        text.append(names.stream().map(BagsReport::quoted).collect(Collectors.joining(",")))
                .append(LINE_END);
        for (BagCount bag : table.bags()) {
            text.append(bag.packings());
            bag.classes().ifPresent(classes -> text.append(',').append(classes));
            bag.pieces().forEach(count -> text.append(',').append(count));
            text.append(LINE_END);
        }
        AtomicFile.write(csv, out -> out.write(text.toString().getBytes(StandardCharsets.UTF_8)));
    }

    private static String quoted(String value) {
        boolean plain = value.chars().noneMatch(c -> c == ',' || c == '"');
        return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }

    private Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", table.isComplete() ? "counted" : "undecided");
        fields.put("puzzle", puzzle.name());
        fields.put("choices", table.choices());
        table.stoppedBy().ifPresent(limit -> {
            fields.put("undecided", table.choices().subtract(table.decided()));
            fields.put("reason", limit.words());
        });
        fields.put("filling", table.bags().size());
        fields.put("packings", table.packings());
        whyNone.ifPresent(none -> {
            fields.put("reason", none.sentence());
            fields.put("evidence", none.name());
        });
        fields.put("method", table.method().name().toLowerCase(Locale.ROOT));
        fields.put("why", table.why());
        fields.put("seconds", BigDecimal.valueOf(table.work().seconds()).setScale(3, RoundingMode.HALF_UP));
        return fields;
    }

    private Map<String, Object> fields(BagCount bag) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Map<String, Integer> pieces = new LinkedHashMap<>();
        for (int kind = 0; kind < bag.pieces().size(); kind++) {
            if (bag.pieces().get(kind) > 0) {
                pieces.put(puzzle.bag().kind(kind).name(), bag.pieces().get(kind));
            }
        }
        fields.put("pieces", pieces);
        fields.put("packings", bag.packings());
        bag.classes().ifPresent(classes -> fields.put("classes", classes));
        return fields;
    }

    /** {@code T 2, I}. */
    private String pieces(BagCount bag) {
        return IntStream.range(0, bag.pieces().size())
                .filter(kind -> bag.pieces().get(kind) > 0)
                .mapToObj(kind -> puzzle.bag().kind(kind).name()
                        + (bag.pieces().get(kind) == 1
                                ? ""
                                : ": " + bag.pieces().get(kind)))
                .collect(Collectors.joining(", "));
    }

    /** Numbers below each other. */
    private static String[] column(List<BigInteger> numbers) {
        List<String> words = numbers.stream().map("%,d"::formatted).toList();
        int width = words.stream().mapToInt(String::length).max().orElse(0);
        return words.stream()
                .map(word -> " ".repeat(width - word.length()) + word)
                .toArray(String[]::new);
    }

    private static String words(Object value) {
        if (value instanceof BigInteger number) {
            return "%,d".formatted(number);
        }
        return value instanceof Integer number ? "%,d".formatted(number) : value.toString();
    }
}
