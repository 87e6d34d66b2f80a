package io.github.quadrille.records;

import io.github.quadrille.core.geometry.PieceSymmetry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the tables of {@code records.md}, each below its heading, and a CSV file of the squares whose best covering is
 * not proven.
 */
final class RecordPages {
    static final Path PAGE = Path.of("src/site/markdown/records.md");

    static final Path OPEN = Path.of("src/site/markdown/tables/records-open.csv");

    /**
     * The table of the longest proofs has those that took at least this many seconds. With a limit of 10 seconds, it
     * would have more than thirty rows, which is too long for a page.
     */
    private static final double LONG = 15;
    /** The page has squares up to this side, and the files have larger ones. */
    private static final int LARGEST = 30;

    private final RecordTable table;

    private RecordPages(RecordTable table) {
        this.table = table;
    }

    static void write(RecordTable table) throws IOException {
        Files.writeString(PAGE, with(table, Files.readString(PAGE)));
        Files.writeString(OPEN, open(table));
    }

    /** Returns the text of a CSV file with a line for each square whose best covering is not proven. */
    static String open(RecordTable table) {
        StringBuilder lines = new StringBuilder("board,pieces,most,states,seconds,elsewhere\n");
        for (Standing standing : table.all()) {
            if (!standing.isProven()) {
                lines.append(String.format(
                        Locale.ROOT,
                        "%s,%s,%s,%d,%.1f,%s\n",
                        standing.board(),
                        standing.series(),
                        standing.range(),
                        standing.states(),
                        standing.seconds(),
                        elsewhere(standing)));
            }
        }
        return lines.toString();
    }

    /** Returns the page with its tables made anew. */
    static String with(RecordTable table, String page) {
        RecordPages pages = new RecordPages(table);
        Map<String, List<String>> tables = new LinkedHashMap<>();
        tables.put("## Tetrominoes", pages.squares(Series.tetrominoes()));
        tables.put("## Pentominoes", pages.squares(Series.pentominoes()));
        tables.put("## Two one-sided tetrominoes", pages.squares(Series.pairs()));
        tables.put("## New results", pages.list(Literature::isBeyond));
        tables.put("## Open squares", pages.open());
        tables.put("## Longest proofs", pages.list(standing -> standing.isProven() && standing.seconds() >= LONG));
        String text = page;
        for (Map.Entry<String, List<String>> each : tables.entrySet()) {
            text = replaced(text, each.getKey(), each.getValue());
        }
        return text;
    }

    private static String replaced(String page, String heading, List<String> rows) {
        int section = page.indexOf("\n" + heading + "\n");
        int next = page.indexOf("\n## ", section + 1);
        int begin = page.indexOf("\n|", section) + 1;
        if (section < 0 || begin == 0 || (next >= 0 && next < begin)) {
            throw new IllegalStateException("No table below '" + heading + "'.");
        }
        int end = begin;
        while (end < page.length() && page.charAt(end) == '|') {
            end = page.indexOf('\n', end) + 1;
        }
        return page.substring(0, begin) + String.join("\n", rows) + "\n" + page.substring(end);
    }

    /** Returns a table with a row for each size and a column for each series. */
    private List<String> squares(List<Series> columns) {
        int largest = columns.stream()
                .flatMap(table::of)
                .mapToInt(Standing::side)
                .filter(side -> side <= LARGEST)
                .max()
                .orElseThrow();
        List<String> rows = new ArrayList<>();
        rows.add(row("n", columns.stream().map(RecordPages::title)));
        rows.add("|---".repeat(columns.size() + 1) + "|");
        for (int n = 1; n <= largest; n++) {
            int side = n;
            rows.add(row(
                    Integer.toString(side),
                    columns.stream()
                            .map(series -> table.at(series, side)
                                    .map(RecordPages::cell)
                                    .orElse(""))));
        }
        return rows;
    }

    /** Returns the short name of a series, which heads a column. The heading above the table says the rest. */
    private static String title(Series series) {
        String letters =
                series.kinds().stream().map(kind -> kind.substring(0, 1)).collect(Collectors.joining(", "));
        boolean isOne = series.kinds().size() == 1 && series.symmetry() != PieceSymmetry.FREE;
        return isOne ? letters + ", " + series.symmetry().word() : letters;
    }

    private static String cell(Standing standing) {
        String range = standing.isProven() ? standing.range() : "*" + standing.range() + "*";
        return Literature.isBeyond(standing) ? "**" + range + "**" : range;
    }

    /** Returns the table of the squares whose best covering is not proven, with a row for each series. */
    private List<String> open() {
        List<String> rows =
                new ArrayList<>(List.of("| pieces | open n | others have a narrower range for n |", "|---|---|---|"));
        for (Series series : Series.ALL) {
            List<Standing> open =
                    table.of(series).filter(standing -> !standing.isProven()).toList();
            if (!open.isEmpty()) {
                Stream<Standing> narrower = open.stream().filter(Literature::isNarrower);
                rows.add("| %s | %s | %s |".formatted(series, sides(open.stream()), sides(narrower)));
            }
        }
        return rows;
    }

    private static String sides(Stream<Standing> standings) {
        return standings
                .map(standing -> Integer.toString(standing.side()))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String elsewhere(Standing standing) {
        return Literature.of(standing.series(), standing.side())
                .map(Literature.Range::toString)
                .orElse("");
    }

    private List<String> list(Predicate<Standing> wanted) {
        List<String> rows = new ArrayList<>();
        rows.add("| board | pieces | most | how | nodes and states | seconds | published by others |");
        rows.add("|---|---|---|---|---|---|---|");
        for (Standing standing : table.all()) {
            if (wanted.test(standing)) {
                rows.add(String.format(
                        Locale.ROOT,
                        "| %s | %s | %s | %s | %,d | %.1f | %s |",
                        standing.board(),
                        standing.series(),
                        standing.range(),
                        standing.proof(),
                        standing.states(),
                        standing.seconds(),
                        elsewhere(standing)));
            }
        }
        return rows;
    }

    private static String row(String first, Stream<String> others) {
        return others.collect(Collectors.joining(" | ", "| " + first + " | ", " |"));
    }
}
