package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunResult.RefutedClaim;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** The numbers of one puzzle as an HTML table, a row per method, refutations below their row. */
final class MethodTable {
    private static final int COLUMNS = 11;
    private static final String HEAD = """
            <div class="wide"><table>
            <thead><tr><th scope="col">method</th><th scope="col">%s</th><th scope="col">cells covered</th>
            <th scope="col">±</th><th scope="col">best</th><th scope="col">gap</th><th scope="col">cost</th>
            <th scope="col">time to target</th><th scope="col">steps to target</th>
            <th scope="col">of them since the restart</th><th scope="col">steps</th></tr></thead>
            <tbody>
            """;

    private final PuzzleComparison comparison;
    private final StringBuilder html = new StringBuilder();

    MethodTable(PuzzleComparison comparison) {
        this.comparison = comparison;
        html.append(HtmlText.format(HEAD, new TargetWords(comparison).column()));
    }

    String html() {
        for (int m = 0; m < comparison.methods().size(); m++) {
            MethodResult result = comparison.methods().get(m);
            String name = MethodColours.sample(m) + HtmlText.escape(result.method());
            result.absence().ifPresent(words -> notRun(name, words));
            if (result instanceof MethodResult.Tried tried && tried.attempts() > 0) {
                row(name, tried);
            }
        }
        return html.append("</tbody></table></div>\n").toString();
    }

    private void notRun(String name, String words) {
        html.append(HtmlText.format(
                "<tr class=\"refused\"><th scope=\"row\">%s</th><td class=\"words\" colspan=\"%d\"><span>%s</span></td></tr>%n",
                name, COLUMNS - 1, HtmlText.escape(words)));
    }

    private void row(String name, MethodResult.Tried method) {
        Statistics numbers = method.statistics();
        html.append("<tr><th scope=\"row\">").append(name).append("</th>");
        cell(HtmlText.format("%d<i>/%d</i>", numbers.successes(), method.attempts()));
        cell(HtmlText.number(numbers.meanCovered(), 1));
        cell(HtmlText.number(numbers.deviationCovered(), 1));
        cell(HtmlText.number(asDouble(numbers.bestCovered()), 0));
        OptionalInt gap = comparison.gap(method);
        boolean bound = !comparison.isOptimumKnown() && gap.orElse(0) > 0;
        cell((bound ? "≤ " : "") + HtmlText.number(asDouble(gap), 0));
        cell(HtmlText.number(numbers.meanCost(), 2));
        cell(HtmlText.time(numbers.medianSeconds()));
        cell(HtmlText.number(numbers.medianIterations(), 0));
        cell(HtmlText.number(numbers.medianSinceRestart(), 0));
        cell(HtmlText.number(numbers.meanIterations(), 0));
        html.append("</tr>\n");
        method.refutations().stream().limit(RefutedClaim.SHOWN).forEach(this::refutation);
        method.moreRefutations().ifPresent(words -> wrong(HtmlText.escape(words)));
    }

    private void refutation(RefutedClaim refutedClaim) {
        wrong(HtmlText.escape(refutedClaim.words()));
    }

    private void wrong(String content) {
        html.append(HtmlText.format(
                "<tr class=\"refutation\"><td class=\"words\" colspan=\"%d\"><span><b>✗ refuted</b> %s</span></td></tr>%n",
                COLUMNS, content));
    }

    private void cell(String content) {
        html.append("<td>").append(content).append("</td>");
    }

    private static OptionalDouble asDouble(OptionalInt value) {
        return value.isPresent() ? OptionalDouble.of(value.getAsInt()) : OptionalDouble.empty();
    }
}
