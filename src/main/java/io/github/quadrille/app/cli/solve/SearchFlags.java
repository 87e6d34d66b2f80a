package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say what to search for, and how long. */
final class SearchFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--limit", paramLabel = "N", description = "Stop after N packings (default: 1).")
    private Long limit;

    @Option(names = "--all", description = "Find all packings, symmetric ones included.")
    private boolean all;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Stop after this time per puzzle: 30s (or 30), 500ms, 2m, 1h.")
    private Duration timeLimit;

    @Option(names = "--node-limit", paramLabel = "N", description = "Stop after N nodes per puzzle.")
    private Long nodeLimit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads may work where several can (default: one per core). Whether there is a"
                    + " packing, and what the best covering is worth, is the same on any number of them; which"
                    + " packing a long search finds is the same on 1 only.")
    private Integer threads;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Seed of random choices; on one thread the same seed gives the same packing (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--model",
            defaultValue = "propagator",
            description = "How the puzzle is told to Choco: propagator, one global constraint, fast; sums, one sum per"
                    + " cell and kind, the slow baseline; or learning, sums with lazy clause generation"
                    + " (default: ${DEFAULT-VALUE}).")
    private Formulation formulation;

    @Option(
            names = "--no-symmetry",
            description = "Search every packing itself, instead of one of each class of symmetric ones.")
    private boolean noSymmetry;

    SearchOptions options() {
        if (all && limit != null) {
            throw new InvalidOptions(
                    spec, "--all and --limit %d contradict each other. Maybe leave one out.".formatted(limit));
        }
        if (limit != null && limit < 1) {
            throw new InvalidOptions(spec, "A limit of %d leaves nothing to do. Maybe use 1 or more.".formatted(limit));
        }
        if (nodeLimit != null && nodeLimit < 0) {
            throw new InvalidOptions(spec, "A limit of %d nodes is none. Maybe use 1 or more.".formatted(nodeLimit));
        }
        if (threads != null && threads < 1) {
            throw new InvalidOptions(spec, "%d threads cannot work. Maybe use 1 or more.".formatted(threads));
        }
        long packings = all ? Long.MAX_VALUE : Optional.ofNullable(limit).orElse(1L);
        return new SearchOptions(
                formulation,
                packings,
                Limits.NONE
                        .withTime(Optional.ofNullable(timeLimit))
                        .withNodes(Optional.ofNullable(nodeLimit).orElse(Long.MAX_VALUE))
                        .withThreads(Optional.ofNullable(threads).orElse(Limits.NONE.threads())),
                seed,
                !noSymmetry);
    }
}
