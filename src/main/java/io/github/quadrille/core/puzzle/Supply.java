package io.github.quadrille.core.puzzle;

/**
 * Holds a kind of piece and how many pieces of it may be used.
 *
 * <p>Example: {@link Bag}
 */
public record Supply(Kind kind, CountRange count) {}
