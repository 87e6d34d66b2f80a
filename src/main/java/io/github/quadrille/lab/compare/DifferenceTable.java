package io.github.quadrille.lab.compare;

import java.util.Optional;

/** The intervals and tests of one puzzle as an HTML table, a row per method that was run. */
final class DifferenceTable {
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
