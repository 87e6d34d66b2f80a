package io.github.quadrille.core.exactcover;

import java.util.BitSet;

/**
 * Bounds how many of some options are chosen, beside those on a cell and of a kind.
 *
 * @param options any of the cover's
 * @param min how many of them are to be chosen at least
 * @param max and at most; {@link KindItem#UNBOUNDED} for any number
 */
public record RowItem(BitSet options, int min, int max) {
    /** Keeps a copy. */
    public RowItem {
        options = (BitSet) options.clone();
    }
}
