package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.BagTable.BagCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.text.TextTable;
import io.github.quadrille.core.text.TextTable.Column;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.io.text.AtomicFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints which choices of pieces fill a board, for people, for programs, or for a spreadsheet.
 *
 * @param whyNone a short argument why no choice fills the board, if there is one
 */
record BagsReport(Terminal terminal, Puzzle puzzle, BagTable table, Optional<Evidence> whyNone) {
    /** Prints the answer as text, with one line for each choice of pieces that fills the board. */
    void print() {
        terminal.fields(answer(Optional.empty()), "puzzle", "evidence");
        whyNone.filter(Evidence::needsPicture)
                .flatMap(Evidence::picture)
                .ifPresent(weights -> terminal.draw(puzzle.region(), weights));
        boolean hasClasses = hasClasses();
        if (!table.bags().isEmpty()) {
            terminal.say("packings%s, and the pieces:", hasClasses ? ", up to symmetry" : "");
        }
        String packings = column(table.bags().stream().map(BagCount::packings));
        String classes = column(table.bags().stream().flatMap(bag -> bag.classes().stream()));
        for (BagCount bag : table.bags()) {
            String start = "  " + packings.formatted(bag.packings())
                    + (hasClasses ? "  " + classes.formatted(bag.classes().orElse(null)) : "") + "  ";
            terminal.paragraph(start, words(bag(bag).pieces()), " ".repeat(start.length()));
        }
    }

    private boolean hasClasses() {
        return table.bags().stream().anyMatch(bag -> bag.classes().isPresent());
    }

    /** Returns a format that is wide enough for each of these numbers. */
    private static String column(Stream<BigInteger> numbers) {
        return "%,"
                + numbers.mapToInt(number -> "%,d".formatted(number).length())
                        .max()
                        .orElse(1) + "d";
    }

    /** Returns the answer for JSON, with all choices of pieces that fill the board. */
    Object answer() {
        return answer(Optional.of(table.bags().stream().map(this::bag).toList()));
    }

    /**
     * Writes a table with one line for each choice of pieces that fills the board. Each kind has a column with the
     * number of its pieces.
     */
    void write(Path csv) throws IOException, UnusableInput {
        List<Column<BagCount>> columns = new ArrayList<>(List.of(new Column<>("packings", BagCount::packings)));
        if (hasClasses()) {
            columns.add(new Column<>("classes", BagCount::classes));
        }
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            int number = kind;
            columns.add(new Column<>(
                    puzzle.bag().kind(kind).name(), bag -> bag.pieces().get(number)));
        }
        AtomicFile.write(csv, TextTable.of(columns, table.bags()).csv());
    }

    private record Answer(
            String status,
            String puzzle,
            BigInteger choices,
            Optional<BigInteger> undecided,
            Optional<String> reason,
            int filling,
            BigInteger packings,
            Optional<WhyNone> whyNone,
            CountMethod method,
            String why,
            BigDecimal seconds,
            Optional<List<Bag>> bags) {}

    private record WhyNone(Optional<String> reason, String evidence) implements RecordFields.Inline {}

    private record Bag(Map<String, Integer> pieces, BigInteger packings, Optional<BigInteger> classes) {}

    private Answer answer(Optional<List<Bag>> bags) {
        return new Answer(
                table.isComplete() ? "counted" : "undecided",
                puzzle.name(),
                table.choices(),
                table.stoppedBy().map(limit -> table.choices().subtract(table.decided())),
                table.stoppedBy().map(limit -> whyNone.map(Evidence::sentence).orElse(limit.words())),
                table.bags().size(),
                table.packings(),
                whyNone.map(none ->
                        new WhyNone(table.isComplete() ? Optional.of(none.sentence()) : Optional.empty(), none.name())),
                table.method(),
                table.why(),
                JsonLine.seconds(table.work().seconds()),
                bags);
    }

    private Bag bag(BagCount bag) {
        return new Bag(pieces(puzzle, bag.pieces()), bag.packings(), bag.classes());
    }

    /** Returns how many pieces of each kind a choice of pieces has, without the kinds of which it has none. */
    static Map<String, Integer> pieces(Puzzle puzzle, List<Integer> counts) {
        Map<String, Integer> pieces = new LinkedHashMap<>();
        for (int kind = 0; kind < counts.size(); kind++) {
            if (counts.get(kind) > 0) {
                pieces.put(puzzle.bag().kind(kind).name(), counts.get(kind));
            }
        }
        return pieces;
    }

    /** Returns the pieces of a choice as words such as {@code T: 2, I}. */
    static String words(Map<String, Integer> pieces) {
        return pieces.entrySet().stream()
                .map(kind -> kind.getKey() + (kind.getValue() == 1 ? "" : ": " + kind.getValue()))
                .collect(Collectors.joining(", "));
    }
}
