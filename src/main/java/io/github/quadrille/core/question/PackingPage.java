package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Holds some of the packings of a puzzle, one after the other as they stand in the list of all.
 *
 * <p>Example: {@link io.github.quadrille.engine.solve.PackingPages}
 *
 * @param from the number of the first, that of the list being 0
 * @param packings fewer than asked for at the end of the list, or at a limit
 * @param total how many the whole list has, where that is known
 * @param stoppedBy what ended it before the page was full
 */
public record PackingPage(
        BigInteger from, List<Packing> packings, Optional<BigInteger> total, Optional<Limit> stoppedBy) {
    /** Keeps a copy. */
    public PackingPage {
        packings = List.copyOf(packings);
    }

    /** Whether others follow; where that is not known, too. */
    public boolean mayHaveMore() {
        BigInteger end = from.add(BigInteger.valueOf(packings.size()));
        return total.isEmpty() || end.compareTo(total.get()) < 0;
    }
}
