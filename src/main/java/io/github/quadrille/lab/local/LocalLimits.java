package io.github.quadrille.lab.local;

import java.time.Duration;
import java.util.Optional;

/**
 * When a local search gives up.
 *
 * @param seed of all random choices; with the same seed and without a time limit a run repeats exactly
 * @param maxIterations steps in all
 * @param maxMoves states looked at in all, see {@link LocalSearch#moves}; the step that passes it is the last
 * @param maxRestarts how often it may begin anew
 * @param target it ends when it has covered so many mandatory cells, packing or not
 */
public record LocalLimits(
        long seed, Optional<Duration> timeLimit, long maxIterations, long maxMoves, long maxRestarts, int target) {
    /** Nothing but a packing ends it. */
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
