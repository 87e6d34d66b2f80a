package io.github.quadrille.app.worker;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.io.wire.RecordMessage;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.stream.IntStream;

/** What came of a run, as a message. */
public final class RunAnswer {
    private static final String NAME = "[a-z_]{1,64}";
    private static final String NUMBERS = "[\\[\\]0-9, ]*";

    private RunAnswer() {}

    /** Everything arrives as it is. */
    public static String write(RunAttempt attempt) {
        return RecordMessage.write(attempt, RunAttempt.class);
    }

    /**
     * Reads a message that may be mistaken; whether the pieces are a packing, and cover as many cells as it says, is
     * for others to check.
     *
     * @throws MalformedMessage when it tells of no run
     */
    public static RunAttempt read(String text) throws MalformedMessage {
        RunAttempt attempt = RecordMessage.read(text, RunAttempt.class);
        if (!attempt.run().map(RunAnswer::isSound).orElseGet(() -> isPlain(attempt.failure()))) {
            throw new MalformedMessage("It tells of no run.");
        }
        return attempt;
    }

    private static boolean isSound(LocalRun run) {
        List<TracePoint> trace = run.trace();
        Work work = run.verdict().work();
        boolean isVerdict = run.verdict() instanceof Verdict.Undecided part
                ? part.bound().isEmpty()
                : (run.verdict() instanceof Verdict.Packed packed && packed.packings() == 1);
        return isVerdict
                && Math.min(run.iterations(), Math.min(run.moves(), run.restarts())) >= 0
                && Math.min(work.buildSeconds(), work.seconds()) >= 0
                && !trace.isEmpty()
                && isAfter(trace.get(0), new TracePoint(0, 0, 0, 0, Double.MAX_VALUE, 0))
                // What was best until then never gets worse.
                && IntStream.range(1, trace.size()).allMatch(i -> isAfter(trace.get(i), trace.get(i - 1)))
                && trace.stream().allMatch(point -> point.sinceRestart() >= 0 && point.cost() >= 0)
                && run.ownTerms().entrySet().stream()
                        .allMatch(term -> term.getKey().matches(NAME)
                                && isPlain(term.getValue().toString())
                                && (!(term.getValue() instanceof List)
                                        || term.getValue().toString().matches(NUMBERS)));
    }

    private static boolean isAfter(TracePoint later, TracePoint point) {
        return later.seconds() >= point.seconds()
                && later.iteration() >= point.iteration()
                && later.restart() >= point.restart()
                && later.cost() <= point.cost()
                && later.covered() >= point.covered();
    }

    /** Whether a text does nothing to a terminal. */
    private static boolean isPlain(String text) {
        return text.chars().noneMatch(Character::isISOControl);
    }
}
