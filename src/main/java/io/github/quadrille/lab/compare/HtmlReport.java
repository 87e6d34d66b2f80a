package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.Differences.Difference;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A comparison as one HTML page that needs nothing else: pictures and charts are inline SVG, there are no scripts, and
 * it follows the reader's choice of light or dark.
 */
public final class HtmlReport {
    private final BiFunction<Puzzle, Packing, String> drawing;
    private final Comparison asked;
    private final List<PuzzleComparison> comparisons;
    private final StringBuilder html = new StringBuilder();

    private HtmlReport(
            Comparison asked, List<PuzzleComparison> comparisons, BiFunction<Puzzle, Packing, String> drawing) {
        this.drawing = drawing;
        this.asked = asked;
        this.comparisons = comparisons;
    }

    /**
     * The page; its size is linear in boards and curves, which are drawn with limited precision.
     *
     * @param drawing draws a packing as SVG
     */
    public static String of(
            Comparison asked, List<PuzzleComparison> comparisons, BiFunction<Puzzle, Packing, String> drawing) {
        return new HtmlReport(asked, comparisons, drawing).html();
    }

    private String html() {
        html.append("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>Local searches against the proven answer</title>
                <link rel="icon" href="data:,">
                <style>
                """);
        html.append(styleSheet("chart.css"))
                .append(styleSheet("report.css"))
                .append("</style>\n</head>\n<body>\n<main>\n");
        head();
        if (comparisons.size() > 1) {
            overview();
        }
        for (int puzzle = 0; puzzle < comparisons.size(); puzzle++) {
            section(puzzle, comparisons.get(puzzle));
        }
        notes();
        return html.append("</main>\n</body>\n</html>\n").toString();
    }

    private void head() {
        html.append("<header>\n<h1>Local searches against the proven answer</h1>\n");
        line("lead", "%s.", ComparisonWords.summary(asked));
        long refuted = comparisons.stream().filter(PuzzleComparison::isRefuted).count();
        if (refuted > 0) {
            line("refutation", "<b>✗ refuted</b> Claims about %d of the puzzles are wrong, see below.", refuted);
        }
        ComparisonWords.incomplete(asked, comparisons).ifPresent(words -> line("note", "%s", words));
        html.append("</header>\n");
    }

    private void overview() {
        html.append(
                "<section>\n<h2>Share of runs that packed the board, or reached the optimum of a covering</h2>\n<div class=\"wide\"><table>\n");
        html.append("<thead><tr><th scope=\"col\">puzzle</th><th scope=\"col\">exact</th>");
        asked.rows()
                .forEach(row -> html.append("<th scope=\"col\">")
                        .append(HtmlText.escape(row))
                        .append("</th>"));
        html.append("</tr></thead>\n<tbody>\n");
        for (int puzzle = 0; puzzle < comparisons.size(); puzzle++) {
            PuzzleComparison comparison = comparisons.get(puzzle);
            html.append(HtmlText.format(
                    "<tr><th scope=\"row\"><a href=\"#puzzle-%d\">%s</a></th><td>%s</td>",
                    puzzle + 1,
                    HtmlText.escape(comparison.puzzle().name()),
                    comparison.isReached() ? comparison.proven().status().word() : "<i>not reached</i>"));
            comparison
                    .methods()
                    .forEach(result -> html.append("<td>").append(share(result)).append("</td>"));
            html.append("</tr>\n");
        }
        html.append("</tbody></table></div>\n</section>\n");
    }

    private static String share(MethodResult result) {
        if (result instanceof MethodResult.Tried tried) {
            Statistics numbers = tried.statistics();
            if (tried.attempts() == 0) {
                return "<i>–</i>";
            }
            return tried.refutations().isEmpty()
                    ? HtmlText.format("%d<i>/%d</i>", numbers.successes(), tried.attempts())
                    : "<b class=\"wrong\">✗ refuted</b>";
        }
        return "<i>refused</i>";
    }

    private void section(int number, PuzzleComparison comparison) {
        Proven proven = comparison.proven();
        if (!comparison.isReached()) {
            html.append(HtmlText.format(
                    "<section id=\"puzzle-%d\">%n<h2>%s</h2>%n<p class=\"note\">not reached</p>%n</section>%n",
                    number + 1, HtmlText.escape(comparison.puzzle().name())));
            return;
        }
        html.append(HtmlText.format(
                "<section id=\"puzzle-%d\">%n<h2>%s</h2>%n<p class=\"verdict\"><b class=\"%s\">%s</b> %s</p>%n",
                number + 1,
                HtmlText.escape(comparison.puzzle().name()),
                proven.status().word(),
                proven.status().word(),
                HtmlText.escape(ComparisonWords.verdict(comparison))));
        html.append(new MethodTable(comparison).html());
        ReportedRunsCheck.words(comparison).ifPresent(words -> line("note", "%s", HtmlText.escape(words)));
        if (comparison.tried().stream().anyMatch(method -> method.attempts() > 0)) {
            html.append(new DifferenceTable(comparison).html());
        }
        html.append(new BoardFigures(comparison, drawing).html());
        MissedCounts.words(comparison).ifPresent(words -> line("note", "%s", HtmlText.escape(words)));
        html.append(new ChartGallery(comparison).html());
        means(MeanChart.of(comparison));
        html.append("</section>\n");
    }

    private void means(List<MeanChart> charts) {
        if (!charts.isEmpty()) {
            html.append("<h3>From step to step</h3>\n<div class=\"means\">\n");
            charts.forEach(chart -> html.append(HtmlText.format(
                    "<figure><figcaption><b>%s</b> %s</figcaption>%n%s</figure>%n",
                    HtmlText.escape(chart.heading()), HtmlText.escape(chart.words()), chart.svg())));
            html.append("</div>\n");
        }
    }

    private void notes() {
        html.append("<footer>\n");
        line("note", "%s", HtmlText.escape(ComparisonWords.timing(asked)));
        line(
                "note",
                "Covered cells are those that must be covered: mean and standard deviation over the runs, and the best"
                        + " run. The gap is what the best run misses of the proven optimum, or at most, of a proven"
                        + " bound. Cost is the mean of each run's lowest. Target is a packing, or for coverings the proven optimum; its time and steps are"
                        + " medians of the runs that reached it. In charts of single methods thin lines are runs and the"
                        + " bold one is their median.");
        line("note", "%s", HtmlText.escape(DifferenceWords.method(asked)));
        html.append("</footer>\n");
    }

    private void line(String style, String format, Object... values) {
        html.append("<p class=\"").append(style).append("\">");
        html.append(HtmlText.format(format, values)).append("</p>\n");
    }

    /** One of those beside this class. */
    static String styleSheet(String name) {
        try (InputStream css = HtmlReport.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(css).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The intervals and tests of one puzzle as an HTML table, a row per method that was run. */
    private static final class DifferenceTable {
        private static final String HEAD = """
                <h3>95 %% intervals%s</h3>
                <div class="wide"><table>
                <thead><tr><th scope="col">method</th><th scope="col">%s</th><th scope="col">mean cost</th>%s</tr></thead>
                <tbody>
                """;
        private static final String TESTS = """
                <th scope="col">p, %s</th><th scope="col">Holm</th><th scope="col">p, rank</th><th scope="col">Holm</th>""";

        private final PuzzleComparison comparison;
        private final Optional<Differences> tests;
        private final StringBuilder html = new StringBuilder();

        DifferenceTable(PuzzleComparison comparison) {
            this.comparison = comparison;
            this.tests = Differences.of(comparison);
        }

        String html() {
            String column = new TargetWords(comparison).column();
            html.append(HtmlText.format(
                    HEAD,
                    tests.map(each -> ", and tests against "
                                    + HtmlText.escape(each.reference().method()))
                            .orElse(""),
                    column,
                    tests.map(each -> HtmlText.format(TESTS, column)).orElse("")));
            for (int m = 0; m < comparison.methods().size(); m++) {
                if (comparison.methods().get(m) instanceof MethodResult.Tried tried && tried.attempts() > 0) {
                    row(MethodColours.sample(m), tried);
                }
            }
            return html.append("</tbody></table></div>\n").toString();
        }

        private void row(String sample, MethodResult.Tried method) {
            html.append("<tr><th scope=\"row\">")
                    .append(sample)
                    .append(HtmlText.escape(method.method()))
                    .append("</th>");
            cell(DifferenceWords.percent(method.successInterval()));
            Statistics numbers = method.statistics();
            cell(numbers.costInterval()
                    .map(interval -> HtmlText.format(
                            "%,.2f <i>±</i> %,.2f", numbers.meanCost().orElse(0), interval.half()))
                    .orElse(HtmlText.number(numbers.meanCost(), 2)));
            tests.ifPresent(each -> each.of(method).ifPresentOrElse(this::tested, this::reference));
            html.append("</tr>\n");
        }

        private void tested(Difference row) {
            cell(HtmlText.escape(DifferenceWords.p(row.success())));
            cell(HtmlText.escape(DifferenceWords.p(row.successCorrected())));
            cell(HtmlText.escape(DifferenceWords.rank(row)));
            cell(HtmlText.escape(DifferenceWords.p(row.rankCorrected())));
        }

        private void reference() {
            for (int column = 0; column < 4; column++) {
                cell("");
            }
        }

        private void cell(String content) {
            html.append("<td>").append(content).append("</td>");
        }
    }
}
