package io.github.quadrille.core.exactcover;

/**
 * A kind of options.
 *
 * @param min how many of them are to be chosen at least
 * @param max and at most; {@link #UNBOUNDED} for any number
 * @param size how many cells each of them covers
 * @param connected whether each of them covers cells that hang together as neighbours
 */
public record KindItem(int min, int max, int size, boolean connected) {
    /** The {@code max} of a kind that may be chosen as often as one likes. */
    public static final int UNBOUNDED = Integer.MAX_VALUE;

    /** Whether it may be chosen as often as one likes. */
    public boolean isOpen() {
        return max == UNBOUNDED;
    }
}
