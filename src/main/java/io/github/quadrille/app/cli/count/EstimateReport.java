package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.io.answer.CountWriter;
import io.github.quadrille.io.answer.EstimateTree;
import io.github.quadrille.core.question.MeanEstimate;
import io.github.quadrille.core.question.TreeEstimate;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** Says what a count would take, to people or to programs. */
record EstimateReport(Terminal terminal, OutputFormat format, String name) {
    /**
     * An estimate.
     *
     * @param cores among which the count would be shared
     * @param frontier why the search is not what the count would do
     */
    void print(TreeEstimate estimate, int cores, Optional<String> frontier, double seconds) throws IOException {
        if (format == OutputFormat.JSON) {
            CountWriter.write(EstimateTree.of(name, estimate, cores, frontier, seconds), terminal.out());
            return;
        }
        say("status", "estimated");
        say("nodes", words(estimate.nodes(), estimate.isExact(), RoundedNumber::of));
        say("packings", words(estimate.packings(), estimate.isExact(), RoundedNumber::of));
        say("time on one core", words(estimate.seconds(), false, RoundedNumber::time));
        if (cores > 1) {
            say("time on %d cores".formatted(cores), words(estimate.secondsOn(cores), false, RoundedNumber::time));
        }
        frontier.ifPresent(words -> say("note", EstimateTree.note(words)));
        say(
                "probes",
                "%,d%s, in %.1f s"
                        .formatted(estimate.probes(), estimate.isExact() ? ", the whole search" : "", seconds));
    }

    private void say(String what, String words) {
        terminal.field(what, words);
    }

    private static String words(MeanEstimate meanEstimate, boolean isExact, DoubleFunction<String> format) {
        String mean = format.apply(meanEstimate.mean());
        if (isExact) {
            return mean + ", exactly";
        }
        if (meanEstimate.mean() == 0) {
            return "none seen";
        }
        String low = format.apply(meanEstimate.low());
        String high = format.apply(meanEstimate.high());
        return low.equals(high) ? mean : "%s (90 %%: %s to %s)".formatted(mean, low, high);
    }

    /** Too little was seen. */
    void printNone(String why, double seconds) throws IOException {
        Map<String, Object> fields = EstimateTree.none(why, seconds);
        if (format == OutputFormat.JSON) {
            CountWriter.write(fields, terminal.out());
        } else {
            fields.forEach((what, words) -> say(what, words.toString()));
        }
    }
}
