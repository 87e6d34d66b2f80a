package io.github.quadrille.core.limit;

/**
 * A {@code Limit} is the reason why a search ended before it was done.
 *
 * <pre>{@code
 * Verdict verdict = Solver.of(Puzzle.standard(6, 10)).within(Limits.time(Duration.ZERO)).solve();
 * System.out.println(verdict.stopped()); // Optional[TIME]
 * System.out.println(Limit.TIME.words()); // the time limit was reached
 * }</pre>
 */
public enum Limit {
    /** The time limit was reached. */
    TIME("the time limit was reached"),
    /** The search opened as many nodes as allowed. */
    NODES("the node limit was reached"),
    /** A local search made as many steps as allowed. */
    ITERATIONS("the iteration limit was reached"),
    /** A local search looked at as many states as allowed. */
    MOVES("as many states as allowed were looked at"),
    /** A local search restarted as often as allowed, or no restart could change anything. */
    RESTARTS("the limit of restarts was reached, or a restart would change nothing"),
    /** The tables grew to the memory that was allowed. */
    MEMORY("the memory limit was reached"),
    /** A heuristic covered as many cells as the caller wanted. */
    TARGET("as many cells as asked for were covered"),
    /** A heuristic found no further step, which does not prove that there is no plan. */
    HEURISTIC("this heuristic finds no plan, which proves nothing"),
    /** The listener or the caller interrupted the search. */
    INTERRUPTED("interrupted"),
    /** The search found as many packings as the caller wanted. */
    PACKINGS("as many packings as asked for were found");

    private final String words;

    Limit(String words) {
        this.words = words;
    }

    /** Returns the reason in words for people. */
    public String words() {
        return words;
    }
}
