package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.KindCatalogue;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.TextTable;
import io.github.quadrille.core.text.TextTable.Column;
import io.github.quadrille.engine.sizes.RectangleOrder;
import io.github.quadrille.engine.sizes.RectangleOrder.Fewest;
import io.github.quadrille.engine.sizes.RectangleTable.Ask;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the order of a shape: the least number of copies that fill a rectangle. */
public final class OrderCommand extends Command {
    private static final List<Column<Row>> COLUMNS = List.of(
            new Column<>("shape", Row::shape),
            new Column<>("drawn", Row::drawn),
            new Column<>("order", row -> row.number(row.order())),
            new Column<>("rectangle", row -> row.order().map(Fewest::size)),
            new Column<>("odd order", row -> row.number(row.odd())),
            new Column<>("odd rectangle", row -> row.odd().map(Fewest::size)),
            new Column<>("prime", row -> String.join(" ", row.prime())),
            new Column<>("decided", row -> row.status().equals("never") ? "all" : "to " + row.copies()));

    private final Positional<List<String>> shapes = arguments(
            "SHAPE",
            "0..*",
            "A shape such as Y5, or a set such as hexominoes, whose shapes are answered one by one; or a question file"
                    + " (.yaml) with 'shapes:' and options.");

    private final Flag<Long> copies =
            option(Parameter.whole("copies", 1, 1000, 50, "Look at rectangles of at most this many copies.")
                    .ofProgram());

    private final FamilyFlags family = with(new FamilyFlags("SHAPE"));

    private final Flag<Path> csv = file("--csv", "FILE", "Write a table with a line per shape as CSV.", ".csv")
            .under(Heading.OUTPUT);

    private final Flag<Path> markdown =
            file("--markdown", "FILE", "Write the table as Markdown.", ".md").under(Heading.OUTPUT);

    private final Flag<OutputFormat> format = formatOption();

    public OrderCommand(Terminal terminal) {
        super(terminal, "order", """
                Finds the order of a shape, which is the fewest copies that fill a rectangle; the smallest odd number \
                of copies that do; and the rectangles that cannot be put together from smaller ones. Exits with 0 when \
                all is decided, 20 when none of the shapes fills any rectangle, else 3.

                Examples:
                  quadrille order Y5
                  quadrille order pentominoes --copies 20 --csv orders.csv
                  quadrille order Y6 --copies 92 --time-limit 8h --journal y6.journal""");
        rule(() -> {
            if (shapes.value().isEmpty() && !family.hasShapes()) {
                throw invalid("No shape is named. Name one such as Y5, a set such as hexominoes, or --shape XXX/XX.");
            }
        });
        rule(() -> shapes.value().stream()
                .filter(words -> words.matches("[Xx./]*/[Xx./]*"))
                .forEach(words -> {
                    throw invalid("'%s' is a drawing. Write --shape %s.".formatted(words, words));
                }));
    }

