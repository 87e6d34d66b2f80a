package io.github.quadrille.count;

import io.github.quadrille.puzzle.Limit;
import java.time.Duration;
import java.util.Optional;

/** Watches time and interruption, and reports progress now and then. */
public final class Clock {
    private static final long REPORT_EVERY_NANOS = 250_000_000;
    /** Longer limits than this are none, and their nanoseconds would overflow. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private final CountListener listener;
    private final long begin = System.nanoTime();
    private final Optional<Duration> limit;
    private long nextReport = begin + REPORT_EVERY_NANOS;

    public Clock(CountLimits limits, CountListener listener) {
        this.listener = listener;
        this.limit = limits.timeLimit().filter(time -> time.compareTo(LONGEST) < 0);
    }

    /** Why to stop now. */
    public Optional<Limit> stop() {
        if (isInterrupted()) {
            return Optional.of(Limit.INTERRUPTED);
        }
        return left().filter(time -> time.isNegative() || time.isZero()).map(time -> Limit.TIME);
    }

    boolean isInterrupted() {
        return listener.isInterrupted();
    }

    Optional<Duration> left() {
        return limit.map(time -> time.minus(elapsed()));
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - begin);
    }

    public boolean isTimeToReport() {
        return System.nanoTime() >= nextReport;
    }

    public void report(String done) {
        nextReport = System.nanoTime() + REPORT_EVERY_NANOS;
        listener.progress(new CountProgress(done, elapsed(), left()));
    }
}
