package io.github.quadrille.exact;

import io.github.quadrille.puzzle.Limit;
import java.time.Duration;
import java.util.Optional;

/** Watches the time and Ctrl-C, and reports progress now and then: while a model is built, and while it is searched. */
final class SearchClock {
    /** Longer limits than this are none, and their nanoseconds would overflow. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private static final long REPORT_EVERY_NANOS = 250_000_000;

    private final SearchListener listener;
    private final Optional<Duration> limit;
    private final int coverable;
    private final long begin = System.nanoTime();
    private long nextReport = begin + REPORT_EVERY_NANOS;

    /**
     * Runs from now on.
     *
     * @param coverable how many cells there are to cover
     */
    SearchClock(SearchOptions options, SearchListener listener, int coverable) {
        this.listener = listener;
        this.limit = options.timeLimit().filter(time -> time.compareTo(LONGEST) < 0);
        this.coverable = coverable;
    }

    /** Why to stop now. */
    Optional<Limit> stop() {
        if (listener.isInterrupted()) {
            return Optional.of(Limit.INTERRUPTED);
        }
        return left().filter(time -> time.isNegative() || time.isZero()).map(time -> Limit.TIME);
    }

    /**
     * Looks at the time where there is nothing to search yet.
     *
     * @throws BuildingStopped at a limit
     */
    void whileBuilding() {
        stop().ifPresent(reached -> {
            throw new BuildingStopped(reached);
        });
        if (isTimeToReport()) {
            report(0, 0, 0);
        }
    }

    boolean isTimeToReport() {
        return System.nanoTime() >= nextReport;
    }

    void report(long nodes, long packings, int covered) {
        nextReport = System.nanoTime() + REPORT_EVERY_NANOS;
        listener.progress(new Progress(nodes, packings, covered, coverable, elapsed(), left()));
    }

    double seconds() {
        return (System.nanoTime() - begin) / 1e9;
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - begin);
    }

    private Optional<Duration> left() {
        return limit.map(time -> time.minus(elapsed()));
    }
}
