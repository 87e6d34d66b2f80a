package io.github.quadrille.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws all measurements as one picture in SVG. Each instance has a strip with a logarithmic axis. Each engine has a
 * mark at its median, and a line from its fastest to its slowest run. Engines without an answer in time are marked on
 * the right, each in its own column.
 */
final class EngineChart {
    private static final int LEFT = 250;
    private static final int WIDTH = 620;
    private static final int GAP = 24;
    private static final int SLOT = 17;
    private static final int STRIP = 27;
    private static final int HEADING = 34;
    private static final int TOP = 84;
    private static final double SHORTEST = 0.01;

    private final SvgText svg;
    private final List<Engine> engines;
    private final double limit;
    private final int bottom;
    private final int right;

    private EngineChart(List<Engine> engines, Duration limit, int bottom) {
        this.engines = engines;
        this.limit = limit.toMillis() / 1000.0;
        this.bottom = bottom;
        this.right = LEFT + WIDTH + GAP + engines.size() * SLOT;
        this.svg = new SvgText(right + 12, bottom + 50);
    }

    static String of(Map<Family, List<ContestResult>> results, List<Engine> engines, Duration limit) {
        int strips = results.values().stream().mapToInt(List::size).sum();
        EngineChart chart = new EngineChart(engines, limit, TOP + results.size() * HEADING + strips * STRIP);
        chart.draw(results);
        return chart.svg.end();
    }

    private void draw(Map<Family, List<ContestResult>> results) {
        legend();
        axis();
        svg.text(LEFT + WIDTH + GAP + engines.size() * SLOT / 2.0, bottom + 18, "middle", "#555", "none in time");
        int y = TOP;
        for (Map.Entry<Family, List<ContestResult>> family : results.entrySet()) {
            y += HEADING;
            svg.add(
                    "<text x=\"12\" y=\"%d\" font-weight=\"bold\" fill=\"#222\">%s</text>",
                    y - 8, family.getKey().title());
            for (ContestResult result : family.getValue()) {
                strip(result, y);
                y += STRIP;
            }
        }
    }

    private void legend() {
        double x = 12;
        double y = 24;
        for (int i = 0; i < engines.size(); i++) {
            String name = engines.get(i).name().replace("`", "");
            if (x + 20 + 6.9 * name.length() > right) {
                x = 12;
                y += 24;
            }
            svg.add("%s", Mark.of(i).svg(x + 8, y, 1.1));
            svg.text(x + 20, y + 4.5, "start", "#222", name);
            x += 38 + 6.9 * name.length();
        }
    }

    private void axis() {
        for (double seconds : ticks()) {
            double x = x(seconds);
            svg.line(x, TOP + 8, x, bottom + 2, "stroke=\"#d8d8d8\"");
            String label = seconds < 1
                    ? String.format(Locale.ROOT, "%.0f ms", 1000 * seconds)
                    : String.format(Locale.ROOT, "%.0f s", seconds);
            svg.text(x, bottom + 18, "middle", "#555", label);
        }
        svg.text(LEFT + WIDTH / 2.0, bottom + 38, "middle", "#555", "from start to exit of the process, logarithmic");
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

    private void strip(ContestResult result, int y) {
        svg.add(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#888\" fill-opacity=\"0.09\"/>",
                LEFT - 8, y, right - LEFT + 8, STRIP - 3);
        svg.text(LEFT - 16, y + 17, "end", "#222", result.instance().name());
        svg.add(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#888\" fill-opacity=\"0.12\"/>",
                LEFT + WIDTH + GAP, y, right - LEFT - WIDTH - GAP, STRIP - 3);
        // Our engines are drawn last, on top of the others.
        List<Measurement> reversed = new ArrayList<>(result.measurements());
        Collections.reverse(reversed);
        for (Measurement measurement : reversed) {
            int index = engines.indexOf(measurement.engine());
            // The marks are shifted up or down a little, so that equal times stay visible.
            double middle = y + (STRIP - 3) / 2.0 + (index % 3 - 1) * 4.5;
            if (measurement.isAnswered()) {
                Mark mark = Mark.of(index);
                svg.line(
                        x(measurement.fastest()),
                        middle,
                        x(measurement.slowest()),
                        middle,
                        "stroke=\"%s\" stroke-width=\"1.5\"".formatted(mark.colour()));
                svg.add("%s", mark.svg(x(measurement.median()), middle, 1));
            } else if (measurement.engine().refusal(result.instance()).isEmpty()) {
                svg.add(
                        "%s",
                        Mark.of(index).svg(LEFT + WIDTH + GAP + (index + 0.5) * SLOT, y + (STRIP - 3) / 2.0, 0.9));
            }
        }
    }

    private double x(double seconds) {
        double share = Math.log(Math.max(SHORTEST, seconds) / SHORTEST) / Math.log(limit / SHORTEST);
        return LEFT + WIDTH * Math.min(1, share);
    }
}
