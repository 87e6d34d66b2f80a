package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.tune.Tunable;
import io.github.quadrille.lab.tune.Tuning.Objective;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say what is tuned, for what, and how long. */
final class TuneFlags {
    private static final int USUAL_EVALUATIONS = 200;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--only",
            paramLabel = "NAMES",
            split = ",",
            description = "Tune these parameters, with commas between, and leave the others (default: all).")
    private List<String> only;

    @Option(
            names = "--objective",
            paramLabel = "WORD",
            defaultValue = "missed",
            description = "What is to become small: missed, the share of cells left uncovered; or effort, states looked"
                    + " at until the packing, ten times all allowed without one (default: ${DEFAULT-VALUE}).")
    private Objective objective;

    @Option(
            names = "--evaluations",
            paramLabel = "N",
            description = "How many times some setting is measured (default: 200, or as often as --time-limit allows).")
    private Integer evaluations;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "10",
            description = "Runs that one measurement takes (default: ${DEFAULT-VALUE}).")
    private int runs;

    @Option(
            names = "--test-runs",
            paramLabel = "N",
            defaultValue = "50",
            description = "Runs of the usual setting and of the winner on each puzzle of the test (default:"
                    + " ${DEFAULT-VALUE}).")
    private int testRuns;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "A run ends after the step in which it has looked at N states, so that all settings have the"
                    + " same effort (default: as many as the usual setting looks at in 200 steps).")
    private Long moves;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "A run ends after N steps; without --moves, whatever a step costs.")
    private Long steps;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "End the race after this time; the test follows (default: none).")
    private Duration timeLimit;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "What all seeds are made from; without a time limit the same one gives the same answer"
                    + " (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Runs at the same time (default: all processors).")
    private Integer threads;

    /**
     * Looks at all of them together.
     *
     * @throws InvalidOptions when they leave nothing to do
     */
    void check() {
        demand("--evaluations", evaluations);
        demand("--runs", runs);
        demand("--test-runs", testRuns);
        demand("--moves", moves);
        demand("--steps", steps);
        demand("--threads", threads);
        if (timeLimit != null && timeLimit.isZero()) {
            throw new InvalidOptions(spec, "--time-limit 0s leaves nothing to do. Maybe use 1s or more.");
        }
        if (objective == Objective.EFFORT && steps != null && moves == null) {
            throw new InvalidOptions(
                    spec, "--objective effort counts states, and --steps does not limit them. Maybe --moves.");
        }
    }

    private void demand(String option, Number value) {
        if (value != null && value.longValue() < 1) {
            throw new InvalidOptions(
                    spec, "%s %d leaves nothing to do. Maybe use 1 or more.".formatted(option, value.longValue()));
        }
    }

    /** The method with the parameters that may change. */
    Tunable chosen(Tunable all) {
        if (only == null) {
            return all;
        }
        List<String> known =
                all.parameters().stream().map(MethodParameter::name).toList();
        for (String name : only) {
            if (!known.contains(name.strip())) {
                throw new InvalidOptions(
                        spec,
                        "'%s' has no parameter '%s'. Maybe one of %s."
                                .formatted(
                                        all.word(),
                                        name,
                                        known.stream().sorted().collect(Collectors.joining(", "))));
            }
        }
        List<String> wanted = only.stream().map(String::strip).toList();
        return new Tunable(
                all.word(),
                all.parameters().stream()
                        .filter(parameter -> wanted.contains(parameter.name()))
                        .toList(),
                all.maker());
    }

    /** Whether neither states nor steps are limited, so that the usual number has to be found out. */
    boolean isEffortOpen() {
        return moves == null && steps == null;
    }

    /**
     * The limits of a run.
     *
     * @param usualMoves where no limit was given
     */
    LocalLimits limits(long usualMoves) {
        LocalLimits limits = LocalLimits.NONE.withSeed(seed);
        if (steps != null) {
            limits = limits.withMaxIterations(steps);
        }
        return steps != null && moves == null
                ? limits
                : limits.withMaxMoves(Objects.requireNonNullElse(moves, usualMoves));
    }

    Objective objective() {
        return objective;
    }

    int evaluations() {
        return Objects.requireNonNullElse(evaluations, timeLimit == null ? USUAL_EVALUATIONS : Integer.MAX_VALUE);
    }

    int runs() {
        return runs;
    }

    int testRuns() {
        return testRuns;
    }

    Optional<Duration> timeLimit() {
        return Optional.ofNullable(timeLimit);
    }

    int threads() {
        return Objects.requireNonNullElse(threads, Runtime.getRuntime().availableProcessors());
    }
}
