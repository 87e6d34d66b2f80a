package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionsInOrder;

/**
 * Describes the bits of a state. The lowest bits are the <em>window</em>: they say which items are covered already,
 * beginning with the item that the sweep passes next. Above the window, there are bits for each kind whose number of
 * pieces is limited or whose unused pieces have a price. They hold how many options of the kind are placed.
 */
final class StateLayout {
    private static final int MOST_BITS = 2 * Long.SIZE - 1;

    private final int window;
    private final int width;
    private final int[] fieldAt;
    private final int[] most;

    StateLayout(PricedCover prices, OptionsInOrder options) {
        ExactCover cover = prices.cover();
        this.window = options.span();
        this.fieldAt = new int[cover.kinds().size()];
        this.most = new int[fieldAt.length];
        int bits = window;
        for (int kind = 0; kind < fieldAt.length; kind++) {
            KindItem item = cover.kindItem(kind);
            int fitting = cover.cells() / item.size();
            if (item.min() > 0 || item.max() < fitting || prices.unused(kind) > 0) {
                most[kind] = Math.min(item.max(), fitting);
            }
            fieldAt[kind] = bits;
            bits += Integer.SIZE - Integer.numberOfLeadingZeros(most[kind]);
        }
        this.width = bits;
    }

    /** Tells whether a state fits into 127 bits. */
    boolean fits() {
        return width <= MOST_BITS;
    }

    /** Tells whether a state has more than 63 bits, so that it needs a second word. */
    boolean isWide() {
        return width > Long.SIZE - 1;
    }

    /** Returns the greatest number of items that an option spans, from its first to its last item. */
    int window() {
        return window;
    }

    Bits128 windowBits() {
        return Bits128.range(0, window);
    }

    Bits128 countBits() {
        return Bits128.range(window, width);
    }

    boolean isCounted(int kind) {
        return most[kind] > 0;
    }

    /** Returns the greatest number of options of a counted kind that can be placed. */
    int most(int kind) {
        return most[kind];
    }

    /** Returns the bits that represent a number of options of a kind. */
    Bits128 count(int kind, int number) {
        return Bits128.number(number, fieldAt[kind]);
    }

    Bits128 field(int kind) {
        return Bits128.range(fieldAt[kind], fieldAt[kind] + Integer.SIZE - Integer.numberOfLeadingZeros(most[kind]));
    }
}
