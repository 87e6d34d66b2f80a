package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.lab.target.ShapeLimits;

import java.util.function.BooleanSupplier;

/**
 * How to cover a target.
 *
 * @param shapes how often they may be used
 * @param allowExcess whether pieces may cover cells outside of the target, each of which costs as much as a missing one
 * @param seed of everything random
 * @param limits the time after which the best is returned, and the threads, of which at most {@value #MOST_THREADS} work;
 *     nodes and memory depend on the target alone
 * @param interrupted asked often, by several threads; the best is returned soon after it says yes
 */
public record TargetOptions(
        ShapeLimits shapes, boolean allowExcess, long seed, Limits limits, BooleanSupplier interrupted) {

    /** More would only share out the memory. */
    public static final int MOST_THREADS = 16;

    /** Nothing limited, one thread. */
    public static TargetOptions seeded(long seed) {
        return new TargetOptions(ShapeLimits.NONE, false, seed, Limits.NONE.withThreads(1), () -> false);
    }

    public TargetOptions within(Limits other) {
        return new TargetOptions(shapes, allowExcess, seed, other, interrupted);
    }

    public TargetOptions limitedBy(ShapeLimits caps) {
        return new TargetOptions(caps, allowExcess, seed, limits, interrupted);
    }

    public TargetOptions withExcess() {
        return new TargetOptions(shapes, true, seed, limits, interrupted);
    }
}
