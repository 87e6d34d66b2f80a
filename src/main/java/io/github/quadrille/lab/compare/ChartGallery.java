package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunCurves.StepCurve;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;

/** The charts of one puzzle: cells left over time, time to target, and the cost that each method itself makes small. */
final class ChartGallery {
    private final PuzzleComparison comparison;
    private final List<MethodResult.Tried> tried;
    private final List<RunCurves> curves = new ArrayList<>();
    private final ChartAxis.LogSeconds time;

    ChartGallery(PuzzleComparison comparison) {
        this.comparison = comparison;
        this.tried = comparison.tried().stream()
                .filter(method -> !method.runs().isEmpty())
                .toList();
        tried.forEach(method -> curves.add(new RunCurves(toneOf(method), method)));
        this.time = RunCurves.timeOf(tried);
    }

    String html() {
        if (tried.isEmpty()) {
            return "";
        }
        StringBuilder html = new StringBuilder("<div class=\"charts\">\n");
        html.append(figure("Cells left uncovered", "median of the runs, over time", uncovered()));
        html.append(target());
        html.append("</div>\n").append(legend());
        html.append("<h3>What each method makes small</h3>\n<div class=\"charts small\">\n");
        for (int m = 0; m < tried.size(); m++) {
            html.append(figure(tried.get(m).method(), tried.get(m).costWords(), cost(m)));
        }
        return html.append("</div>\n").toString();
    }

    private StepChart uncovered() {
        int cells = comparison.puzzle().region().mandatorySize();
        List<StepCurve> lines = curves.stream()
                .map(each -> each.median(point -> cells - point.covered(), time))
                .toList();
        return new StepChart("Cells left uncovered over time", time, axisOf(lines), lines);
    }

    private String target() {
        String done = new TargetWords(comparison).done();
        List<StepCurve> lines =
                curves.stream().map(each -> each.timeToTarget(time)).toList();
        if (lines.stream().allMatch(line -> line.points().isEmpty())) {
            return "<p class=\"note none\">No run has " + done + ", so there is no time to the target.</p>\n";
        }
        String title = "Share of runs that have " + done + " over time";
        return figure(
                "Time to target",
                "share of runs that have " + done + " by then",
                new StepChart(title, time, new ChartAxis.Share(), lines));
    }

    private StepChart cost(int method) {
        List<StepCurve> lines = new ArrayList<>(curves.get(method).each(TracePoint::cost));
        lines.add(curves.get(method).median(TracePoint::cost, time));
        return new StepChart("Lowest cost over time: " + tried.get(method).method(), time, axisOf(lines), lines);
    }

    private static ChartAxis axisOf(List<StepCurve> lines) {
        return ChartAxis.Linear.upTo(lines.stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(StepCurve.Point::value)
                .max()
                .orElse(1));
    }

    private static String figure(String heading, String words, StepChart chart) {
        return HtmlText.format(
                "<figure><figcaption><b>%s</b> %s</figcaption>%n%s</figure>%n",
                HtmlText.escape(heading), HtmlText.escape(words), chart.svg());
    }

    private String legend() {
        StringBuilder html = new StringBuilder("<ul class=\"legend\">\n");
        for (MethodResult.Tried method : tried) {
            html.append("<li>")
                    .append(MethodColours.sample(toneOf(method)))
                    .append(HtmlText.escape(method.method()))
                    .append("</li>\n");
        }
        return html.append("</ul>\n").toString();
    }

    /** A method keeps its colour from puzzle to puzzle, refused or not. */
    private int toneOf(MethodResult.Tried method) {
        return comparison.methods().indexOf(method);
    }
}
