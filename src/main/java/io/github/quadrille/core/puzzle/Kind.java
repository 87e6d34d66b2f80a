package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Polyform;

/**
 * Describes a kind of piece: its name in files and answers, and its shape as drawn.
 *
 * <p>Example: {@link Bag}
 */
public record Kind(String name, Polyform shape) {
    /** How many cells a piece has. */
    public int size() {
        return shape.size();
    }
}
