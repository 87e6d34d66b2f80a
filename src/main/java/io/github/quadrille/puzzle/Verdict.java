package io.github.quadrille.puzzle;

import java.util.Optional;

/** The answer of an engine to a puzzle. */
public sealed interface Verdict {
    Work work();

    /**
     * There is a packing.
     *
     * @param first the first one found, accepted by {@link PackingChecker}
     * @param packings how many were found
     * @param stoppedBy what ended the search before it had found all of them; empty when these are all
     */
    record Packed(Packing first, long packings, Optional<Limit> stoppedBy, Work work) implements Verdict {}

    /** There is none. */
    record Infeasible(Evidence evidence, Work work) implements Verdict {}

    /**
     * A limit was reached before the search ended.
     *
     * @param best the fullest partial packing seen, legal as far as it goes
     */
    record Undecided(Limit stoppedBy, Packing best, Work work) implements Verdict {}
}
