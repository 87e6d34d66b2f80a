package io.github.quadrille.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * All measurements as one picture in SVG: a strip per instance, a mark per engine at its median on a logarithmic axis, a
 * line from its fastest to its slowest run. Who has no answer in time stands on the right, each engine in its own place.
 */
final class EngineChart {
    private static final int LEFT = 250;
    private static final int WIDTH = 620;
    private static final int GAP = 24;
    private static final int SLOT = 17;
    private static final int STRIP = 27;
    private static final int HEADING = 34;
    private static final int TOP = 64;
    private static final double SHORTEST = 0.01;

    private final StringBuilder svg = new StringBuilder();
    private final List<Engine> engines;
    private final double limit;

    private EngineChart(List<Engine> engines, Duration limit) {
        this.engines = engines;
        this.limit = limit.toMillis() / 1000.0;
    }

    static String of(Map<Family, List<ContestResult>> results, List<Engine> engines, Duration limit) {
        EngineChart chart = new EngineChart(engines, limit);
        chart.draw(results);
        return chart.svg.toString();
    }

    private void draw(Map<Family, List<ContestResult>> results) {
        int strips = results.values().stream().mapToInt(List::size).sum();
        int bottom = TOP + results.size() * HEADING + strips * STRIP;
        int right = LEFT + WIDTH + GAP + engines.size() * SLOT;
        line(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">"
                        .formatted(right + 12, bottom + 50));
        line("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>");
        legend();
        axis(bottom);
        text(LEFT + WIDTH + GAP + engines.size() * SLOT / 2.0, bottom + 18, "middle", "#555", "none in time");
        int y = TOP;
        for (Map.Entry<Family, List<ContestResult>> family : results.entrySet()) {
            y += HEADING;
            line("<text x=\"12\" y=\"%d\" font-weight=\"bold\" fill=\"#222\">%s</text>"
                    .formatted(y - 8, family.getKey().title()));
            for (ContestResult result : family.getValue()) {
                strip(result, y, right);
                y += STRIP;
            }
        }
        line("</svg>");
    }

    private void legend() {
        double x = 12;
        for (int i = 0; i < engines.size(); i++) {
            String name = engines.get(i).name().replace("`", "");
            line(Mark.of(i).svg(x + 8, 24, 1.1));
            text(x + 20, 28.5, "start", "#222", name);
            x += 38 + 6.9 * name.length();
        }
    }

    private void axis(int bottom) {
        for (double seconds : ticks()) {
            double x = x(seconds);
            line(String.format(
                    Locale.ROOT,
                    "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#d8d8d8\"/>",
                    x,
                    TOP + 8,
                    x,
                    bottom + 2));
            String label = seconds < 1
                    ? String.format(Locale.ROOT, "%.0f ms", 1000 * seconds)
                    : String.format(Locale.ROOT, "%.0f s", seconds);
            text(x, bottom + 18, "middle", "#555", label);
        }
        text(LEFT + WIDTH / 2.0, bottom + 38, "middle", "#555", "from start to exit of the process, logarithmic");
    }

    private List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        for (double power = SHORTEST; power <= limit; power *= 10) {
            ticks.add(power);
            if (3 * power <= limit) {
                ticks.add(3 * power);
            }
        }
        return ticks;
    }

    private void strip(ContestResult result, int y, int right) {
        line("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#888\" fill-opacity=\"0.09\"/>"
                .formatted(LEFT - 8, y, right - LEFT + 8, STRIP - 3));
        text(LEFT - 16, y + 17, "end", "#222", result.instance().name());
        line("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#888\" fill-opacity=\"0.12\"/>"
                .formatted(LEFT + WIDTH + GAP, y, right - LEFT - WIDTH - GAP, STRIP - 3));
        // Ours last, on top of the others.
        List<Measurement> reversed = new ArrayList<>(result.measurements());
        Collections.reverse(reversed);
        for (Measurement measurement : reversed) {
            int index = engines.indexOf(measurement.engine());
            // A little higher or lower, so that equal times are seen.
            double middle = y + (STRIP - 3) / 2.0 + (index % 3 - 1) * 4.5;
            if (measurement.isAnswered()) {
                Mark mark = Mark.of(index);
                line(String.format(
                        Locale.ROOT,
                        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"1.5\"/>",
                        x(measurement.fastest()),
                        middle,
                        x(measurement.slowest()),
                        middle,
                        mark.colour()));
                line(mark.svg(x(measurement.median()), middle, 1));
            } else if (measurement.engine().refusal(result.instance()).isEmpty()) {
                line(Mark.of(index).svg(LEFT + WIDTH + GAP + (index + 0.5) * SLOT, y + (STRIP - 3) / 2.0, 0.9));
            }
        }
    }

    private double x(double seconds) {
        double share = Math.log(Math.max(SHORTEST, seconds) / SHORTEST) / Math.log(limit / SHORTEST);
        return LEFT + WIDTH * Math.min(1, share);
    }

    private void text(double x, double y, String anchor, String colour, String words) {
        line(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
                x,
                y,
                anchor,
                colour,
                words));
    }

    private void line(String text) {
        svg.append(text).append('\n');
    }
}
