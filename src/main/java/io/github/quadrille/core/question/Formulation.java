package io.github.quadrille.core.question;

import java.util.Locale;

/**
 * Chooses how the puzzle is formulated for Choco.
 *
 * <p>Example: {@link SearchOptions}
 */
public enum Formulation {
    /** One global propagator holds all constraints, which is fast. */
    PROPAGATOR,
    /** Each cell and each kind has one sum, which is the readable baseline. */
    SUMS,
    /**
     * The sums state the constraints, and the propagator is an implied constraint on the same variables, which is fast.
     * After the first restart there is the propagator alone.
     */
    IMPLIED,
    /**
     * The sums are used with lazy clause generation, which is far slower for each node, and strong where learning
     * helps.
     */
    LEARNING;

    /** Returns the word for this formulation on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
