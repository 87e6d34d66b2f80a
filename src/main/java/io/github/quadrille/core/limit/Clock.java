package io.github.quadrille.core.limit;

import java.time.Duration;
import java.util.Optional;

/**
 * Measures the time since it was made, and says when work must stop: when the time limit is reached, or when its
 * listener asks for that. Several times a second it also says that a report to the listener is due. Several threads may
 * use one clock.
 *
 * <pre>{@code
 * Clock clock = new Clock(Limits.time(Duration.ZERO), Listener.SILENT);
 * System.out.println(clock.stop()); // Optional[TIME]
 * System.out.println(Clock.running().stop()); // Optional.empty
 * }</pre>
 */
public class Clock {
    private static final long REPORT_EVERY_NANOS = 250_000_000;
    /** A limit of this duration or more counts as no limit, because its nanoseconds would overflow. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private final long begin = System.nanoTime();
    private final Optional<Duration> limit;
    private final Listener listener;
    private volatile long nextReport = begin + REPORT_EVERY_NANOS;

    /**
     * Starts a clock.
     *
     * @param limits the limits of the work. The clock uses only the time limit, which begins now. A time limit of zero
     *     is reached at once.
     * @param listener the listener that receives reports and may stop the work
     */
    public Clock(Limits limits, Listener listener) {
        this.limit = limits.time().filter(time -> time.compareTo(LONGEST) < 0);
        this.listener = listener;
    }

    /** Starts a clock that has no limit and only measures how long it has been running. */
    public static Clock running() {
        return new Clock(Limits.NONE, Listener.SILENT);
    }

    /** Returns the reason why the work must stop now; empty when the work may continue. */
    public final Optional<Limit> stop() {
        if (listener.isInterrupted()) {
            return Optional.of(Limit.INTERRUPTED);
        }
        return limit.isPresent() && nanos() >= limit.get().toNanos() ? Optional.of(Limit.TIME) : Optional.empty();
    }

    /**
     * Checks whether the work must stop.
     *
     * @throws Stopped if the work must stop
     */
    public final void check() {
        Stopped.ifAny(stop());
    }

    /** Returns whether the listener wants the work to stop. */
    public final boolean isInterrupted() {
        return listener.isInterrupted();
    }

    /** Returns the remaining time, never negative; empty without a limit. */
    public final Optional<Duration> left() {
        return limit.map(time -> Duration.ofNanos(Math.max(0, time.toNanos() - nanos())));
    }

    /** Returns whether this share of the time limit has passed; false without a limit. */
    public final boolean isPast(double share) {
        return limit.isPresent() && nanos() >= limit.get().toNanos() * share;
    }

    /** Returns the time since the clock was made. */
    public final Duration elapsed() {
        return Duration.ofNanos(nanos());
    }

    /** Returns the time since the clock was made, in seconds. */
    public final double seconds() {
        return nanos() / 1e9;
    }

    private long nanos() {
        return System.nanoTime() - begin;
    }

    /** Returns whether a report to the listener is due. */
    public final boolean isTimeToReport() {
        return System.nanoTime() >= nextReport;
    }

    /**
     * Tells the listener how far the work has come. Several threads may call this; the listener gets one report at a
     * time.
     */
    public final synchronized void report(Progress now) {
        nextReport = System.nanoTime() + REPORT_EVERY_NANOS;
        listener.progress(now);
    }

    /** Tells the listener, in a text, how far a count has come. */
    public final void report(String done) {
        report(done, 0);
    }

    /** Tells the listener, in a text, how far a count has come, and how many packings are known. */
    public final void report(String done, long packings) {
        report(new Progress.Count(done, packings, elapsed(), left()));
    }
}
