package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunCurves.StepCurve;
import java.util.List;

/**
 * Step curves over logarithmic time, as SVG to be put into a page: colours, fonts and widths come from the page's style
 * sheet by class names, there are no ids, and so any number of charts can stand in one page.
 *
 * @param title what it shows, for those who cannot see it
 * @param time the axis below
 * @param values the axis at the left
 */
record StepChart(String title, ChartAxis time, ChartAxis values, List<StepCurve> curves) {
    private static final int WIDTH = 460;
    private static final int HEIGHT = 250;
    private static final int LEFT = 52;
    private static final int RIGHT = 20;
    private static final int TOP = 14;
    private static final int BOTTOM = 30;

    StepChart {
        curves = List.copyOf(curves);
    }

    String svg() {
        StringBuilder svg = new StringBuilder(HtmlText.format("""
                <svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s">
                """, WIDTH, HEIGHT, HtmlText.escape(title)));
        for (ChartAxis.Tick tick : values.ticks()) {
            double y = y(tick.value());
            svg.append(HtmlText.format(
                    "<path class=\"grid\" d=\"M%d %.1fH%d\"/><text class=\"left\" x=\"%d\" y=\"%.1f\">%s</text>%n",
                    LEFT, y, WIDTH - RIGHT, LEFT - 8, y + 4, tick.label()));
        }
        for (ChartAxis.Tick tick : time.ticks()) {
            double x = x(tick.value());
            svg.append(HtmlText.format(
                    "<path class=\"grid\" d=\"M%.1f %dV%d\"/><text class=\"%s\" x=\"%.1f\" y=\"%d\">%s</text>%n",
                    x,
                    TOP,
                    HEIGHT - BOTTOM,
                    x > WIDTH - 2 * RIGHT ? "below last" : "below",
                    x,
                    HEIGHT - BOTTOM + 19,
                    tick.label()));
        }
        curves.forEach(stepCurve -> draw(stepCurve, svg));
        return svg.append("</svg>\n").toString();
    }

    private void draw(StepCurve stepCurve, StringBuilder svg) {
        if (!stepCurve.points().isEmpty()) {
            svg.append(HtmlText.format(
                    "<path class=\"curve %s %s\" d=\"%s\"><title>%s</title></path>%n",
                    stepCurve.weight() == StepCurve.Weight.BOLD ? "bold" : "thin",
                    MethodColours.classes(stepCurve.tone()),
                    path(stepCurve.points()),
                    HtmlText.escape(stepCurve.name())));
        }
    }

    /** Steps within one tenth of a unit are drawn as one, so that long traces stay small. */
    private String path(List<StepCurve.Point> points) {
        StringBuilder path = new StringBuilder(HtmlText.format(
                "M%.1f %.1f", x(points.get(0).at()), y(points.get(0).value())));
        String lastX = "";
        String lastY = HtmlText.format("V%.1f", y(points.get(0).value()));
        for (StepCurve.Point point : points) {
            String x = HtmlText.format("H%.1f", x(point.at()));
            String y = HtmlText.format("V%.1f", y(point.value()));
            if (!y.equals(lastY)) {
                path.append(x.equals(lastX) ? "" : x).append(y);
                lastX = x;
                lastY = y;
            }
        }
        StepCurve.Point end = points.get(points.size() - 1);
        return path.append(HtmlText.format("H%.1f", x(end.at()))).toString();
    }

    private double x(double seconds) {
        return LEFT + time.at(seconds) * (WIDTH - LEFT - RIGHT);
    }

    private double y(double value) {
        return HEIGHT - BOTTOM - values.at(value) * (HEIGHT - TOP - BOTTOM);
    }
}
