package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunCurves.StepCurve;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws step curves on a logarithmic axis of time, as SVG, see {@link ChartFrame}.
 *
 * @param title the description of the chart, for readers who cannot see it
 * @param frame the axes
 * @param curves the curves
 */
record StepChart(String title, ChartFrame frame, List<StepCurve> curves) {
    private static final int WIDTH = 460;
    private static final int HEIGHT = 250;

    StepChart(String title, ChartAxis time, ChartAxis values, List<StepCurve> curves) {
        this(title, new ChartFrame(WIDTH, HEIGHT, 52, 20, 14, 30, time, values), List.copyOf(curves));
    }

    String svg() {
        String lines = curves.stream()
                .filter(curve -> !curve.points().isEmpty())
                .map(this::line)
                .collect(Collectors.joining());
        return ChartFrame.svg(WIDTH, HEIGHT, title, frame.grid() + lines);
    }

    private String line(StepCurve curve) {
        return HtmlText.format(
                "<path class=\"curve %s %s\" d=\"%s\"><title>%s</title></path>\n",
                curve.bold() ? "bold" : "thin",
                MethodColours.classes(curve.tone()),
                path(curve.points()),
                HtmlText.escape(curve.name()));
    }

    /**
     * Returns the path of a step curve. Positions are rounded to tenths of a unit. A point is left out if its height is
     * then the same as that of the point before it. So the paths of long traces stay short.
     */
    private String path(List<StepCurve.Point> points) {
        StepCurve.Point first = points.get(0);
        StringBuilder path =
                new StringBuilder(HtmlText.format("M%.1f %.1f", frame.x(first.at()), frame.y(first.value())));
        String lastX = "";
        String lastY = HtmlText.format("V%.1f", frame.y(first.value()));
        for (StepCurve.Point point : points) {
            String x = HtmlText.format("H%.1f", frame.x(point.at()));
            String y = HtmlText.format("V%.1f", frame.y(point.value()));
            if (!y.equals(lastY)) {
                path.append(x.equals(lastX) ? "" : x).append(y);
                lastX = x;
                lastY = y;
            }
        }
        StepCurve.Point end = points.get(points.size() - 1);
        return path.append(HtmlText.format("H%.1f", frame.x(end.at()))).toString();
    }
}
