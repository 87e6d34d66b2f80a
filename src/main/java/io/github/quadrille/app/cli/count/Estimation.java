package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.EstimateQuestion;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import io.github.quadrille.io.answer.EstimateAnswer;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** Estimates the number of packings and the work of a count, instead of counting. */
record Estimation(Terminal terminal, OutputFormat format) {
    /** If the time limit was too short, the message proposes a limit that is this many times as long. */
    private static final int MORE = 6;

    ExitStatus estimate(Puzzle puzzle, EstimateQuestion question) throws IOException {
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        Clock clock = Clock.running();
        CountEstimate estimate = question.estimate(puzzle, line);
        line.clear();
        double seconds = clock.seconds();
        if (estimate.search().isEmpty()) {
            EstimateAnswer.None none = EstimateAnswer.None.of(reason(question.limits()), seconds);
            format.say(terminal, () -> none, () -> terminal.fields(none));
            return ExitStatus.UNDECIDED;
        }
        TreeEstimate search = estimate.search().get();
        int cores = question.limits().threads();
        Optional<String> frontier = estimate.instead();
        format.say(
                terminal,
                () -> EstimateAnswer.of(puzzle.name(), search, cores, frontier, seconds),
                () -> print(search, cores, frontier, seconds));
        return ExitStatus.YES;
    }

    private String reason(Limits limits) {
        if (terminal.isInterrupted()) {
            return Limit.INTERRUPTED.words() + " before enough probes were made";
        }
        return limits.time()
                .map(time -> "%s before enough probes were made. Use --time-limit %ds."
                        .formatted(Limit.TIME.words(), MORE * Math.max(1, time.toSeconds())))
                .orElse("there are too few probes. Use --probes 40.");
    }

    /**
     * Prints an estimate as text.
     *
     * @param cores the number of cores that would share the count
     * @param frontier the reason why the count would use the frontier; empty if it would use the search that is
     *     estimated
     */
    private void print(TreeEstimate estimate, int cores, Optional<String> frontier, double seconds) {
        boolean isExact = estimate.isExact();
        terminal.field("status", "estimated");
        terminal.field("nodes", words(estimate.nodes(), isExact, RoundedNumber::of));
        terminal.field("packings", words(estimate.packings(), isExact, RoundedNumber::of));
        terminal.field("time on one core", words(estimate.seconds(), false, RoundedNumber::time));
        if (cores > 1) {
            terminal.field(
                    "time on %d cores".formatted(cores), words(estimate.secondsOn(cores), false, RoundedNumber::time));
        }
        frontier.ifPresent(words -> terminal.field("note", EstimateAnswer.note(words)));
        terminal.field(
                "probes",
                isExact
                        ? "none, because the search is short; it took %.1f s".formatted(seconds)
                        : "%,d, in %.1f s".formatted(estimate.probes(), seconds));
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

    /** Writes estimated numbers and times with only as many digits as are worth reading. */
    static final class RoundedNumber {
        /** Numbers of at least this size are written with a power of ten, which is easier to read. */
        private static final double LARGE = 1e6;

        private static final double MINUTE = 60;
        private static final double HOUR = 60 * MINUTE;
        private static final double DAY = 24 * HOUR;
        private static final double YEAR = 365.25 * DAY;

        private RoundedNumber() {}

        /** Returns a number as a text such as {@code 31,079} or {@code 1.3e9}. */
        static String of(double number) {
            return number < LARGE
                    ? String.format(Locale.ROOT, "%,.0f", number)
                    : String.format(Locale.ROOT, "%.1e", number)
                            .replace("e+0", "e")
                            .replace("e+", "e");
        }

        /** Returns a time as a text such as {@code 0.3 s}, {@code 3 h 20 min} or {@code 2.0e5 years}. */
        static String time(double seconds) {
            if (seconds < 2 * MINUTE) {
                return String.format(Locale.ROOT, seconds < 10 ? "%.1f s" : "%.0f s", seconds);
            }
            if (seconds < DAY) {
                long minutes = Math.round(seconds / MINUTE);
                return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
            }
            if (seconds < YEAR) {
                long hours = Math.round(seconds / HOUR);
                return hours / 24 + " d " + hours % 24 + " h";
            }
            return of(seconds / YEAR) + " years";
        }
    }
}
