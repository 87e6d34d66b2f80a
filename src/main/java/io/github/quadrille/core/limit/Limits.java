package io.github.quadrille.core.limit;

import java.time.Duration;
import java.util.Optional;

/**
 * Holds the limits of the work on an answer. If the work has several stages, each limit is for all stages together.
 *
 * <pre>{@code
 * Limits limits = Limits.time(Duration.ofSeconds(30)).withNodes(1_000_000).withThreads(2);
 * Verdict verdict = Solver.of(Puzzle.standard(5, 8)).within(limits).solve();
 * System.out.println(verdict.status()); // PACKED
 * }</pre>
 *
 * @param time the time that the answer may take; it is overrun by a second at most
 * @param nodes the number of nodes that searches may open
 * @param memory the number of bytes that the tables of a frontier may take. The model of a search is not limited by
 *     this number.
 * @param threads the number of threads that may work at once, if a method can use several
 */
public record Limits(Optional<Duration> time, long nodes, long memory, int threads) {
    /**
     * These limits allow any time and any number of nodes, three quarters of the memory that this Java process may use,
     * and all cores.
     */
    public static final Limits NONE = new Limits(
            Optional.empty(),
            Long.MAX_VALUE,
            Runtime.getRuntime().maxMemory() / 4 * 3,
            Runtime.getRuntime().availableProcessors());

    /**
     * Refuses impossible limits.
     *
     * @throws IllegalArgumentException when a number or the time is negative, or there are no threads
     */
    public Limits {
        if (time.isPresent() && time.get().isNegative()) {
            throw new IllegalArgumentException(
                    "A time limit of %s is negative. Use Duration.ZERO or more.".formatted(time.get()));
        }
        if (nodes < 0 || memory < 0 || threads < 1) {
            throw new IllegalArgumentException(
                    "Limits of %,d nodes, %,d bytes and %,d threads are not possible. Begin with Limits.NONE."
                            .formatted(nodes, memory, threads));
        }
    }

    /** Returns the limits of {@link #NONE} with a time limit added. */
    public static Limits time(Duration limit) {
        return NONE.withTime(limit);
    }

    /** Returns the limits of {@link #NONE} with a limit on nodes added. */
    public static Limits nodes(long limit) {
        return NONE.withNodes(limit);
    }

    /** Returns these limits with another time limit. */
    public Limits withTime(Duration limit) {
        return withTime(Optional.of(limit));
    }

    /** Returns these limits with another time limit, or without a time limit if the given one is empty. */
    public Limits withTime(Optional<Duration> limit) {
        return new Limits(limit, nodes, memory, threads);
    }

    /** Returns these limits with another limit on nodes. */
    public Limits withNodes(long limit) {
        return new Limits(time, limit, memory, threads);
    }

    /** Returns these limits with another limit on memory, in bytes. */
    public Limits withMemory(long bytes) {
        return new Limits(time, nodes, bytes, threads);
    }

    /** Returns these limits with another limit on threads. */
    public Limits withThreads(int number) {
        return new Limits(time, nodes, memory, number);
    }

    /**
     * Returns these limits with the elapsed time subtracted from the time limit.
     *
     * @param clock the clock that has measured the elapsed time
     */
    public Limits since(Clock clock) {
        Duration elapsed = clock.elapsed();
        return withTime(time.map(limit -> limit.compareTo(elapsed) > 0 ? limit.minus(elapsed) : Duration.ZERO));
    }
}
