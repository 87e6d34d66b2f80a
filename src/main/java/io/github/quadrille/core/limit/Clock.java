package io.github.quadrille.core.limit;

import java.time.Duration;
import java.util.Optional;

/**
 * Measures the time from when it is made, and says when to stop: when time is up, or its listener wants that. Several
 * times a second it is also time to report to the listener. Several threads may ask it.
 *
 * <pre>{@code
 * Clock clock = new Clock(Limits.time(Duration.ZERO), Listener.SILENT);
 * System.out.println(clock.stop()); // Optional[TIME]
 * System.out.println(Clock.running().stop()); // Optional.empty
 * }</pre>
 */
public class Clock {
    private static final long REPORT_EVERY_NANOS = 250_000_000;
    /** Longer limits than this are none, and their nanoseconds would overflow. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private final long begin = System.nanoTime();
    private final Optional<Duration> limit;
    private final Listener listener;
    private volatile long nextReport = begin + REPORT_EVERY_NANOS;

    /**
     * @param limits how long the work may take from now on; nothing or less than nothing is over at once
     * @param listener hears how far the work has come, and may stop it
     */
    public Clock(Limits limits, Listener listener) {
        this.limit = limits.time().filter(time -> time.compareTo(LONGEST) < 0);
        this.listener = listener;
    }

    /** One that only tells how long it has been running. */
    public static Clock running() {
        return new Clock(Limits.NONE, Listener.SILENT);
    }

    /** Why to stop now. */
    public final Optional<Limit> stop() {
        if (listener.isInterrupted()) {
            return Optional.of(Limit.INTERRUPTED);
        }
        return limit.isPresent() && nanos() >= limit.get().toNanos() ? Optional.of(Limit.TIME) : Optional.empty();
    }

    /**
     * Looks whether to stop.
     *
     * @throws Stopped if so
     */
    public final void check() {
        Stopped.ifAny(stop());
    }

    /** Whether the listener wants the work to stop. */
    public final boolean isInterrupted() {
        return listener.isInterrupted();
    }

    /** What is left of the time, never negative; empty without a limit. */
    public final Optional<Duration> left() {
        return limit.map(time -> Duration.ofNanos(Math.max(0, time.toNanos() - nanos())));
    }

    /** Whether so much of the time is over, where it is limited. */
    public final boolean isPast(double share) {
        return limit.isPresent() && nanos() >= limit.get().toNanos() * share;
    }

    /** For how long it has been running. */
    public final Duration elapsed() {
        return Duration.ofNanos(nanos());
    }

    /** The same in seconds. */
    public final double seconds() {
        return nanos() / 1e9;
    }

    private long nanos() {
        return System.nanoTime() - begin;
    }

    /** Whether the last report is a while ago. */
    public final boolean isTimeToReport() {
        return System.nanoTime() >= nextReport;
    }

    /** Tells the listener how far the work has come; several threads may, and are heard one at a time. */
    public final synchronized void report(Progress now) {
        nextReport = System.nanoTime() + REPORT_EVERY_NANOS;
        listener.progress(now);
    }

    /** The same of a count, in words. */
    public final void report(String done) {
        report(done, 0);
    }

    /** The same, where so many packings are known. */
    public final void report(String done, long packings) {
        report(new Progress.Count(done, packings, elapsed(), left()));
    }
}
