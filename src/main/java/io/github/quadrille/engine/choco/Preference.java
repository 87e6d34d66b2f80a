package io.github.quadrille.engine.choco;

/**
 * Says which pieces a search for one packing tries first where it has the choice. Ties are broken at random. No
 * preference is best everywhere. Large boards with equally many pieces of each kind need {@link #MOST_NEEDED}. Mixed
 * bags with kinds of which any number may be used are mostly packed at once by the other two.
 */
public enum Preference {
    /** The kind with the most pieces still to be placed comes first, which keeps the mixture in the bag even. */
    MOST_NEEDED(1),
    /** Chance decides which kind comes first. */
    ANY(0),
    /**
     * The kind with the fewest pieces still to be placed comes first. Kinds that can be used often remain to fill what
     * is open at the end.
     */
    LEAST_NEEDED(-1);

    private final int sign;

    Preference(int sign) {
        this.sign = sign;
    }

    /**
     * Returns how much a kind is preferred.
     *
     * @param left the number of its pieces that are still needed plus the number still allowed
     */
    long of(long left) {
        return sign * left;
    }
}
