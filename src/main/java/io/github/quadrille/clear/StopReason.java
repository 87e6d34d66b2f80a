package io.github.quadrille.clear;

/** Why a search ended without a proof. */
public enum StopReason {
    TIME("the time limit was reached"),
    MEMORY("the memory allowed is full of positions"),
    INTERRUPTED("interrupted"),
    HEURISTIC("this heuristic sees no way, which proves nothing");

    private final String words;

    StopReason(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
