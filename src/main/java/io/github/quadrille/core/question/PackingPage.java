package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Holds a part of the list of all packings of a puzzle.
 *
 * <p>Example: {@link io.github.quadrille.engine.solve.PackingPages}
 *
 * @param from the number of the first packing, counted from 0 in the list
 * @param packings the packings; fewer than wanted at the end of the list, or at a limit
 * @param total the length of the whole list, where it is known
 * @param stoppedBy the limit that ended the search before the page was full
 */
public record PackingPage(
        BigInteger from, List<Packing> packings, Optional<BigInteger> total, Optional<Limit> stoppedBy) {
    /** Copies the list. */
    public PackingPage {
        packings = List.copyOf(packings);
    }

    /** Returns whether other packings follow this page, or may follow because the length of the list is not known. */
    public boolean mayHaveMore() {
        BigInteger end = from.add(BigInteger.valueOf(packings.size()));
        return total.isEmpty() || end.compareTo(total.get()) < 0;
    }
}
