package io.github.quadrille.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/**
 * Draws two diagrams of a family of curves, side by side: time and memory against the size of the board. Each board is
 * a mark, and the law that is fitted to a curve is a thin line.
 */
final class GrowthChart {
    private static final int HEIGHT = 360;
    private static final int WIDTH = 980;
    private static final int PANEL = 400;
    private static final int LEFT = 64;
    private static final int SECOND = LEFT + PANEL + 84;
    private static final int TOP = 70;
    private static final int BOTTOM = 52;

    /** The curves use the blue, orange, green and purple marks that the chart of the engines uses, too. */
    private static final List<Mark> MARKS = List.of(Mark.of(0), Mark.of(4), Mark.of(8), Mark.of(6));

    private final SvgText svg = new SvgText(WIDTH, HEIGHT);
    private final Scale sizes;
    private final GrowthFamily family;
    private final Map<Growth, List<GrowthPoint>> points;

    /** Maps values to positions on an axis, from 0 to 1. */
    private record Scale(double min, double max, boolean isLogarithmic) {
        double at(double value) {
            return isLogarithmic ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
        }

        /**
         * Each row lists the multiples of a power of ten that have a tick. An axis that spans few powers of ten uses a
         * later row, which has more ticks.
         */
        private static final double[][] FACTORS = {{1}, {1, 3}, {1, 2, 5}, {1, 1.5, 2, 3, 5, 7}};

        /**
         * Returns the values that have a tick. On a logarithmic axis they are multiples of powers of ten, and on a
         * linear axis they are whole numbers.
         */
        List<Double> ticks() {
            List<Double> ticks = new ArrayList<>();
            if (!isLogarithmic) {
                for (double value = Math.ceil(min); value <= max; value += max - min > 12 ? 2 : 1) {
                    ticks.add(value);
                }
                return ticks;
            }
            double[] factors = FACTORS[max / min > 2000 ? 0 : max / min > 50 ? 1 : max / min > 8 ? 2 : 3];
            for (double power = Math.pow(10, Math.floor(Math.log10(min))); power <= max; power *= 10) {
                for (double factor : factors) {
                    if (factor * power >= min * 0.999 && factor * power <= max * 1.001) {
                        ticks.add(factor * power);
                    }
                }
            }
            return ticks;
        }
    }

    private GrowthChart(GrowthFamily family, Map<Growth, List<GrowthPoint>> points) {
        this.family = family;
        this.points = points;
        this.sizes = scale(all(point -> (double) point.step().size()), family.isLogarithmic());
    }

    static String of(GrowthFamily family, Map<Growth, List<GrowthPoint>> points) {
        GrowthChart chart = new GrowthChart(family, points);
        chart.legend();
        chart.panel(LEFT, "seconds to answer", GrowthPoint::seconds, GrowthChart::secondsText);
        chart.panel(SECOND, "peak memory of the process", GrowthPoint::memory, GrowthChart::memoryText);
        return chart.svg.end();
    }

    private List<Double> all(Function<GrowthPoint, Double> value) {
        return points.values().stream().flatMap(List::stream).map(value).toList();
    }

    /** Returns an axis for these values, with a little space at both ends. */
    private static Scale scale(List<Double> values, boolean isLogarithmic) {
        double min = values.stream().mapToDouble(value -> value).min().orElse(1);
        double max = Math.max(values.stream().mapToDouble(value -> value).max().orElse(1), 1.2 * min);
        double room = isLogarithmic ? Math.pow(max / min, 0.06) : (max - min) * 0.05;
        return isLogarithmic ? new Scale(min / room, max * room, true) : new Scale(min - room, max + room, false);
    }

    private void legend() {
        double x = LEFT;
        int index = 0;
        for (Growth growth : points.keySet()) {
            svg.add("%s", MARKS.get(index++).svg(x + 6, 20, 1.1));
            svg.text(x + 18, 24.5, "start", "#222", growth.name());
            x += 42 + 7.2 * growth.name().length();
        }
    }

    private void panel(
            int left,
            String title,
            Function<List<GrowthPoint>, List<GrowthFit.Point>> values,
            DoubleFunction<String> label) {
        svg.add("<text x=\"%d\" y=\"%d\" font-weight=\"bold\" fill=\"#222\">%s</text>", left, TOP - 16, title);
        Scale scale = scale(
                points.values().stream()
                        .flatMap(curve -> values.apply(curve).stream())
                        .map(GrowthFit.Point::value)
                        .toList(),
                true);
        for (double tick : scale.ticks()) {
            svg.line(left, y(scale, tick), left + PANEL, y(scale, tick), "stroke=\"#e2e2e2\"");
            svg.text(left - 8, y(scale, tick) + 4.5, "end", "#555", label.apply(tick));
        }
        for (double tick : sizes.ticks()) {
            svg.line(x(left, tick), TOP, x(left, tick), HEIGHT - BOTTOM, "stroke=\"#efefef\"");
            svg.text(x(left, tick), HEIGHT - BOTTOM + 18, "middle", "#555", "%,.0f".formatted(tick));
        }
        svg.line(left, HEIGHT - BOTTOM, left + PANEL, HEIGHT - BOTTOM, "stroke=\"#999\"");
        svg.text(
                left + PANEL / 2.0,
                HEIGHT - BOTTOM + 38,
                "middle",
                "#555",
                family.unit() + (family.isLogarithmic() ? ", logarithmic" : ""));
        int index = 0;
        for (List<GrowthPoint> curve : points.values()) {
            curve(left, scale, MARKS.get(index++), values.apply(curve));
        }
    }

    private void curve(int left, Scale scale, Mark mark, List<GrowthFit.Point> curve) {
        Optional<GrowthFit> fit = GrowthFit.best(curve);
        if (fit.isPresent()) {
            StringBuilder path = new StringBuilder();
            double first = fit.get().from();
            double last = curve.get(curve.size() - 1).size();
            for (int i = 0; i <= 40; i++) {
                double share = i / 40.0;
                double size =
                        family.isLogarithmic() ? first * Math.pow(last / first, share) : first + (last - first) * share;
                path.append("%s%.1f %.1f"
                        .formatted(
                                i == 0 ? "M" : "L",
                                x(left, size),
                                y(scale, fit.get().at(size))));
            }
            svg.add(
                    "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" stroke-opacity=\"0.55\"/>",
                    path, mark.colour());
        }
        curve.forEach(point -> svg.add("%s", mark.svg(x(left, point.size()), y(scale, point.value()), 1)));
    }

    private double x(int left, double size) {
        return left + PANEL * sizes.at(size);
    }

    private static double y(Scale scale, double value) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * Math.max(0, Math.min(1, scale.at(value)));
    }

    private static String secondsText(double seconds) {
        String format = seconds > 1.1 && seconds < 1.9 ? "%.1f s" : "%.0f s";
        return seconds < 0.999 ? "%.0f ms".formatted(1000 * seconds) : format.formatted(seconds);
    }

    private static String memoryText(double mebibytes) {
        return "%.0f MiB".formatted(mebibytes);
    }
}
