package io.github.quadrille.lab.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * Maps values to positions on an axis of a chart, and holds the values that are written at the axis.
 *
 * @param min the value at the beginning of the axis
 * @param max the value at the end of the axis
 * @param scale the position of a value, from 0 at the beginning to 1 at the end
 * @param ticks the values that are written at the axis
 */
record ChartAxis(double min, double max, DoubleUnaryOperator scale, List<Tick> ticks) {
    private static final int STEPS = 5;
    private static final double SHORTEST = 1e-5;

    /** A {@code Tick} is a value with its label. */
    record Tick(double value, String label) {}

    /**
     * Returns the position of a value, from 0 at the beginning to 1 at the end. A value outside the range of the axis
     * gets the position of the nearer end.
     */
    double at(double value) {
        return Math.max(0, Math.min(1, scale.applyAsDouble(value)));
    }

    /** Returns an axis from 0 to the largest value, with ticks at round numbers. */
    static ChartAxis upTo(double largest) {
        return linear(0, largest > 0 ? largest : 1);
    }

    /** Returns an axis that is a little longer than the range between two values, with ticks at round numbers. */
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
        // Each tick is a whole multiple of the step. If steps were added up instead, the sum would miss 0 by a little,
        // and 0 would be written as -0.
        for (long i = (long) Math.ceil(min / step); i * step <= max + 1e-9 * (max - min); i++) {
            ticks.add(new Tick(i * step, HtmlText.format("%,." + decimals + "f", i * step)));
        }
        return new ChartAxis(min, max, value -> (value - min) / (max - min), ticks);
    }

    /** Returns an axis for shares from 0 to 1, which are written in percent. */
    static ChartAxis share() {
        List<Tick> ticks = IntStream.rangeClosed(0, 4)
                .mapToObj(i -> new Tick(i / 4.0, 25 * i + " %"))
                .toList();
        return new ChartAxis(0, 1, value -> value, ticks);
    }

    /** Returns a logarithmic axis of seconds, which begins at a power of ten. */
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
