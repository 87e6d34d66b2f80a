package io.github.quadrille.lab.local;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a run has come.
 *
 * @param best the best point of its trace
 * @param coverable cells that must be covered
 * @param left time left, when limited
 */
public record LocalProgress(
        TracePoint best, long iterations, long restarts, int coverable, Duration elapsed, Optional<Duration> left) {}
