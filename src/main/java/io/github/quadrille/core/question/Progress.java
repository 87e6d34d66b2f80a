package io.github.quadrille.core.question;

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
        long nodes, long packings, int covered, int coverable, Duration elapsed, Optional<Duration> left) {
    /** This and another search of the same puzzle at the same time. */
    public Progress beside(Progress other) {
        return new Progress(
                nodes + other.nodes,
                packings + other.packings,
                Math.max(covered, other.covered),
                coverable,
                elapsed.compareTo(other.elapsed) > 0 ? elapsed : other.elapsed,
                left.isPresent() ? left : other.left);
    }
}
