package io.github.quadrille.bench;

import java.util.Locale;

/** A {@code Task} is a question to an engine. */
enum Task {
    /** The engine says whether there is a packing. */
    DECIDE,
    /**
     * The engine counts the packings. Packings that are symmetric images of each other count separately, and equal
     * pieces are interchangeable.
     */
    COUNT,
    /** The engine says what the best covering is worth. */
    COVER;

    /** Returns the task's name on a command line. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Task of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
