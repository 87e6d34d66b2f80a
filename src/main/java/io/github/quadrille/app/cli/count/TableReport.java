package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.text.TextTable;
import io.github.quadrille.core.text.TextTable.Column;
import io.github.quadrille.engine.sizes.RectangleTable;
import io.github.quadrille.engine.sizes.RectangleTable.Ask;
import io.github.quadrille.engine.sizes.RectangleTable.Entry;
import io.github.quadrille.engine.sizes.RectangleTable.Outcome;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import io.github.quadrille.lab.compare.HtmlText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prints which rectangles are packed, in how many ways, or how many cells can be covered, for people, for programs, or
 * for a spreadsheet.
 *
 * @param members the bags of the table
 * @param grids the sizes of each grid; with several bags there is one grid, with a line for each bag and a column for
 *     each size
 */
record TableReport(Terminal terminal, Ask ask, String symmetry, List<Member> members, List<List<Size>> grids) {
    private static final String LEGEND =
            "P prime, + made of smaller rectangles, * packed, no packing: x by a search, . by an argument; ? open";
    private static final int NARROWEST_HEAD = 5;
    private static final String STYLE = """
            :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
            body { margin: 2rem; }
            table { border-collapse: collapse; margin: 1rem 0; }
            th, td { border: 1px solid #8884; min-width: 1.6em; padding: .1em .4em; text-align: center; }
            th { font-weight: 600; }
            .prime { background: #2a7f3e; color: #fff; }
            .composite { background: #9fd3a8; color: #111; }
            .packed { background: #63b276; color: #111; }
            .none { color: #888; }
            .open { background: #f3c64d; color: #111; }
            """;

    /**
     * Holds one bag of the table, and what is known about it.
     *
     * @param label the name that distinguishes the bag from the others
     * @param proofs the proofs of its answers, if they are wanted
     */
    record Member(String label, String pieces, RectangleTable table, Optional<ProvenBoards> proofs) {
        Outcome outcome(Size size) {
            return table.entry(size).map(Entry::outcome).orElse(Outcome.OPEN);
        }

        /**
         * Returns the file of the proof, or the reason why there is none. The result is empty if no proof is wanted, or
         * if nothing is known about the size.
         */
        private Optional<String> proof(Size size) {
            return proofs.flatMap(proven -> table.entry(size).map(entry -> proven.proof(entry.board())));
        }
    }

    /** Names one answer of the table: a bag and a size. */
    private record Cell(Member member, Size size) {
        private Optional<Entry> entry() {
            return member.table().entry(size);
        }

        private Optional<BigInteger> value() {
            return entry().flatMap(Entry::value);
        }

        private String mark() {
            return value().map(BigInteger::toString).orElseGet(() -> switch (member.outcome(size)) {
                case PRIME -> "P";
                case COMPOSITE -> "+";
                case PACKED -> "*";
                case NONE -> entry().filter(Entry::isRuledOut).isPresent() ? "." : "x";
                case OPEN -> "?";
            });
        }

        private String outcome() {
            return member.outcome(size).name().toLowerCase(Locale.ROOT);
        }

        private String word() {
            return value().isPresent() ? "counted" : outcome();
        }

        private String html() {
            String how = entry().map(entry -> ", " + entry.how()).orElse("");
            return "<td class=\"%s\" title=\"%s\">%s</td>"
                    .formatted(outcome(), HtmlText.escape(size + ": " + word() + how), mark());
        }

        private boolean isOpen() {
            return member.outcome(size) == Outcome.OPEN;
        }
    }

    /** Holds one line of a grid. */
    private record Line(String head, List<Cell> cells) {}

    /** Holds answers in rows and columns. */
    private record Grid(List<String> heads, List<Line> lines) {
        /**
         * Returns the grid as a table in which each answer is a number, or one letter or sign.
         *
         * @param head the format string for the head of each line, such as {@code **%s**} for bold text
         */
        TextTable table(String head) {
            return new TextTable(
                    Stream.concat(Stream.of(""), heads.stream()).toList(),
                    lines.stream()
                            .map(line -> Stream.concat(
                                            Stream.of(head.formatted(line.head())),
                                            line.cells().stream().map(Cell::mark))
                                    .toList())
                            .toList());
        }
    }

    private List<String> primes(Member member) {
        return member.table().primes(member.table().sizes(sizes())).stream()
                .map(Size::toString)
                .toList();
    }

    private boolean isOne() {
        return members.size() == 1;
    }

    private List<Grid> drawn() {
        if (!isOne()) {
            List<Size> sizes = sizes();
            List<Line> lines = members.stream()
                    .map(member -> new Line(member.label(), cells(member, sizes)))
                    .toList();
            return List.of(new Grid(sizes.stream().map(Size::toString).toList(), lines));
        }
        return grids.stream().map(this::drawn).toList();
    }

    private Grid drawn(List<Size> grid) {
        List<Line> lines = new ArrayList<>();
        grid.stream()
                .collect(Collectors.groupingBy(Size::rows, TreeMap::new, Collectors.toList()))
                .forEach((row, sizes) -> lines.add(new Line(String.valueOf(row), cells(members.get(0), sizes))));
        List<String> columns =
                grid.stream().map(Size::columns).distinct().map(String::valueOf).toList();
        return new Grid(columns, lines);
    }

    private static List<Cell> cells(Member member, List<Size> sizes) {
        return sizes.stream().map(size -> new Cell(member, size)).toList();
    }

    private List<Size> sizes() {
        return grids.stream().flatMap(List::stream).distinct().toList();
    }

