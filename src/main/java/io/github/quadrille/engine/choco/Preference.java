package io.github.quadrille.engine.choco;

/**
 * Which pieces a search for one packing tries first where it has the choice; ties are broken at random. None is best everywhere:
 * large boards with as many of each kind want the first, and mixed bags with kinds of which any number may be laid are mostly
 * packed in a moment by the others.
 */
public enum Preference {
    /** The kind with the most pieces still to place: keeps the mixture in the bag even. */
    MOST_NEEDED(1),
    /** Whichever chance says. */
    ANY(0),
    /** The kind with the fewest pieces still to place: what can be laid often is left to fill what is open at the end. */
    LEAST_NEEDED(-1);

    private final int sign;

    Preference(int sign) {
        this.sign = sign;
    }

    /** How much a kind is preferred of which so many pieces are still needed and allowed, added up. */
    long of(long left) {
        return sign * left;
    }
}
