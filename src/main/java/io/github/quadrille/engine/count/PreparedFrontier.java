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
 * Holds a frontier that has not begun, and the estimate of its work.
 *
 * @param memory the number of bytes that the tables of the frontier may take
 */
record PreparedFrontier(Frontier frontier, FrontierEstimate estimate, long memory) {
    /** A frontier that computes at most this many numbers takes a few seconds. */
    private static final double CHEAP = 5e8;

    private static final double NUMBERS_PER_SECOND = 1e8;
    /**
     * If the estimate was given up early, the whole work is assumed to be the work estimated so far times this factor.
     * The factor is a guess.
     */
    private static final double NOT_SURVEYED = 10;

    /**
     * Prepares a frontier and estimates its work, as a separate stage.
     *
     * @throws FrontierTooLarge when there are too many boundaries or combinations of counts to represent
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

    /**
     * Tells whether the frontier needs no more memory than allowed. If the estimate was given up early, only the part
     * estimated so far counts.
     */
    boolean fits() {
        return estimate.bytes() <= memory;
    }

    /** Tells whether the frontier counts within seconds. */
    boolean isCheap() {
        return estimate.isComplete() && estimate.numbers() <= CHEAP;
    }

    /**
     * Tells whether the search is faster than the frontier, even if the search takes {@link
     * TreeEstimate#secondsInDoubt}. The search also needs no memory.
     */
    boolean isSlowerThan(TreeEstimate search) {
        double seconds = estimate.numbers() / NUMBERS_PER_SECOND * (estimate.isComplete() ? 1 : NOT_SURVEYED);
        return search.secondsInDoubt() < seconds;
    }

    /** Returns a phrase with the size of the frontier. */
    String size() {
        return "%s%,.0f numbers, %,d MiB".formatted(over(), estimate.numbers(), mebibytes(estimate.bytes()));
    }

    /** Returns a clause that says why the frontier does not fit. */
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

    /** Returns a copy that stops at the limit of another clock. */
    PreparedFrontier within(Clock clock) {
        return new PreparedFrontier(frontier.by(clock), estimate, memory);
    }

    /**
     * Counts with at most this many additions. When {@link Limit#NODES} stops it, the number of packings is not known
     * yet, and another call can continue the count.
     */
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
