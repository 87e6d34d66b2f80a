package io.github.quadrille.cli;

import io.github.quadrille.count.PackingCounter;
import io.github.quadrille.count.TreeEstimator;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.question.CountMethod;
import io.github.quadrille.question.TreeEstimate;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;

/** Estimates what a count would take, instead of counting. */
record Estimation(Terminal terminal, Interruption interruption, OutputFormat format) {
    private static final Duration USUAL_TIME = Duration.ofSeconds(10);
    /** How many times longer may be enough where a time was not. */
    private static final int MORE = 6;

    ExitStatus estimate(Puzzle puzzle, long seed, CountMethod method, Limits limits) throws IOException {
        CountProgressLine line = new CountProgressLine(terminal, puzzle.name(), interruption);
        long begin = System.nanoTime();
        Limits timed = limits.time().isPresent() ? limits : limits.withTime(USUAL_TIME);
        Optional<TreeEstimate> estimate =
                TreeEstimator.estimate(puzzle, timed, Integer.MAX_VALUE, new Random(seed), line);
        Optional<String> frontier = estimate.filter(found -> method == CountMethod.AUTO && !interruption.isRequested())
                .flatMap(found -> PackingCounter.frontierInstead(puzzle, found, limits, line));
        line.clear();
        EstimateReport report = new EstimateReport(terminal, format, puzzle.name());
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (estimate.isEmpty()) {
            if (interruption.isRequested()) {
                report.printNone(Limit.INTERRUPTED.words() + " before enough was seen", seconds);
            } else {
                long more = MORE * Math.max(1, timed.time().orElseThrow().toSeconds());
                report.printNone(
                        "%s before enough was seen. Maybe --time-limit %ds.".formatted(Limit.TIME.words(), more),
                        seconds);
            }
            return ExitStatus.UNDECIDED;
        }
        report.print(estimate.get(), limits.threads(), frontier, seconds);
        return ExitStatus.YES;
    }
}
