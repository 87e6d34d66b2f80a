package io.github.quadrille.clear;

import java.time.Duration;

/** Counts nodes, looks at the clock now and then, and throws {@link Stopped} when a limit is reached. */
public final class Watch {
    private static final int LOOK_EVERY = 64;
    private static final long REPORT_EVERY_NANOS = 250_000_000;
    /** Longer limits than this are none, and their nanoseconds would overflow. */
    private static final Duration LONGEST = Duration.ofDays(36_500);
    /** A stored position with its place in a hash table, in bytes, roughly. */
    private static final long POSITION_BYTES = 200;

    private final ClearLimits limits;
    private final long begin = System.nanoTime();
    private final long end;
    private final long mostPositions = Runtime.getRuntime().maxMemory() / POSITION_BYTES;
    private long nextReport = begin + REPORT_EVERY_NANOS;
    private long nodes;
    private int moves;

    public Watch(ClearLimits limits) {
        this.limits = limits;
        this.end = limits.time()
                .filter(time -> time.compareTo(LONGEST) < 0)
                .map(time -> begin + time.toNanos())
                .orElse(Long.MAX_VALUE);
    }

    /** Says how many moves are tried from now on. */
    public void tries(int number) {
        moves = number;
        look();
    }

    /** The number of moves tried last. */
    public int moves() {
        return moves;
    }

    /** Counts a node of a search that keeps so many positions. */
    void node(long positions) {
        nodes++;
        if (positions > mostPositions) {
            throw new Stopped(StopReason.MEMORY);
        }
        if (nodes % LOOK_EVERY == 0) {
            look();
        }
    }

    /** Adds nodes that were counted elsewhere. */
    public void add(long counted) {
        nodes += counted;
    }

    /** Looks at the clock. */
    public void look() {
        long now = System.nanoTime();
        if (limits.interrupted().getAsBoolean()) {
            throw new Stopped(StopReason.INTERRUPTED);
        }
        if (now >= end) {
            throw new Stopped(StopReason.TIME);
        }
        if (now >= nextReport) {
            nextReport = now + REPORT_EVERY_NANOS;
            limits.listener()
                    .accept(new Progress(
                            nodes,
                            moves,
                            Duration.ofNanos(now - begin),
                            limits.time().map(time -> Duration.ofNanos(end - now))));
        }
    }

    public Effort effort() {
        return new Effort(nodes, (System.nanoTime() - begin) / 1e9);
    }
}
