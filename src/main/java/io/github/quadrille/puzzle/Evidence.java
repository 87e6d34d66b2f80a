package io.github.quadrille.puzzle;

/** Why there is no packing. */
public interface Evidence {
    /** One word for it, such as {@code area} or {@code search}. */
    String name();

    /** One sentence with the actual numbers. */
    String sentence();
}
