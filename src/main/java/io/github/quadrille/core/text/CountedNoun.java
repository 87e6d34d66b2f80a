package io.github.quadrille.core.text;

import java.util.Locale;

/** A number stands before what it counts. */
public final class CountedNoun {
    private CountedNoun() {}

    /** Says how many there are: {@code 1 node}, {@code 2,000 nodes}. */
    public static String of(long number, String thing) {
        return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
    }
}
