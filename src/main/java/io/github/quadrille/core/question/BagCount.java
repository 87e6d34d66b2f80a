package io.github.quadrille.core.question;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A choice of pieces, and in how many ways it fills the board.
 *
 * @param pieces how many of each kind, in the order of the bag that they were chosen from
 * @param packings symmetric ones apart, equal pieces interchangeable
 * @param classes how many there are when those are one that a symmetry of the board maps to each other; if that was asked
 */
public record BagCount(List<Integer> pieces, BigInteger packings, Optional<BigInteger> classes) {
    /** Keeps a copy. */
    public BagCount {
        pieces = List.copyOf(pieces);
    }

    /** Whether it fills the board at all. */
    public boolean fills() {
        return packings.signum() > 0;
    }
}
