package io.github.quadrille.lab.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * Where values stand on a side of a chart, and which of them are written there.
 *
 * @param min the value at the beginning, and max the one at the end
 * @param scale from 0 at the beginning to 1 at the end
 */
record ChartAxis(double min, double max, DoubleUnaryOperator scale, List<Tick> ticks) {
    private static final int STEPS = 5;
    private static final double SHORTEST = 1e-5;

    /** A value and how it is written. */
    record Tick(double value, String label) {}

    /** From 0 at the beginning to 1 at the end; values beyond are moved to the ends. */
    double at(double value) {
        return Math.max(0, Math.min(1, scale.applyAsDouble(value)));
    }

    /** From 0 to the largest value, in round steps. */
    static ChartAxis upTo(double largest) {
        return linear(0, largest > 0 ? largest : 1);
    }

    /** A little longer than between these, in round steps. */
    static ChartAxis around(double least, double most) {
        double room = Math.max((most - least) / 20, 1e-9 + Math.abs(most) / 1e6);
        return linear(least - room, most + room);
    }

    private static ChartAxis linear(double min, double max) {
        double power = Math.pow(10, Math.floor(Math.log10((max - min) / STEPS)));
        double rough = (max - min) / STEPS / power;
        double step = power * (rough > 5 ? 10 : rough > 2 ? 5 : rough > 1 ? 2 : 1);
        int decimals = Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
        List<Tick> ticks = new ArrayList<>();
        // Whole multiples, for a sum of steps would miss 0 by a little, and write it -0.
        for (long i = (long) Math.ceil(min / step); i * step <= max + 1e-9 * (max - min); i++) {
            ticks.add(new Tick(i * step, HtmlText.format("%,." + decimals + "f", i * step)));
        }
        return new ChartAxis(min, max, value -> (value - min) / (max - min), ticks);
    }

    /** Shares from 0 to 1. */
    static ChartAxis share() {
        List<Tick> ticks = IntStream.rangeClosed(0, 4)
                .mapToObj(i -> new Tick(i / 4.0, 25 * i + " %"))
                .toList();
        return new ChartAxis(0, 1, value -> value, ticks);
    }

    /** Seconds by their logarithm, from a power of ten on. */
    static ChartAxis logSeconds(double first, double last) {
        double min = Math.pow(10, Math.floor(Math.log10(Math.max(first, SHORTEST)) + 1e-9));
        double max = Math.max(last, 10 * min);
        List<Tick> ticks = new ArrayList<>();
        for (double decade = min; decade <= max * (1 + 1e-9); decade *= 10) {
            String label = decade < 0.9e-3
                    ? HtmlText.format("%.0f µs", decade * 1e6)
                    : decade < 0.9 ? HtmlText.format("%.0f ms", decade * 1e3) : HtmlText.format("%,.0f s", decade);
            ticks.add(new Tick(decade, label));
        }
        return new ChartAxis(min, max, value -> value <= min ? 0 : Math.log(value / min) / Math.log(max / min), ticks);
    }
}
