package io.github.quadrille.lab.compare;

import java.util.ArrayList;
import java.util.List;

/** Where values stand on a side of a chart, and which of them are written there. */
sealed interface ChartAxis {
    /** A value and how it is written. */
    record Tick(double value, String label) {}

    /** From 0 at the beginning to 1 at the end; values beyond are moved to the ends. */
    double at(double value);

    List<Tick> ticks();

    /** A stretch of numbers, in round steps. */
    record Linear(double min, double max) implements ChartAxis {
        private static final int STEPS = 5;

        /** From 0 to the largest value. */
        static Linear upTo(double largest) {
            return new Linear(0, largest > 0 ? largest : 1);
        }

        /** A little longer than between these. */
        static Linear around(double least, double most) {
            double room = Math.max((most - least) / 20, 1e-9 + Math.abs(most) / 1e6);
            return new Linear(least - room, most + room);
        }

        @Override
        public double at(double value) {
            return clamp((value - min) / (max - min));
        }

        @Override
        public List<Tick> ticks() {
            double power = Math.pow(10, Math.floor(Math.log10((max - min) / STEPS)));
            double rough = (max - min) / STEPS / power;
            double step = power * (rough > 5 ? 10 : rough > 2 ? 5 : rough > 1 ? 2 : 1);
            int decimals = Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
            List<Tick> ticks = new ArrayList<>();
            // Whole multiples, for a sum of steps would miss 0 by a little, and write it -0.
            for (long i = (long) Math.ceil(min / step); i * step <= max + 1e-9 * (max - min); i++) {
                ticks.add(new Tick(i * step, HtmlText.format("%,." + decimals + "f", i * step)));
            }
            return ticks;
        }
    }

    /** Shares from 0 to 1. */
    record Share() implements ChartAxis {
        @Override
        public double at(double value) {
            return clamp(value);
        }

        @Override
        public List<Tick> ticks() {
            List<Tick> ticks = new ArrayList<>();
            for (int percent = 0; percent <= 100; percent += 25) {
                ticks.add(new Tick(percent / 100.0, percent + " %"));
            }
            return ticks;
        }
    }

    /** Seconds by their logarithm, from a power of ten on. */
    record LogSeconds(double min, double max) implements ChartAxis {
        private static final double SHORTEST = 1e-5;

        static LogSeconds between(double first, double last) {
            double min = Math.pow(10, Math.floor(Math.log10(Math.max(first, SHORTEST)) + 1e-9));
            return new LogSeconds(min, Math.max(last, 10 * min));
        }

        @Override
        public double at(double value) {
            return value <= min ? 0 : clamp(Math.log(value / min) / Math.log(max / min));
        }

        @Override
        public List<Tick> ticks() {
            List<Tick> ticks = new ArrayList<>();
            for (double decade = min; decade <= max * (1 + 1e-9); decade *= 10) {
                ticks.add(new Tick(decade, label(decade)));
            }
            return ticks;
        }

        private static String label(double seconds) {
            if (seconds < 0.9e-3) {
                return HtmlText.format("%.0f µs", seconds * 1e6);
            }
            return seconds < 0.9 ? HtmlText.format("%.0f ms", seconds * 1e3) : HtmlText.format("%,.0f s", seconds);
        }
    }

    private static double clamp(double share) {
        return Math.max(0, Math.min(1, share));
    }
}
