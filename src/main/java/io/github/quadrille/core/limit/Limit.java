package io.github.quadrille.core.limit;

/**
 * Says what ended a search before it was done.
 *
 * <pre>{@code
 * Verdict verdict = Solver.of(Puzzle.standard(6, 10)).within(Limits.time(Duration.ZERO)).solve();
 * System.out.println(verdict.stopped()); // Optional[TIME]
 * System.out.println(Limit.TIME.words()); // the time limit was reached
 * }</pre>
 */
public enum Limit {
    /** The time was up. */
    TIME("the time limit was reached"),
    /** As many nodes as allowed were opened. */
    NODES("the node limit was reached"),
    /** A local search has made as many moves as allowed. */
    ITERATIONS("the iteration limit was reached"),
    /** A local search has looked at as many states as allowed. */
    MOVES("as many states as allowed were looked at"),
    /** A local search has begun anew as often as allowed. */
    RESTARTS("no restart was left, or none could change anything"),
    /** Tables have grown to the memory allowed. */
    MEMORY("the memory limit was reached"),
    /** A heuristic has covered what was asked for. */
    TARGET("as many cells as asked for were covered"),
    /** A heuristic has come to its end. */
    HEURISTIC("this heuristic sees no way, which proves nothing"),
    /** It was asked to stop. */
    INTERRUPTED("interrupted"),
    /** As many packings as wanted were found. */
    PACKINGS("as many packings as asked for were found");

    private final String words;

    Limit(String words) {
        this.words = words;
    }

    /** The same, as one reads it. */
    public String words() {
        return words;
    }
}
