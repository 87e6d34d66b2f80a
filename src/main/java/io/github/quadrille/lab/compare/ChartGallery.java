package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunCurves.StepCurve;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the charts of one puzzle: the number of uncovered cells over time, the time to target, and the cost that each
 * method minimises.
 */
final class ChartGallery {
    private final PuzzleComparison comparison;
    /** There is an entry for each method with at least one finished run. */
    private final List<RunCurves> curves;

    private final ChartAxis time;

    ChartGallery(PuzzleComparison comparison) {
        this.comparison = comparison;
        this.curves = comparison.tried().stream()
                .filter(method -> !method.runs().isEmpty())
                .map(method -> new RunCurves(MethodColours.tone(method, comparison), method))
                .toList();
        this.time = RunCurves.timeOf(curves);
    }

    String html() {
        if (curves.isEmpty()) {
            return "";
        }
        StringBuilder legend = new StringBuilder();
        StringBuilder costs = new StringBuilder();
        for (RunCurves each : curves) {
            MethodResult method = each.method();
            legend.append("<li>")
                    .append(MethodColours.named(method, comparison))
                    .append("</li>\n");
            List<StepCurve> lines = new ArrayList<>(each.each(TracePoint::cost));
            lines.add(each.median(TracePoint::cost, time));
            costs.append(HtmlText.figure(
                    method.method(),
                    method.costWords(),
                    chart("Lowest cost over time: " + method.method(), axisOf(lines), lines)));
        }
        return """
                <div class="charts">
                %s%s</div>
                <ul class="legend">
                %s</ul>
                <h3>What each method makes small</h3>
                <div class="charts small">
                %s</div>
                """.formatted(uncovered(), target(), legend, costs);
    }

    private String uncovered() {
        int cells = comparison.puzzle().region().mandatorySize();
        List<StepCurve> lines = curves.stream()
                .map(each -> each.median(point -> cells - point.covered(), time))
                .toList();
        return HtmlText.figure(
                "Cells left uncovered",
                "median of the runs, over time",
                chart("Cells left uncovered over time", axisOf(lines), lines));
    }

    private String target() {
        String done = new TargetWords(comparison).done();
        List<StepCurve> lines =
                curves.stream().map(each -> each.timeToTarget(time)).toList();
        if (lines.stream().allMatch(line -> line.points().isEmpty())) {
            return "<p class=\"note none\">No run has " + done + ", so there is no time to the target.</p>\n";
        }
        return HtmlText.figure(
                "Time to target",
                "share of runs that have " + done + " by this time",
                chart("Share of runs that have " + done + " over time", ChartAxis.share(), lines));
    }

    private String chart(String title, ChartAxis values, List<StepCurve> lines) {
        return new StepChart(title, time, values, lines).svg();
    }

    private static ChartAxis axisOf(List<StepCurve> lines) {
        return ChartAxis.upTo(lines.stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(StepCurve.Point::value)
                .max()
                .orElse(1));
    }
}
