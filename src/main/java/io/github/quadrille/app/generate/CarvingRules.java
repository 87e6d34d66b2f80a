package io.github.quadrille.app.generate;

import java.util.OptionalInt;

/**
 * Holds the rules for cells that may be missing from a board.
 *
 * @param mostHoles the largest number of missing cells; empty for 0 if that is possible, else for the smallest possible
 *     numbers
 * @param connected whether the board must not fall into more parts than before
 * @param symmetric whether the remaining board must keep some turn or flip of the board
 * @param islands whether missing cells may lie inside the board; otherwise each group of them reaches its rim or a hole
 *     that was there before
 */
public record CarvingRules(OptionalInt mostHoles, boolean connected, boolean symmetric, boolean islands) {
    /**
     * With these rules, as few cells are missing as the pieces need. They may be anywhere as long as the board stays
     * connected.
     */
    public static final CarvingRules USUAL = new CarvingRules(OptionalInt.empty(), true, false, true);

    /** Tells whether these rules are the same as {@link #USUAL}, apart from the number of missing cells. */
    public boolean areUsual() {
        return connected && !symmetric && islands;
    }
}
