package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.cli.shared.CountProgressLine;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountEstimate;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;

import java.io.IOException;
import java.time.Duration;
import java.util.OptionalInt;

/** Estimates what a count would take, instead of counting. */
record Estimation(Terminal terminal, Interruption interruption, OutputFormat format) {
    private static final Duration USUAL_TIME = Duration.ofSeconds(10);
    /** How many times longer may be enough where a time was not. */
    private static final int MORE = 6;

    /** @param probes after how many descents to stop; without a time limit, unless it is given, too */
    ExitStatus estimate(Puzzle puzzle, long seed, CountMethod method, Limits limits, OptionalInt probes)
            throws IOException {
        CountProgressLine line = new CountProgressLine(terminal, puzzle.name(), interruption);
        long begin = System.nanoTime();
        Limits timed = limits.time().isPresent() || probes.isPresent() ? limits : limits.withTime(USUAL_TIME);
        CountEstimate estimate = Solver.of(puzzle)
                .with(SearchOptions.FIND_ALL.withSeed(seed).within(timed))
                .listening(line)
                .estimate(method, probes.orElse(Integer.MAX_VALUE));
        line.clear();
        EstimateReport report = new EstimateReport(terminal, format, puzzle.name());
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (estimate.search().isEmpty()) {
            report.printNone(reason(timed), seconds);
            return ExitStatus.UNDECIDED;
        }
        report.print(estimate.search().get(), limits.threads(), estimate.instead(), seconds);
        return ExitStatus.YES;
    }

    private String reason(Limits limits) {
        if (interruption.isRequested()) {
            return Limit.INTERRUPTED.words() + " before enough was seen";
        }
        return limits.time()
                .map(time -> "%s before enough was seen. Maybe --time-limit %ds."
                        .formatted(Limit.TIME.words(), MORE * Math.max(1, time.toSeconds())))
                .orElse("so few probes say nothing. Maybe --probes 40.");
    }
}
