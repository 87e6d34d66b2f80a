package io.github.quadrille.lab.local;

import java.time.Duration;
import java.util.Optional;

/**
 * Holds the limits of a local search.
 *
 * @param seed the seed of all random choices; with the same seed and without a time limit, every run is the same
 * @param timeLimit the time limit, if there is one
 * @param maxIterations the greatest number of steps in the whole run
 * @param maxMoves the number of examined states in the whole run at which the search ends, see {@link
 *     LocalSearch#moves}; the step that reaches this number is the last step
 * @param maxRestarts the greatest number of restarts
 * @param target the number of covered mandatory cells at which the search ends, even without a packing
 */
public record LocalLimits(
        long seed, Optional<Duration> timeLimit, long maxIterations, long maxMoves, long maxRestarts, int target) {
    /**
     * These limits are never reached. The search ends with a packing, or when it has no further step and a restart is
     * useless.
     */
    public static final LocalLimits NONE =
            new LocalLimits(1, Optional.empty(), Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);

    public LocalLimits withSeed(long other) {
        return new LocalLimits(other, timeLimit, maxIterations, maxMoves, maxRestarts, target);
    }

    public LocalLimits withTimeLimit(Duration limit) {
        return new LocalLimits(seed, Optional.of(limit), maxIterations, maxMoves, maxRestarts, target);
    }

    public LocalLimits withMaxIterations(long limit) {
        return new LocalLimits(seed, timeLimit, limit, maxMoves, maxRestarts, target);
    }

    public LocalLimits withMaxMoves(long limit) {
        return new LocalLimits(seed, timeLimit, maxIterations, limit, maxRestarts, target);
    }

    public LocalLimits withMaxRestarts(long limit) {
        return new LocalLimits(seed, timeLimit, maxIterations, maxMoves, limit, target);
    }

    public LocalLimits withTarget(int cells) {
        return new LocalLimits(seed, timeLimit, maxIterations, maxMoves, maxRestarts, cells);
    }
}
