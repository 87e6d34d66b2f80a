package io.github.quadrille.frontier;

import java.time.Duration;
import java.util.Optional;

/**
 * What a count may take.
 *
 * @param threads how many threads may work at once
 * @param memory how many bytes the tables of the frontier may take
 * @param timeLimit how long it may take
 */
public record CountLimits(int threads, long memory, Optional<Duration> timeLimit) {
    /** All cores, and three quarters of the memory that this Java process may use. */
    public static final CountLimits NONE = new CountLimits(
            Runtime.getRuntime().availableProcessors(), Runtime.getRuntime().maxMemory() / 4 * 3, Optional.empty());

    /**
     * The same, with the time taken off that has gone by.
     *
     * @param begin by {@link System#nanoTime}
     */
    public CountLimits since(long begin) {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        return new CountLimits(threads, memory, timeLimit.map(limit -> limit.minus(elapsed)));
    }

    public CountLimits withThreads(int number) {
        return new CountLimits(number, memory, timeLimit);
    }

    public CountLimits withMemory(long bytes) {
        return new CountLimits(threads, bytes, timeLimit);
    }

    public CountLimits withTimeLimit(Duration limit) {
        return new CountLimits(threads, memory, Optional.of(limit));
    }
}
