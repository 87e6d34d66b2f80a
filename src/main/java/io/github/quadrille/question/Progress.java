package io.github.quadrille.question;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a search has come.
 *
 * @param covered cells covered by the fullest partial packing seen
 * @param coverable cells that must be covered
 * @param left time left, when limited
 */
public record Progress(
        long nodes, long packings, int covered, int coverable, Duration elapsed, Optional<Duration> left) {}
