package io.github.quadrille.core.limit;

import java.time.Duration;
import java.util.Optional;

/**
 * Says how much an answer may take, all its stages together.
 *
 * <pre>{@code
 * Limits limits = Limits.time(Duration.ofSeconds(30)).withNodes(1_000_000).withThreads(2);
 * Verdict verdict = Solver.of(Puzzle.standard(5, 8)).within(limits).solve();
 * System.out.println(verdict.status()); // PACKED
 * }</pre>
 *
 * @param time how long it may take; a limit is overrun by a second at most
 * @param nodes how many nodes searches may open
 * @param memory how many bytes the tables of a frontier may take; a search takes what its model takes
 * @param threads how many threads may work at once, where a method can use several
 */
public record Limits(Optional<Duration> time, long nodes, long memory, int threads) {
    /** No time limit, no node limit, three quarters of the memory that this Java process may use, and all cores. */
    public static final Limits NONE = new Limits(
            Optional.empty(),
            Long.MAX_VALUE,
            Runtime.getRuntime().maxMemory() / 4 * 3,
            Runtime.getRuntime().availableProcessors());

    /**
     * Checks that something can be done within them.
     *
     * @throws IllegalArgumentException when a number or the time is negative, or there are no threads
     */
    public Limits {
        if (time.isPresent() && time.get().isNegative()) {
            throw new IllegalArgumentException(
                    "A time limit of %s is over before it begins. Maybe Duration.ZERO.".formatted(time.get()));
        }
        if (nodes < 0 || memory < 0 || threads < 1) {
            throw new IllegalArgumentException(
                    "Limits of %,d nodes, %,d bytes and %,d threads leave nothing to do. Maybe begin with Limits.NONE."
                            .formatted(nodes, memory, threads));
        }
    }

    /** A time limit, and no other. */
    public static Limits time(Duration limit) {
        return NONE.withTime(limit);
    }

    /** A limit on nodes, and no other. */
    public static Limits nodes(long limit) {
        return NONE.withNodes(limit);
    }

    /** The same, for so long at most. */
    public Limits withTime(Duration limit) {
        return withTime(Optional.of(limit));
    }

    /** With so much time, or as long as it takes. */
    public Limits withTime(Optional<Duration> limit) {
        return new Limits(limit, nodes, memory, threads);
    }

    /** The same, with so many nodes at most. */
    public Limits withNodes(long limit) {
        return new Limits(time, limit, memory, threads);
    }

    /** The same, with so many bytes at most. */
    public Limits withMemory(long bytes) {
        return new Limits(time, nodes, bytes, threads);
    }

    /** The same, with so many threads at once. */
    public Limits withThreads(int number) {
        return new Limits(time, nodes, memory, number);
    }

    /**
     * The same, with the time taken off that has gone by.
     *
     * @param clock which ran meanwhile
     */
    public Limits since(Clock clock) {
        Duration elapsed = clock.elapsed();
        return withTime(time.map(limit -> limit.compareTo(elapsed) > 0 ? limit.minus(elapsed) : Duration.ZERO));
    }
}
