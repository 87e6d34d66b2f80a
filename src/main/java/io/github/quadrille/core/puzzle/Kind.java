package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Polyform;

/**
 * A {@code Kind} is a kind of piece: its name in files and answers, and its shape as drawn.
 *
 * <p>Example: {@link Bag}
 */
public record Kind(String name, Polyform shape) {
    /** Returns the number of cells of a piece. */
    public int size() {
        return shape.size();
    }
}
