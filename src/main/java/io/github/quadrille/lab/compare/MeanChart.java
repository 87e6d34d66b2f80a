package io.github.quadrille.lab.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws the {@link MeanCurve} of each method, for all methods that minimise the same cost on one puzzle, as SVG, see
 * {@link ChartFrame}. The band around each curve is its 95 % interval. The name of the method stands at the end of its
 * curve.
 *
 * @param heading the heading of the chart
 * @param words the text after the heading, about the runs and their cost
 * @param curves the curves
 * @param frame the axes
 */
record MeanChart(String heading, String words, List<MeanCurve> curves, ChartFrame frame) {
    static final int WIDTH = 900;
    static final int HEIGHT = 400;
    /** A chart with a single curve has this smaller height, because there is nothing to compare. */
    private static final int HEIGHT_OF_ONE = 240;

    private static final int RIGHT = 200;
    private static final int TOP = 14;
    private static final int BOTTOM = 44;
    private static final int LABEL_HEIGHT = 17;
    private static final int LONGEST_LABEL = 24;

    /** Returns a chart for each cost that some method minimises on a puzzle. Methods without curves are left out. */
    static List<MeanChart> of(PuzzleComparison comparison) {
        return comparison.tried().stream()
                .collect(Collectors.groupingBy(MethodResult::costWords, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(methods -> of(methods, comparison))
                .toList();
    }

    private static Stream<MeanChart> of(List<MethodResult> methods, PuzzleComparison comparison) {
        long steps = MeanCurve.steps(methods);
        List<MeanCurve> curves = new ArrayList<>();
        Set<Integer> runs = new TreeSet<>();
        DoubleSummaryStatistics values = new DoubleSummaryStatistics();
        for (MethodResult method : methods) {
            MeanCurve curve = MeanCurve.of(method, MethodColours.tone(method, comparison), steps);
            if (curve.points().size() > 1) {
                curves.add(curve);
                runs.add(method.attempts().size());
                curve.points().forEach(point -> {
                    values.accept(point.low());
                    values.accept(point.high());
                });
            }
        }
        if (curves.isEmpty()) {
            return Stream.empty();
        }
        OptionalDouble packing = methods.get(0).fitnessOfPacking();
        String counts =
                runs.stream().map(count -> HtmlText.format("%,d", count)).collect(Collectors.joining(" or "));
        String words = "of %s %s, with the 95 %% interval of the mean; %s"
                .formatted(
                        counts,
                        counts.equals("1") ? "run" : "runs",
                        packing.isPresent()
                                ? HtmlText.format("a packing has %,.0f", packing.getAsDouble())
                                : "the cost: " + methods.get(0).costWords());
        ChartFrame frame = new ChartFrame(
                WIDTH,
                curves.size() == 1 ? HEIGHT_OF_ONE : HEIGHT,
                64,
                RIGHT,
                TOP,
                BOTTOM,
                ChartAxis.upTo((double) steps),
                ChartAxis.around(values.getMin(), values.getMax()));
        return Stream.of(new MeanChart(
                packing.isPresent() ? "Average best fitness" : "Average lowest cost", words, curves, frame));
    }

    int height() {
        return frame.height();
    }

    /** Returns the chart as a picture inside a page. */
    String svg() {
        return ChartFrame.svg(WIDTH, height(), heading + " " + words, content());
    }

    /** Returns the content of the chart, a rectangle of {@link #WIDTH} and {@link #height}. */
    String content() {
        StringBuilder svg = new StringBuilder(frame.grid());
        double middle = frame.left() + (WIDTH - frame.left() - RIGHT) / 2.0;
        svg.append(HtmlText.format("<text class=\"below\" x=\"%.1f\" y=\"%d\">steps</text>\n", middle, height() - 6));
        curves.forEach(curve -> svg.append(HtmlText.format(
                "<path class=\"band tone%d\" d=\"%s\"/>\n", MethodColours.of(curve.tone()), band(curve.points()))));
        curves.forEach(curve -> svg.append(HtmlText.format(
                "<path class=\"curve bold %s\" d=\"%s\"><title>%s</title></path>\n",
                MethodColours.classes(curve.tone()),
                stair(curve.points(), MeanCurve.Point::mean),
                HtmlText.escape(curve.method()))));
        labels(svg);
        return svg.toString();
    }

    /**
     * Draws the names of the curves from top to bottom, in the order of the ends of the curves. The names are moved
     * apart so that they do not overlap.
     */
    private void labels(StringBuilder svg) {
        List<MeanCurve> ordered = curves.stream()
                .sorted(Comparator.comparingDouble((MeanCurve curve) -> end(curve)))
                .toList();
        double[] y = new double[ordered.size()];
        for (int i = 0; i < y.length; i++) {
            y[i] = Math.max(end(ordered.get(i)), i == 0 ? TOP : y[i - 1] + LABEL_HEIGHT);
        }
        double lowest = height() - BOTTOM;
        for (int i = y.length - 1; i >= 0; i--) {
            y[i] = Math.min(y[i], lowest);
            lowest = y[i] - LABEL_HEIGHT;
        }
        for (int i = 0; i < y.length; i++) {
            MeanCurve curve = ordered.get(i);
            int x = WIDTH - RIGHT;
            String classes = MethodColours.classes(curve.tone());
            svg.append(HtmlText.format(
                    "<path class=\"leader %1$s\" d=\"M%2$d %5$.1fL%3$d %6$.1f\"/><path class=\"curve bold %1$s\" d=\"M%3$d %6$.1fh22\"/>"
                            + "<text class=\"label\" x=\"%4$d\" y=\"%7$.1f\">%8$s</text>\n",
                    classes,
                    x,
                    x + 12,
                    x + 40,
                    end(curve),
                    y[i],
                    y[i] + 4,
                    HtmlText.escape(shortened(curve.method()))));
        }
    }

    private double end(MeanCurve curve) {
        return frame.y(curve.points().get(curve.points().size() - 1).mean());
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST_LABEL
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST_LABEL - 1)) + "…";
    }

    /**
     * Returns the path of the area between the upper and the lower ends of the intervals. The path follows the upper
     * ends from left to right, in steps, and the lower ends back from right to left.
     */
    private String band(List<MeanCurve.Point> points) {
        StringBuilder back = new StringBuilder();
        for (int i = points.size() - 1; i > 0; i--) {
            back.append(HtmlText.format(
                    "H%.1fV%.1f", x(points.get(i)), frame.y(points.get(i - 1).low())));
        }
        MeanCurve.Point end = points.get(points.size() - 1);
        return stair(points, MeanCurve.Point::high)
                + HtmlText.format("V%.1f%sH%.1fZ", frame.y(end.low()), back, x(points.get(0)));
    }

    /** Returns the path of a curve that changes in steps: each value is valid until the next point. */
    private String stair(List<MeanCurve.Point> points, ToDoubleFunction<MeanCurve.Point> value) {
        MeanCurve.Point first = points.get(0);
        String start = HtmlText.format("M%.1f %.1fH", x(first), frame.y(value.applyAsDouble(first)));
        return points.stream()
                .map(point -> HtmlText.format("%.1fV%.1f", x(point), frame.y(value.applyAsDouble(point))))
                .collect(Collectors.joining("H", start, ""));
    }

    private double x(MeanCurve.Point point) {
        return frame.x((double) point.step());
    }
}
