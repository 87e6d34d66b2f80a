package io.github.quadrille.testing;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Limits the rounds of tests that could go on for ever. There are few rounds by default, and more with {@code mvn
 * -Pexhaustive}.
 */
public final class Rounds {
    private static final boolean EXHAUSTIVE = Boolean.getBoolean("quadrille.exhaustive");

    private Rounds() {}

    public static boolean areAll() {
        return EXHAUSTIVE;
    }

    public static int of(int everyday, int exhaustive) {
        return EXHAUSTIVE ? exhaustive : everyday;
    }

    /** Returns every element with {@code mvn -Pexhaustive}, and otherwise the first of each group of this size. */
    public static <T> Stream<T> oneOf(int so, List<T> all) {
        return IntStream.range(0, all.size())
                .filter(index -> EXHAUSTIVE || index % so == 0)
                .mapToObj(all::get);
    }
}
