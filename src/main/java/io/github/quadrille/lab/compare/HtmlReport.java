package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a comparison as a single HTML page that needs no other files. Pictures and charts are inline SVG, and there
 * are no scripts. The colours follow the reader's choice of light or dark.
 *
 * @param asked the request
 * @param comparisons the results, puzzle by puzzle
 * @param drawing the function that draws a packing as SVG
 */
public record HtmlReport(
        Comparison asked, List<PuzzleComparison> comparisons, BiFunction<Puzzle, Packing, String> drawing) {
    /**
     * Returns the page. Its size is linear in the sizes of the boards and the number of curves. Curves are drawn with
     * limited precision, so the size of a curve is limited, too.
     */
    public String html() {
        StringBuilder sections = new StringBuilder();
        for (PuzzleComparison comparison : comparisons) {
            String begin = HtmlText.format(
                    "<section id=\"puzzle-%d\">\n<h2>%s</h2>\n",
                    comparisons.indexOf(comparison) + 1,
                    HtmlText.escape(comparison.puzzle().name()));
            String rest = comparison.isReached() ? section(comparison) : HtmlText.note("not reached");
            sections.append(begin).append(rest).append("</section>\n");
        }
        return page(
                "Local searches against the proven answer",
                lead(),
                (comparisons.size() > 1 ? overview() : "") + sections,
                notes());
    }

    /**
     * Returns a complete HTML page with the style sheet of reports.
     *
     * @param title the title
     * @param lead the HTML below the title
     * @param sections the HTML of the sections
     * @param notes the HTML of the notes at the end
     */
    static String page(String title, String lead, String sections, String notes) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%3$s</title>
                <link rel="icon" href="data:,">
                <style>
                %1$s%2$s</style>
                </head>
                <body>
                <main>
                <header>
                <h1>%3$s</h1>
                %4$s</header>
                %5$s<footer>
                %6$s</footer>
                </main>
                </body>
                </html>
                """.formatted(styleSheet("chart.css"), styleSheet("report.css"), title, lead, sections, notes);
    }

    /**
     * Returns a table below its heading.
     *
     * @param heading the heading
     * @param columns the names of the columns
     * @param rows the rows as HTML, each made by {@link HtmlText#row}
     */
    static String table(String heading, List<String> columns, String rows) {
        return """
                <section>
                <h2>%s</h2>
                <div class="wide"><table>
                <thead><tr>%s</tr></thead>
                <tbody>
                %s</tbody></table></div>
                </section>
                """.formatted(
                        heading,
                        columns.stream()
                                .map(column -> "<th scope=\"col\">" + HtmlText.escape(column) + "</th>")
                                .collect(Collectors.joining()),
                        rows);
    }

    private String lead() {
        long refuted = comparisons.stream().filter(PuzzleComparison::isRefuted).count();
        return "<p class=\"lead\">%s.</p>\n%s%s"
                .formatted(
                        ComparisonWords.summary(asked),
                        refuted == 0
                                ? ""
                                : HtmlText.format(
                                        "<p class=\"refutation\"><b>✗ refuted</b> Claims about %d of the puzzles are wrong, see below.</p>\n",
                                        refuted),
                        note(ComparisonWords.incomplete(asked, comparisons)));
    }

    private static String note(Optional<String> words) {
        return words.map(HtmlText::note).orElse("");
    }

    private String overview() {
        StringBuilder rows = new StringBuilder();
        for (PuzzleComparison comparison : comparisons) {
            List<String> cells = new ArrayList<>();
            cells.add(comparison.isReached() ? comparison.proven().status().word() : "<i>not reached</i>");
            comparison.methods().forEach(result -> cells.add(share(result)));
            String head = HtmlText.format(
                    "<a href=\"#puzzle-%d\">%s</a>",
                    comparisons.indexOf(comparison) + 1,
                    HtmlText.escape(comparison.puzzle().name()));
            rows.append(HtmlText.row(head, cells));
        }
        return table(
                "Share of runs that packed the board, or reached the optimum of a covering",
                Stream.concat(Stream.of("puzzle", "exact"), asked.rows().stream())
                        .toList(),
                rows.toString());
    }

    private static String share(MethodResult result) {
        if (!result.isRun()) {
            return result.refusal().isPresent() ? "<i>refused</i>" : "<i>–</i>";
        }
        return result.refuted().isEmpty() ? MethodTable.successes(result) : "<b class=\"wrong\">✗ refuted</b>";
    }

    private String section(PuzzleComparison comparison) {
        MethodTable table = new MethodTable(comparison);
        String status = comparison.proven().status().word();
        String means = MeanChart.of(comparison).stream()
                .map(chart -> HtmlText.figure(chart.heading(), chart.words(), chart.svg()))
                .collect(Collectors.joining());
        return Stream.of(
                        "<p class=\"verdict\"><b class=\"%s\">%s</b> %s</p>\n"
                                .formatted(status, status, HtmlText.escape(ComparisonWords.verdict(comparison))),
                        table.results(),
                        note(ReportedRunsCheck.words(comparison)),
                        comparison.withRuns().isEmpty() ? "" : table.differences(),
                        new BoardFigures(comparison, drawing).html(),
                        note(MissedCounts.words(comparison)),
                        new ChartGallery(comparison).html(),
                        means.isEmpty()
                                ? ""
                                : "<h3>From step to step</h3>\n<div class=\"means\">\n%s</div>\n".formatted(means))
                .collect(Collectors.joining());
    }

    private String notes() {
        return HtmlText.note(ComparisonWords.timing(asked))
                + "<p class=\"note\">Covered cells are those that must be covered: mean and standard deviation over the runs, and the best"
                + " run. The gap is what the best run misses of the proven optimum, or at most, of a proven"
                + " bound. Cost is the mean of each run's lowest. Target is a packing, or for coverings the proven optimum; its time and steps are"
                + " medians of the runs that reached it. In charts of single methods thin lines are runs and the"
                + " bold one is their median.</p>\n"
                + HtmlText.note(DifferenceWords.method(asked));
    }

    /** Returns the text of a style sheet that is stored next to this class. */
    static String styleSheet(String name) {
        try (InputStream css = HtmlReport.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(css).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
