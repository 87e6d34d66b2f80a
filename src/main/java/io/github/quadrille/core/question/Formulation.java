package io.github.quadrille.core.question;

import java.util.Locale;

/**
 * Chooses how the puzzle is formulated for the constraint solver Choco.
 *
 * <p>Example: {@link SearchOptions}
 */
public enum Formulation {
    /** One global propagator holds all constraints, which is fast. */
    PROPAGATOR,
    /**
     * Each cell and each kind has its own sum of variables as a constraint. This is slower, but easy to read. Results
     * of the other formulations are compared with those of this one.
     */
    SUMS,
    /**
     * The sums state the constraints. The propagator, which is fast, is an implied constraint on the same variables.
     * After the first restart only the propagator remains.
     */
    IMPLIED,
    /**
     * The sums are used with lazy clause generation: Choco learns a clause from each dead end. This is far slower for
     * each node, but wins on puzzles where the learned clauses exclude much.
     */
    LEARNING;

    /** Returns the word for this formulation on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
