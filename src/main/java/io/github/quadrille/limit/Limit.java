package io.github.quadrille.limit;

/** What ended a search before it was done. */
public enum Limit {
    TIME("the time limit was reached"),
    NODES("the node limit was reached"),
    ITERATIONS("the iteration limit was reached"),
    RESTARTS("the restart limit was reached"),
    MEMORY("the memory limit was reached"),
    TARGET("as many cells as asked for were covered"),
    HEURISTIC("this heuristic sees no way, which proves nothing"),
    INTERRUPTED("interrupted"),
    PACKINGS("as many packings as asked for were found");

    private final String words;

    Limit(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
