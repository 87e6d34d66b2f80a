package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.OptionWords;
import io.github.quadrille.app.cli.shared.TextReport;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.lab.compare.ExactBeside;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The options that say whether, and how long, exact methods are asked what a local search without a packing cannot say. */
final class PackingExists extends Flags {
    private final Flag<Duration> limit = option(
                    "--exact-time-limit",
                    "TIME",
                    Duration.class,
                    OptionWords::time,
                    "When nothing was found, the exact search says within this time whether there is a packing,"
                            + " or what the best covering is; and where there is no packing, within as long again, how"
                            + " many cells can be covered (default: ${DEFAULT-VALUE}).")
            .under(Heading.LIMITS)
            .usually("1s");

    private final Flag<Boolean> never =
            flag("--no-exact", "Do not ask the exact search.").under(Heading.LIMITS);

    PackingExists() {
        excludes(never, "--no-exact asks no exact search, so there is nothing for %s. Maybe leave it out.", limit);
    }

    /** What exact methods may take, if they are to be asked. */
    Optional<SearchOptions> options() {
        if (limit.value().isZero()) {
            throw invalid("--exact-time-limit 0s leaves nothing to do. Maybe use --no-exact.");
        }
        return never.isSaid() ? Optional.empty() : Optional.of(SearchOptions.FIND_ONE.withTimeLimit(limit.value()));
    }

    /** Says for people what {@link ExactBeside} has found; the optimum without a packing is a sentence. */
    static Map<String, Object> inWords(Map<String, Object> known, Puzzle puzzle) {
        Optional<String> sentence = ExactBeside.optimumInWords(known, puzzle);
        known.computeIfPresent(
                ExactBeside.EXISTS, (name, word) -> word.equals("no") ? "no, proven beside the local search" : word);
        known.computeIfPresent(
                ExactBeside.SECONDS, (name, seconds) -> TextReport.number((Number) seconds) + ", not in seconds");
        if (sentence.isPresent()) {
            known.keySet().removeAll(List.of(ExactBeside.AT_MOST, ExactBeside.BEST));
            known.replace(ExactBeside.OPTIMUM, sentence.get());
        }
        return known;
    }
}
