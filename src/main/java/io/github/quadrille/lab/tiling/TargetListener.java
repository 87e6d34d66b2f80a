package io.github.quadrille.lab.tiling;

import java.time.Duration;

/** Told now and then how far a covering is. */
@FunctionalInterface
public interface TargetListener {
    TargetListener NOTHING = (wrong, leastWrong, elapsed) -> {};

    /**
     * @param wrong missing and excess cells of the best covering so far
     * @param leastWrong as many every covering has at least, as far as is proven
     */
    void progress(long wrong, long leastWrong, Duration elapsed);
}
