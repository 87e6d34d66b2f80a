package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.target.Covering;
import io.github.quadrille.lab.target.CoveringCheck;

import java.time.Duration;

/**
 * The best covering found.
 *
 * @param check what it is worth, counted again from its cells alone
 * @param wrong its missing and excess cells
 * @param leastWrong every covering has at least so many, proven
 */
public record TargetAnswer(Covering covering, CoveringCheck check, long wrong, long leastWrong, Duration elapsed) {
    /** Whether no covering is better. */
    public boolean isOptimal() {
        return wrong == leastWrong;
    }
}
