package io.github.quadrille.testing;

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
}
