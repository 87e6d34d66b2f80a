package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.Differences.Difference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes the results on one puzzle as two HTML tables with a row for each method. The first table has the numbers of
 * each method, and its refuted runs are listed below its row. The second table has confidence intervals, and tests that
 * compare the methods. It leaves out methods without runs.
 *
 * @param comparison the results on the puzzle
 */
record MethodTable(PuzzleComparison comparison) {
    private static final int COLUMNS = 11;
    private static final String RESULTS = """
            <div class="wide"><table>
            <thead><tr><th scope="col">method</th><th scope="col">%s</th><th scope="col">cells covered</th>
            <th scope="col">±</th><th scope="col">best</th><th scope="col">gap</th><th scope="col">cost</th>
            <th scope="col">time to target</th><th scope="col">steps to target</th>
            <th scope="col">of them since the restart</th><th scope="col">steps</th></tr></thead>
            <tbody>
            """;
    private static final String DIFFERENCES = """
            <h3>95 %% intervals%s</h3>
            <div class="wide"><table>
            <thead><tr><th scope="col">method</th><th scope="col">%s</th><th scope="col">mean cost</th>%s</tr></thead>
            <tbody>
            """;
    private static final String TESTS = """
            <th scope="col">p, %s</th><th scope="col">Holm</th><th scope="col">p, rank</th><th scope="col">Holm</th>
            <th scope="col">difference of shares</th><th scope="col">of means</th>""";
    private static final List<String> NO_TESTS = Collections.nCopies(6, "");
    private static final String END = "</tbody></table></div>\n";

    String results() {
        StringBuilder html = new StringBuilder(HtmlText.format(RESULTS, new TargetWords(comparison).column()));
        for (MethodResult result : comparison.methods()) {
            result.absence()
                    .ifPresent(words -> html.append(HtmlText.format(
                            "<tr class=\"refused\"><th scope=\"row\">%s</th><td class=\"words\" colspan=\"%d\"><span>%s</span></td></tr>%n",
                            MethodColours.named(result, comparison), COLUMNS - 1, HtmlText.escape(words))));
            if (result.isRun()) {
                html.append(HtmlText.row(MethodColours.named(result, comparison), cells(result)));
                result.refutationWords()
                        .forEach(words -> html.append(HtmlText.format(
                                "<tr class=\"refutation\"><td class=\"words\" colspan=\"%d\"><span><b>✗ refuted</b> %s</span></td></tr>%n",
                                COLUMNS, HtmlText.escape(words))));
            }
        }
        return html.append(END).toString();
    }

    private List<String> cells(MethodResult method) {
        Statistics numbers = method.statistics();
        return List.of(
                successes(method),
                HtmlText.number(numbers.meanCovered(), 1),
                HtmlText.number(numbers.deviationCovered(), 1),
                whole(numbers.bestCovered(), ""),
                whole(comparison.gap(method), comparison.isBound(method) ? "≤ " : ""),
                HtmlText.number(numbers.meanCost(), 2),
                HtmlText.time(numbers.medianSeconds()),
                HtmlText.number(numbers.medianIterations(), 0),
                HtmlText.number(numbers.medianSinceRestart(), 0),
                HtmlText.number(numbers.meanIterations(), 0));
    }

    /** Returns the number of runs that reached the target, followed by the number of all runs. */
    static String successes(MethodResult method) {
        return HtmlText.format(
                "%d<i>/%d</i>",
                method.statistics().successes(), method.attempts().size());
    }

    private static String whole(Optional<Integer> number, String before) {
        return number.map(cells -> before + HtmlText.format("%,d", cells)).orElse(HtmlText.NONE);
    }

    private static List<String> tests(Difference row) {
        return Stream.concat(
                        DifferenceWords.tests(row).stream(),
                        Stream.of(DifferenceWords.shares(row), DifferenceWords.means(row)))
                .toList();
    }

    /** Returns the table with the confidence intervals, and with the tests of all rows against one row. */
    String differences() {
        String column = new TargetWords(comparison).column();
        Optional<Differences> tests = Differences.of(comparison);
        StringBuilder html = new StringBuilder(HtmlText.format(
                DIFFERENCES,
                tests.map(each -> ", and tests against "
                                + HtmlText.escape(each.reference().method()))
                        .orElse(""),
                column,
                tests.map(each -> HtmlText.format(TESTS, column)).orElse("")));
        for (MethodResult method : comparison.withRuns()) {
            Statistics numbers = method.statistics();
            List<String> cells = new ArrayList<>();
            cells.add(DifferenceWords.percent(method.successInterval()));
            cells.add(numbers.costInterval()
                    .map(interval -> HtmlText.format(
                            "%,.2f <i>±</i> %,.2f", numbers.meanCost().orElse(0), interval.half()))
                    .orElse(HtmlText.number(numbers.meanCost(), 2)));
            tests.ifPresent(each -> each.of(method).map(MethodTable::tests).orElse(NO_TESTS).stream()
                    .map(HtmlText::escape)
                    .forEach(cells::add));
            html.append(HtmlText.row(MethodColours.named(method, comparison), cells));
        }
        return html.append(END).toString();
    }
}
