package io.github.quadrille.bench;

import java.util.List;
import java.util.Locale;

/**
 * Holds the times that an engine took on an instance.
 *
 * @param seconds the wall-clock seconds of each run, ascending; empty when the engine has no answer
 * @param none the reason why the engine has no answer, in a word or two; empty when there is an answer
 */
record Measurement(Engine engine, List<Double> seconds, String none) {
    Measurement {
        seconds = List.copyOf(seconds);
    }

    static Measurement of(Engine engine, List<Double> seconds) {
        return new Measurement(engine, seconds.stream().sorted().toList(), "");
    }

    static Measurement none(Engine engine, String why) {
        return new Measurement(engine, List.of(), why);
    }

    boolean isAnswered() {
        return !seconds.isEmpty();
    }

    double median() {
        return seconds.isEmpty() ? Double.POSITIVE_INFINITY : seconds.get(seconds.size() / 2);
    }

    double fastest() {
        return seconds.get(0);
    }

    double slowest() {
        return seconds.get(seconds.size() - 1);
    }

    /** Returns the median and the range of the runs, or why there is no answer. */
    @Override
    public String toString() {
        if (!isAnswered()) {
            return none;
        }
        String middle = median() < 0.01 ? "under 10 ms" : String.format(Locale.ROOT, "%.2f s", median());
        return seconds.size() == 1 || slowest() < 0.01
                ? middle
                : String.format(Locale.ROOT, "%s (%.2f-%.2f)", middle, fastest(), slowest());
    }
}
