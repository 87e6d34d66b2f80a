package io.github.quadrille.bench;

import java.util.Locale;

/** What an engine is asked. */
enum Task {
    /** Is there a packing? */
    DECIDE,
    /** How many packings are there, symmetric ones counted apart, equal pieces interchangeable? */
    COUNT,
    /** What is the best covering worth? */
    COVER;

    /** Its name on a command line. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Task of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
