package io.github.quadrille.core.question;

import java.util.Locale;

/**
 * Chooses how the relation between the placements is told to Choco.
 *
 * <p>Example: {@link SearchOptions}
 */
public enum Formulation {
    /** One global propagator; fast. */
    PROPAGATOR,
    /** One sum per cell and per kind: the readable baseline. */
    SUMS,
    /**
     * The sums, which say what is meant, and the propagator as an implied constraint on the same variables, which is fast; after
     * the first restart the propagator alone.
     */
    IMPLIED,
    /** The same sums with lazy clause generation: far slower per node, strong where learning bites. */
    LEARNING;

    /** The word for it on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