    private Stream<Cell> all() {
        return members.stream().flatMap(member -> cells(member, sizes()).stream());
    }

    /** Returns whether every answer of the table is known. */
    boolean isDecided() {
        return all().noneMatch(Cell::isOpen);
    }

    private String status() {
        return isDecided() ? "decided" : "undecided";
    }

    private List<String> open() {
        return all().filter(Cell::isOpen)
                .map(cell -> isOne() ? cell.size().toString() : cell.member().label() + " " + cell.size())
                .toList();
    }

    private Optional<String> reason() {
        return isDecided()
                ? Optional.empty()
                : Optional.of(FamilyFlags.reason(members.stream().map(Member::table)));
    }

    private String heading() {
        return pieces() + ", " + symmetry;
    }

    private String pieces() {
        return isOne() ? members.get(0).pieces() : members.size() + " bags";
    }

    private String legend() {
        return switch (ask) {
            case PACKS -> LEGEND;
            case COUNT -> "numbers of packings; ? open";
            case CLASSES -> "numbers of packings up to symmetry; ? open";
            case MOST -> "numbers of cells that can be covered; ? open";
        };
    }

    void print() {
        terminal.say("status: %s", status());
        terminal.field("pieces", heading());
        for (Grid grid : drawn()) {
            print(grid.table("%s"));
            terminal.say("");
        }
        terminal.say(legend());
        for (Member member : members) {
            List<String> primes = primes(member);
            if (!primes.isEmpty()) {
                terminal.field(isOne() ? "prime" : "prime of " + member.label(), String.join(", ", primes));
            }
        }
        if (!open().isEmpty()) {
            terminal.field("open", FamilyFlags.shortened(open()));
            terminal.field("reason", reason().orElseThrow());
        }
    }

    private void print(TextTable grid) {
        int cells = grid.columns().size() - 1;
        int width = 1 + IntStream.rangeClosed(1, cells).map(grid::width).max().orElse(0);
        String head = (isOne() ? "%" : "%-") + Math.max(NARROWEST_HEAD, grid.width(0)) + "s";
        grid.lines(head + ("%" + width + "s").repeat(cells)).forEach(line -> terminal.say("%s", line));
    }

    /** Returns the table as CSV, with one line for each answer. */
    String csv() {
        return TextTable.of(columns("%.3f"::formatted), all().toList()).csv();
    }

    /**
     * Returns the columns that describe an answer.
     *
     * @param seconds the function that writes seconds in the form of the output
     */
    private List<Column<Cell>> columns(Function<Double, ?> seconds) {
        List<Column<Cell>> columns = new ArrayList<>();
        if (!isOne()) {
            columns.add(new Column<>("pieces", cell -> cell.member().label()));
        }
        columns.add(new Column<>("rows", cell -> cell.size().rows()));
        columns.add(new Column<>("columns", cell -> cell.size().columns()));
        columns.add(new Column<>("answer", Cell::word));
        if (ask != Ask.PACKS) {
            columns.add(new Column<>("value", Cell::value));
        }
        columns.add(new Column<>("how", cell -> cell.entry().map(Entry::how)));
        columns.add(
                new Column<>("seconds", cell -> cell.entry().map(Entry::seconds).map(seconds)));
        if (members.get(0).proofs().isPresent()) {
            columns.add(new Column<>("proof", cell -> cell.member().proof(cell.size())));
        }
        return columns;
    }

    /** Returns the grids as Markdown. */
    String markdown() {
        StringBuilder text = new StringBuilder("%s. %s.%n".formatted(heading(), legend()));
        for (Grid grid : drawn()) {
            text.append('\n').append(grid.table("**%s**").markdown());
        }
        if (isOne() && !primes(members.get(0)).isEmpty()) {
            text.append("\nPrime: ")
                    .append(String.join(", ", primes(members.get(0))))
                    .append(".\n");
        }
        return text.toString();
    }

    /**
     * Returns an HTML page with the grids in colours. The title of a cell, which shows under the pointer, says how its
     * answer was found.
     */
    String html() {
        StringBuilder body = new StringBuilder();
        for (Grid grid : drawn()) {
            body.append("<table>\n<tr><th></th>");
            grid.heads().forEach(head -> body.append("<th scope=\"col\">%s</th>".formatted(head)));
            body.append("</tr>\n");
            for (Line line : grid.lines()) {
                body.append("<tr><th scope=\"row\">%s</th>".formatted(HtmlText.escape(line.head())));
                line.cells().forEach(cell -> body.append(cell.html()));
                body.append("</tr>\n");
            }
            body.append("</table>\n");
        }
        return """
                <!DOCTYPE html>
                <html lang="en">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%1$s</title>
                <style>
                %2$s</style>
                <h1>%1$s</h1>
                %3$s<p>%4$s.</p>
                </html>
                """.formatted(HtmlText.escape(heading()), STYLE, body, HtmlText.escape(legend()));
    }

    Answer answer() {
        List<Column<Cell>> columns = columns(seconds -> seconds);
        List<Map<String, Object>> sizes =
                all().map(cell -> Column.fields(columns, cell)).toList();
        List<String> primes = isOne() ? primes(members.get(0)) : List.of();
        return new Answer(status(), pieces(), symmetry, sizes, primes, open(), reason());
    }

    private record Answer(
            String status,
            String pieces,
            String symmetry,
            List<Map<String, Object>> sizes,
            List<String> prime,
            List<String> open,
            Optional<String> reason) {}
}
