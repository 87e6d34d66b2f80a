package io.github.quadrille.app.generate;

import java.util.OptionalInt;

/**
 * Holds the rules for cells that may be missing from a board.
 *
 * @param mostHoles the largest number of missing cells. If it is empty and the pieces can add up to the whole board, no
 *     cell is missing. If they cannot, only the smallest possible numbers of missing cells are tried.
 * @param connected whether the board must not fall into more parts than before
 * @param symmetric whether the remaining board must keep some turn or flip of the board
 * @param islands whether missing cells may lie inside the board. Otherwise each group of missing cells reaches the rim
 *     of the board or a hole that was there before.
 */
public record CarvingRules(OptionalInt mostHoles, boolean connected, boolean symmetric, boolean islands) {
    /**
     * With these rules, cells are missing only if the pieces cannot add up to the whole board. The missing cells can be
     * anywhere, if the board stays connected.
     */
    public static final CarvingRules USUAL = new CarvingRules(OptionalInt.empty(), true, false, true);

    /** Returns whether these rules are the same as {@link #USUAL}, apart from the number of missing cells. */
    public boolean areUsual() {
        return connected && !symmetric && islands;
    }
}
