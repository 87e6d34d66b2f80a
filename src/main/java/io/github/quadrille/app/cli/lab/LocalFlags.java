package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.lab.local.LocalLimits;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say when a local search gives up. */
final class LocalFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of all random choices; without a time limit the same seed gives the same run (default:"
                    + " ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description =
                    "Stop after this time: 30s (or 30), 500ms, 2m, 1h (default: 30s, or none with --max-iterations, --moves"
                            + " or --restarts).")
    private Duration timeLimit;

    @Option(
            names = {"--max-iterations", "--steps"},
            paramLabel = "N",
            description = "Stop after N iterations: this repeats exactly on any machine.")
    private Long maxIterations;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "Stop after the step in which N states were looked at: this repeats exactly, too.")
    private Long moves;

    @Option(names = "--restarts", paramLabel = "N", description = "Begin anew at most N times.")
    private Long restarts;

    LocalLimits limits() {
        check("--max-iterations", maxIterations);
        check("--moves", moves);
        check("--restarts", restarts);
        Optional<Duration> time = Optional.ofNullable(timeLimit);
        if (time.isEmpty() && maxIterations == null && moves == null && restarts == null) {
            time = Optional.of(Duration.ofSeconds(30));
        }
        return new LocalLimits(
                seed,
                time,
                Optional.ofNullable(maxIterations).orElse(Long.MAX_VALUE),
                Optional.ofNullable(moves).orElse(Long.MAX_VALUE),
                Optional.ofNullable(restarts).orElse(Long.MAX_VALUE),
                Integer.MAX_VALUE);
    }

    private void check(String option, Long value) {
        if (value != null && value < 0) {
            throw new InvalidOptions(spec, "%s %d makes no sense. Maybe use 0 or more.".formatted(option, value));
        }
    }
}
