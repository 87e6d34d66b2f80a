package io.github.quadrille.core.text;

import java.util.Locale;

/** Writes a number with the noun that it counts. */
public final class CountedNoun {
    private CountedNoun() {}

    /** Returns a number and its noun, in the singular or the plural: {@code 1 node}, {@code 2,000 nodes}. */
    public static String of(long number, String thing) {
        return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
    }
}
