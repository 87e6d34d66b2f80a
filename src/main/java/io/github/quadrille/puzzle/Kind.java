package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.Polyomino;

/** A kind of piece: its name in files and answers, and its shape as drawn. */
public record Kind(String name, Polyomino shape) {
    public int size() {
        return shape.size();
    }
}
