package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.FrontierEstimate;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A frontier that has not begun, and what is known of its work.
 *
 * @param memory how many bytes its tables may take
 */
record PreparedFrontier(Frontier frontier, FrontierEstimate estimate, long memory) {
    /** So many numbers take the frontier a few seconds. */
    private static final double CHEAP = 5e8;

    private static final double NUMBERS_PER_SECOND = 1e8;
    /** How much more there is than was surveyed, when the survey was given up: a guess. */
    private static final double NOT_SURVEYED = 10;

    /**
     * Surveys it: a stage of its own.
     *
     * @throws FrontierTooLarge when boundaries or combinations of counts are too many to be told apart
     * @throws Stopped at a limit
     */
    static PreparedFrontier of(CountStages stages) {
        try {
            Frontier frontier = stages.frontier();
            return new PreparedFrontier(
                    frontier, frontier.estimate(), stages.limits().memory());
        } finally {
            stages.budget().ended("survey");
        }
    }

    /** Whether it needs no more memory than allowed, as far as was seen. */
    boolean fits() {
        return estimate.bytes() <= memory;
    }

    /** Whether it counts at once. */
    boolean isCheap() {
        return estimate.isComplete() && estimate.numbers() <= CHEAP;
    }

    /** Whether rather the search is to be taken, which needs no memory, also when in doubt. */
    boolean isSlowerThan(TreeEstimate search) {
        double seconds = estimate.numbers() / NUMBERS_PER_SECOND * (estimate.isComplete() ? 1 : NOT_SURVEYED);
        return search.secondsInDoubt() < seconds;
    }

    /** Its size in words. */
    String size() {
        return "%s%,.0f numbers, %,d MiB".formatted(over(), estimate.numbers(), mebibytes(estimate.bytes()));
    }

    /** Why it does not fit. */
    String excess() {
        return "the frontier needs %s%,d MiB, but %,d MiB are allowed"
                .formatted(over(), mebibytes(estimate.bytes()), mebibytes(memory));
    }

    private String over() {
        return estimate.isComplete() ? "" : "over ";
    }

    private static long mebibytes(long bytes) {
        return bytes >> 20;
    }

    /** The same, which stops sooner. */
    PreparedFrontier within(Clock clock) {
        return new PreparedFrontier(frontier.by(clock), estimate, memory);
    }

    /** Counts with at most so many additions; it is not known yet when {@link Limit#NODES} stops it, and may go on. */
    PackingCount run(long additionsAtMost, String why, CountStages stages) {
        BigInteger packings = BigInteger.ZERO;
        Optional<Limit> stop;
        String reason = why;
        try {
            frontier.run(additionsAtMost);
            stop = frontier.isOver()
                    ? Optional.empty()
                    : Optional.of(frontier.stop().orElse(Limit.NODES));
            packings = stop.isPresent() ? packings : frontier.total();
        } catch (FrontierTooLarge e) {
            stop = Optional.of(Limit.MEMORY);
            reason = e.getMessage();
        }
        return new PackingCount(
                packings, stop, CountMethod.FRONTIER, reason, stages.budget().work());
    }
}
