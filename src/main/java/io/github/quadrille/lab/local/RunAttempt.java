package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Puzzle;

import java.util.Optional;

/**
 * A run that ended, or why it broke off.
 *
 * @param run empty when it broke off
 * @param failure why, in a sentence; empty when it did not
 */
public record RunAttempt(Optional<LocalRun> run, String failure) {
    /** Runs a method once; a defect of the method, such as a part that is not legal, is told and not thrown. */
    public static RunAttempt of(Puzzle puzzle, Method method, LocalLimits limits, LocalListener listener) {
        try {
            return new RunAttempt(Optional.of(LocalLoop.run(puzzle, method, limits, listener)), "");
        } catch (RuntimeException defect) {
            return new RunAttempt(Optional.empty(), "The run broke off: " + defect.getMessage());
        }
    }
}