    /**
     * Holds what is known about a shape.
     *
     * @param drawn the rows of the shape, from top to bottom
     * @param status {@code decided}, {@code never} if the shape fills no rectangle, or {@code undecided}
     * @param copies the number of copies up to which all rectangles are decided
     */
    private record Row(
            String shape,
            String drawn,
            String status,
            Optional<Fewest> order,
            Optional<Fewest> odd,
            List<String> prime,
            List<String> open,
            int copies) {
        private String number(Optional<Fewest> fewest) {
            if (status.equals("never")) {
                return "none";
            }
            return fewest.map(found -> found.isProven() ? "" + found.copies() : "at most " + found.copies())
                    .orElse("more than " + copies);
        }
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        checkEndings(List.of(csv, markdown));
        checkPlaces("", List.of(csv, markdown, family.journal()));
        List<Puzzle> asked = new ArrayList<>();
        if (shapes.value().isEmpty()) {
            asked.addAll(FamilyFlags.alone(family.pieces(Optional.empty())));
        }
        for (String words : shapes.value()) {
            asked.addAll(FamilyFlags.alone(family.pieces(Optional.of(words))));
        }
        asked = asked.stream().distinct().toList();
        for (Puzzle shape : asked) {
            if (copies.value() * shape.bag().kinds().get(0).size() > KindCatalogue.MOST_CELLS) {
                throw invalid("%d copies of %s have more than %,d cells. Use a smaller --copies."
                        .formatted(copies.value(), shape.name(), KindCatalogue.MOST_CELLS));
            }
        }
        ProgressLine line = new ProgressLine(terminal, "order");
        FamilyFlags.Asking asking = family.asking(terminal, asked, Ask.PACKS, line);
        List<Row> rows = new ArrayList<>();
        try (asking) {
            for (int number = 0; number < asked.size(); number++) {
                rows.add(row(asked.get(number), asking.members().get(number), asking));
            }
        }
        line.clear();
        String status = status(rows);
        Optional<String> reason = status.equals("undecided")
                ? Optional.of(FamilyFlags.reason(asking.members().stream().map(TableReport.Member::table)))
                : Optional.empty();
        TextTable table = TextTable.of(COLUMNS, rows);
        OutputFiles.write(csv, table::csv);
        OutputFiles.write(markdown, table::markdown);
        format.value().say(terminal, () -> new Answer(status, rows, reason), () -> print(status, rows, table, reason));
        ExitStatus answered = switch (status) {
            case "decided" -> ExitStatus.YES;
            case "never" -> ExitStatus.NO;
            default -> ExitStatus.UNDECIDED;
        };
        return answered.worse(family.tellOfFiles(terminal, answered != ExitStatus.UNDECIDED, asking));
    }

    private Row row(Puzzle shape, TableReport.Member member, FamilyFlags.Asking asking) {
        RectangleOrder order = new RectangleOrder(
                member.table(),
                shape.bag().kinds().get(0).size(),
                copies.value().intValue());
        boolean isNever = member.table().isNever();
        if (!isNever) {
            asking.decide(member, order.sizes());
        }
        List<String> open = isNever ? List.of() : words(order.open());
        String status = isNever ? "never" : open.isEmpty() && order.fewest().isPresent() ? "decided" : "undecided";
        return new Row(
                shape.name(),
                String.join("/", shape.bag().kinds().get(0).shape().picture()),
                status,
                order.fewest(),
                order.fewestOdd(),
                words(member.table().primes(order.sizes())),
                open,
                isNever ? 0 : order.decided());
    }

    private static List<String> words(List<Size> sizes) {
        return sizes.stream().map(Size::toString).toList();
    }

    private static String status(List<Row> rows) {
        return rows.stream().anyMatch(row -> row.status().equals("undecided"))
                ? "undecided"
                : rows.stream().allMatch(row -> row.status().equals("never")) ? "never" : "decided";
    }

    private void print(String status, List<Row> rows, TextTable table, Optional<String> reason) {
        terminal.say("status: %s", status);
        if (rows.size() == 1) {
            print(rows.get(0));
            reason.ifPresent(why -> terminal.field("reason", why));
            return;
        }
        table.aligned().forEach(line -> terminal.say("%s", line));
        List<String> open = rows.stream()
                .filter(row -> !row.open().isEmpty())
                .map(row -> "%s %s".formatted(row.shape(), String.join(" ", row.open())))
                .toList();
        if (!open.isEmpty()) {
            terminal.field("open", FamilyFlags.shortened(open));
        }
        reason.ifPresent(why -> terminal.field("reason", why));
    }

    private void print(Row row) {
        terminal.field("shape", row.shape());
        if (row.status().equals("never")) {
            terminal.field("order", "none: the shape fills no rectangle of any size");
            return;
        }
        terminal.field("order", words(row.order(), row));
        terminal.field("odd order", words(row.odd(), row));
        terminal.field("prime", row.prime().isEmpty() ? "none" : String.join(", ", row.prime()));
        if (!row.open().isEmpty()) {
            terminal.field("open", FamilyFlags.shortened(row.open()));
        }
    }

    private static String words(Optional<Fewest> fewest, Row row) {
        return row.number(fewest)
                + fewest.map(found -> " (%s)".formatted(found.size())).orElse("");
    }

    private record Answer(String status, List<Row> shapes, Optional<String> reason) {}
}
