package io.github.quadrille.engine.parts;

import java.time.Duration;
import java.util.Optional;

/** Says what is asked of a puzzle, and then of each of its parts. */
public interface PartQuestion {
    /** Returns a word that tells questions with different answers apart. */
    String word();

    /** Says whether the answers are numbers that are added up; otherwise the first part with a packing answers for the whole. */
    boolean isSum();

    /**
     * Makes the task of one part.
     *
     * @param most after which it gives back what is left; empty when it is never cut
     */
    Task<PartAnswer> of(Part part, Optional<Duration> most);
}
