package io.github.quadrille.play;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.Evidence;
import io.github.quadrille.puzzle.Placement;
import java.math.BigInteger;
import java.util.Optional;

/** What to do next in a position. */
public sealed interface Hint {
    /** Nothing: all lies as it should. */
    record Finished() implements Hint {}

    /** A piece that has to lie where it does. */
    record Forced(Insight.Sure why) implements Hint {}

    /**
     * No rule says what has to be; this piece can lie there.
     *
     * @param count in how many of the packings that were looked at it does
     * @param of what was looked at
     */
    record Likely(Placement piece, BigInteger count, Possibilities of) implements Hint {}

    /**
     * There is no way on.
     *
     * @param evidence why, as a solver knows
     * @param stuck why, as a person can see, where the rules say so
     * @param removal what to take away; nothing when the puzzle has no packing at all, or nobody knows
     * @param isHopeless whether the puzzle is known to have none even without given pieces
     */
    record NoWay(
            Evidence evidence, Optional<Insight.Stuck> stuck, Optional<Mending.Removal> removal, boolean isHopeless)
            implements Hint {}

    /** Whether it can be completed is not known: a limit was reached. */
    record Unknown(Limit stoppedBy) implements Hint {}
}
