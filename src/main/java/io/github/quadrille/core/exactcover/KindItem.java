package io.github.quadrille.core.exactcover;

/**
 * A {@code KindItem} holds how often options of one kind may be chosen, and what they have in common.
 *
 * @param min the least number of options of this kind in a solution
 * @param max the greatest number of options of this kind in a solution; {@link #UNBOUNDED} for any number
 * @param size the number of cells that each option covers
 * @param connected whether the cells that each option covers are connected through neighbours
 */
public record KindItem(int min, int max, int size, boolean connected) {
    /** A kind with this {@code max} may be chosen any number of times. */
    public static final int UNBOUNDED = Integer.MAX_VALUE;

    /** Returns whether the kind may be chosen any number of times. */
    public boolean isOpen() {
        return max == UNBOUNDED;
    }
}
