package io.github.quadrille.tiling;

import io.github.quadrille.target.ShapeLimits;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How to cover a target.
 *
 * @param limits on the use of shapes
 * @param allowExcess whether pieces may cover cells outside of the target, each of which costs as much as a missing one
 * @param seed of everything random
 * @param threads to work on large targets with, 1..16
 * @param timeLimit after which the best is returned
 * @param interrupted asked often, by several threads; the best is returned soon after it says yes
 */
public record TargetOptions(
        ShapeLimits limits,
        boolean allowExcess,
        long seed,
        int threads,
        Optional<Duration> timeLimit,
        BooleanSupplier interrupted) {

    /** More would only share out the memory. */
    public static final int MOST_THREADS = 16;

    /** Nothing limited, one thread. */
    public static TargetOptions seeded(long seed) {
        return new TargetOptions(ShapeLimits.NONE, false, seed, 1, Optional.empty(), () -> false);
    }

    public TargetOptions within(Duration limit) {
        return new TargetOptions(limits, allowExcess, seed, threads, Optional.of(limit), interrupted);
    }

    public TargetOptions limitedBy(ShapeLimits caps) {
        return new TargetOptions(caps, allowExcess, seed, threads, timeLimit, interrupted);
    }

    public TargetOptions onThreads(int count) {
        return new TargetOptions(limits, allowExcess, seed, count, timeLimit, interrupted);
    }

    public TargetOptions withExcess() {
        return new TargetOptions(limits, true, seed, threads, timeLimit, interrupted);
    }
}
