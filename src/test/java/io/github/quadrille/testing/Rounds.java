package io.github.quadrille.testing;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How long a test goes on that could go on for ever: shorter every day, longer with {@code mvn -Pexhaustive}. */
public final class Rounds {
    private static final boolean EXHAUSTIVE = Boolean.getBoolean("quadrille.exhaustive");

    private Rounds() {}

    public static boolean areAll() {
        return EXHAUSTIVE;
    }

    public static int of(int everyday, int exhaustive) {
        return EXHAUSTIVE ? exhaustive : everyday;
    }

    /** Every day the first of so many, the first of the next so many, and so on. */
    public static <T> Stream<T> oneOf(int so, List<T> all) {
        return IntStream.range(0, all.size())
                .filter(index -> EXHAUSTIVE || index % so == 0)
                .mapToObj(all::get);
    }
}
