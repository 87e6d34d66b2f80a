package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.tune.Tunable;
import io.github.quadrille.lab.tune.Tuning.Objective;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The options that say what is tuned, for what, and how long. */
final class TuneFlags extends Flags {
    private static final int USUAL_EVALUATIONS = 200;

    private final Flag<List<String>> only = texts(
                    "--only",
                    "NAMES",
                    "1",
                    "Tune these parameters, with commas between, and leave the others (default: all).")
            .splitAt(",");

    private final Flag<Objective> objective = option(
                    "--objective",
                    "WORD",
                    Objective.class,
                    "What is to become small: missed, the share of cells left uncovered; or effort, states looked"
                            + " at until the packing, ten times all allowed without one (default: ${DEFAULT-VALUE}).")
            .usually("missed");

    private final Flag<Integer> evaluations = number(
            "--evaluations",
            "N",
            "How many times some setting is measured (default: 200, or as often as --time-limit allows).");

    private final Flag<Integer> runs = number(
                    "--runs", "N", "Runs that one measurement takes (default: ${DEFAULT-VALUE}).")
            .usually("10");

    private final Flag<Integer> testRuns = number(
                    "--test-runs",
                    "N",
                    "Runs of the usual setting and of the winner on each puzzle of the test (default:"
                            + " ${DEFAULT-VALUE}).")
            .usually("50");

    private final Flag<Long> moves = option(
            "--moves",
            "N",
            Long.class,
            "A run ends after the step in which it has looked at N states, so that all settings have the"
                    + " same effort (default: as many as the usual setting looks at in 200 steps).");

    private final Flag<Long> steps =
            option("--steps", "N", Long.class, "A run ends after N steps; without --moves, whatever a step costs.");

    private final Flag<Duration> timeLimit =
            timeLimitOption("End the race after this time; the test follows (default: none).");

    private final Flag<Long> seed =
            seedOption("What all seeds are made from; without a time limit the same one gives the same answer"
                    + " (default: ${DEFAULT-VALUE}).");

    private final Flag<Integer> threads = number("--threads", "N", "Runs at the same time (default: all processors).");

    TuneFlags() {
        for (Flag<? extends Number> number : List.of(evaluations, runs, testRuns, moves, steps, threads)) {
            atLeast(number, 1, number.words() + " %d leaves nothing to do. Maybe use 1 or more.");
        }
    }

    /**
     * Looks at what rules cannot say.
     *
     * @throws InvalidOptions when there is nothing to do
     */
    void check() {
        if (timeLimit.isSaid() && timeLimit.value().isZero()) {
            throw invalid("--time-limit 0s leaves nothing to do. Maybe use 1s or more.");
        }
        if (objective.value() == Objective.EFFORT && steps.isSaid() && !moves.isSaid()) {
            throw invalid("--objective effort counts states, and --steps does not limit them. Maybe --moves.");
        }
    }

    /** The method with the parameters that may change. */
    Tunable chosen(Tunable all) {
        if (!only.isSaid()) {
            return all;
        }
        List<String> known =
                all.parameters().stream().map(MethodParameter::name).toList();
        for (String name : only.value()) {
            if (!known.contains(name.strip())) {
                throw invalid("'%s' has no parameter '%s'. Maybe one of %s."
                        .formatted(all.word(), name, known.stream().sorted().collect(Collectors.joining(", "))));
            }
        }
        List<String> wanted = only.value().stream().map(String::strip).toList();
        return new Tunable(
                all.word(),
                all.parameters().stream()
                        .filter(parameter -> wanted.contains(parameter.name()))
                        .toList(),
                all.maker());
    }

    /** Whether neither states nor steps are limited, so that the usual number has to be found out. */
    boolean isEffortOpen() {
        return !moves.isSaid() && !steps.isSaid();
    }

    /**
     * The limits of a run.
     *
     * @param usualMoves where no limit was given
     */
    LocalLimits limits(long usualMoves) {
        LocalLimits limits = LocalLimits.NONE.withSeed(seed.value());
        if (steps.isSaid()) {
            limits = limits.withMaxIterations(steps.value());
        }
        return steps.isSaid() && !moves.isSaid()
                ? limits
                : limits.withMaxMoves(moves.optional().orElse(usualMoves));
    }

    Objective objective() {
        return objective.value();
    }

    int evaluations() {
        return evaluations.optional().orElse(!timeLimit.isSaid() ? USUAL_EVALUATIONS : Integer.MAX_VALUE);
    }

    int runs() {
        return runs.value();
    }

    int testRuns() {
        return testRuns.value();
    }

    Optional<Duration> timeLimit() {
        return timeLimit.optional();
    }

    int threads() {
        return threads.optional().orElse(Runtime.getRuntime().availableProcessors());
    }
}
