package io.github.quadrille.app.generate;

/** What is known of a generated puzzle, and how. */
public enum Known {
    /** A packing was there before the puzzle. */
    PLANTED("solvable", "by construction"),
    /** The exact search found a packing. */
    PACKED("solvable", "by the exact search"),
    /** The exact search found one packing and ended by itself. */
    UNIQUE("unique", "proven by the exact search"),
    /** The same, and the frontier counts one. */
    UNIQUE_TWICE("unique", "proven by the exact search and by the frontier"),
    /** The exact search ended by itself, and all packings that it found are images of one. */
    UNIQUE_UP_TO_SYMMETRY("unique", "up to symmetry, proven by the exact search"),
    /** The same, and the frontier counts one class. */
    UNIQUE_UP_TO_SYMMETRY_TWICE("unique", "up to symmetry, proven by the exact search and by the frontier"),
    /** The exact search says that there is no packing. */
    INFEASIBLE("infeasible", "proven by the exact search"),
    /** Nobody looked, or not long enough. */
    UNKNOWN("unknown", "not decided");

    private final String word;
    private final String how;

    Known(String word, String how) {
        this.word = word;
        this.how = how;
    }

    /** One word: solvable, unique, infeasible or unknown. */
    public String word() {
        return word;
    }

    /** In words, where the knowledge is from. */
    public String how() {
        return how;
    }

    @Override
    public String toString() {
        return word + ", " + how;
    }
}
