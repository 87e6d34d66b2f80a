package io.github.quadrille.cli;

import io.github.quadrille.format.file.CountWriter;
import io.github.quadrille.question.Spread;
import io.github.quadrille.question.TreeEstimate;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** Says what a count would take, to people or to programs. */
record EstimateReport(Terminal terminal, OutputFormat format, String name) {
    private static final MathContext DIGITS = new MathContext(6);
    /** Between these, numbers are written whole. */
    private static final double SMALL = 1e3;

    private static final double LONG = 1e15;

    /**
     * An estimate.
     *
     * @param cores among which the count would be shared
     * @param frontier why the search is not what the count would do
     */
    void print(TreeEstimate estimate, int cores, Optional<String> frontier, double seconds) throws IOException {
        if (format == OutputFormat.JSON) {
            CountWriter.write(fields(estimate, cores, frontier, seconds), terminal.out());
            return;
        }
        say("status", "estimated");
        say("nodes", words(estimate.nodes(), estimate.isExact(), RoughNumber::of));
        say("packings", words(estimate.packings(), estimate.isExact(), RoughNumber::of));
        say("time on one core", words(estimate.seconds(), false, RoughNumber::time));
        if (cores > 1) {
            say("time on %d cores".formatted(cores), words(estimate.secondsOn(cores), false, RoughNumber::time));
        }
        frontier.ifPresent(words -> say("note", note(words)));
        say(
                "probes",
                "%,d%s, in %.1f s"
                        .formatted(estimate.probes(), estimate.isExact() ? ", the whole search" : "", seconds));
    }

    private void say(String what, String words) {
        terminal.field(what, words);
    }

    private static String words(Spread spread, boolean isExact, DoubleFunction<String> format) {
        String mean = format.apply(spread.mean());
        if (isExact) {
            return mean + ", exactly";
        }
        if (spread.mean() == 0) {
            return "none seen";
        }
        String low = format.apply(spread.low());
        String high = format.apply(spread.high());
        return low.equals(high) ? mean : "%s (90 %%: %s to %s)".formatted(mean, low, high);
    }

    private static String note(String frontier) {
        return frontier + "; this is what finding every packing takes";
    }

    private Map<String, Object> fields(TreeEstimate estimate, int cores, Optional<String> frontier, double seconds) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", "estimated");
        fields.put("puzzle", name);
        fields.put("meaning", estimate.isExact() ? "exact" : "mean, and where nine of ten repetitions lie");
        fields.put("nodes", fields(estimate.nodes()));
        fields.put("packings", fields(estimate.packings()));
        fields.put("core_seconds", fields(estimate.seconds()));
        fields.put("cores", cores);
        fields.put("seconds_on_cores", fields(estimate.secondsOn(cores)));
        frontier.ifPresent(words -> fields.put("note", note(words)));
        fields.put("probes", estimate.probes());
        fields.put("seconds", rounded(seconds));
        return fields;
    }

    private static Map<String, Object> fields(Spread spread) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("mean", digits(spread.mean()));
        fields.put("low", digits(spread.low()));
        fields.put("high", digits(spread.high()));
        return fields;
    }

    private static BigDecimal digits(double number) {
        return number >= SMALL && number < LONG
                ? BigDecimal.valueOf(Math.round(number))
                : new BigDecimal(number).round(DIGITS).stripTrailingZeros();
    }

    private static BigDecimal rounded(double seconds) {
        return BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP);
    }

    /** Too little was seen. */
    void printNone(String why, double seconds) throws IOException {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", "undecided");
        fields.put("reason", why);
        fields.put("seconds", rounded(seconds));
        if (format == OutputFormat.JSON) {
            CountWriter.write(fields, terminal.out());
        } else {
            fields.forEach((what, words) -> say(what, words.toString()));
        }
    }
}
