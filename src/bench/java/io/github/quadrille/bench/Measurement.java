package io.github.quadrille.bench;

import java.util.List;
import java.util.Locale;

/**
 * What an engine took.
 *
 * @param seconds wall-clock seconds of each run, ascending; empty when it has no answer
 * @param none why it has no answer, in a word or two; empty when it has
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

    /** Median, and how far the runs lie apart; or why there is none. */
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
