package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.TracePoint;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * When a run reached its target, as far as it tells.
 *
 * @param sinceRestart steps since the last restart
 * @param restarts before it
 */
public record TargetReached(
        OptionalDouble seconds, OptionalLong iterations, OptionalLong sinceRestart, OptionalLong restarts) {
    static TargetReached of(TracePoint point) {
        return new TargetReached(
                OptionalDouble.of(point.seconds()),
                OptionalLong.of(point.iteration()),
                OptionalLong.of(point.sinceRestart()),
                OptionalLong.of(point.restart()));
    }

    /** The end of a run without a trace. */
    static TargetReached endOf(RunClaim claim) {
        return new TargetReached(claim.seconds(), claim.iterations(), claim.sinceRestart(), claim.restarts());
    }
}
