package io.github.quadrille.engine.choco;

/**
 * Says which pieces a search for one packing tries first. If several are equally preferred, chance decides. No
 * preference is best everywhere. Large boards with equally many pieces of each kind need {@link #MOST_NEEDED}. If a bag
 * allows any number of pieces of some kinds, the two other preferences mostly find a packing at once.
 */
public enum Preference {
    /**
     * The kind with the most remaining pieces comes first. This keeps the numbers of remaining pieces of all kinds
     * similar.
     */
    MOST_NEEDED(1),
    /** Chance decides which kind comes first. */
    ANY(0),
    /**
     * The kind with the fewest remaining pieces comes first. So kinds that can be used often remain for the last open
     * cells.
     */
    LEAST_NEEDED(-1);

    private final int sign;

    Preference(int sign) {
        this.sign = sign;
    }

    /**
     * Returns how much a kind is preferred.
     *
     * @param left the number of pieces of the kind that are still needed, plus the number of those that are still
     *     allowed
     */
    long of(long left) {
        return sign * left;
    }
}
