package io.github.quadrille.app.generate;

import java.util.OptionalInt;

/**
 * Which cells of a board may be missing in the end.
 *
 * @param mostHoles how many at most; empty for as few as the pieces need, or a piece or two fewer
 * @param connected whether the board falls into no more parts than before
 * @param symmetric whether a turn or flip of the board is to leave what remains of it alone
 * @param islands whether missing cells may lie inside of the board; otherwise each group of them reaches its rim or a hole
 *     that was there before
 */
public record CarvingRules(OptionalInt mostHoles, boolean connected, boolean symmetric, boolean islands) {
    /** As few holes as the pieces need, wherever they leave the board connected. */
    public static final CarvingRules USUAL = new CarvingRules(OptionalInt.empty(), true, false, true);

    /** Returns whether nothing is said but how many cells may be missing. */
    public boolean areUsual() {
        return connected && !symmetric && islands;
    }
}
