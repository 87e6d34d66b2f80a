package io.github.quadrille.engine.budget;

import java.util.List;

/**
 * A dead end: when the items before one are passed, these later ones are covered and those are open, and so much is spent, then
 * whatever is laid next, more is spent in the end than there is.
 *
 * @param item the next item to be passed
 * @param covered bits of items that are covered already, the item itself first
 * @param open bits of items that are not
 * @param spent at least; 0 when it does not matter
 * @param ways each way on that is free and can be afforded, with why it leads nowhere
 */
public record Nogood(int item, long covered, long open, int spent, List<Refuted> ways) {
    /** In place of an option: the item is left open. */
    public static final int LEFT_OPEN = -1;

    public Nogood {
        ways = List.copyOf(ways);
    }

    /**
     * A way that leads to another dead end.
     *
     * @param option what is laid, or {@link #LEFT_OPEN}
     * @param spent what that dead end says of what is spent
     * @param deadEnd its number, from 0 in the order in which they were found
     */
    public record Refuted(int option, int spent, int deadEnd) {}
}
