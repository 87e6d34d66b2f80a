package io.github.quadrille.generate;

import io.github.quadrille.exact.SearchListener;
import io.github.quadrille.exact.SearchOptions;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** How long a generator may try; begins to run when it is made. */
public final class Patience {
    /** Longer is as good as forever, and nanoseconds would overflow. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private final long begin = System.nanoTime();
    private final Duration limit;
    private final BooleanSupplier interrupted;

    /**
     * @param interrupted whether somebody wants it to stop at once; asked often, so it should only read a flag
     */
    public Patience(Duration limit, BooleanSupplier interrupted) {
        this.limit = limit.compareTo(LONGEST) < 0 ? limit : LONGEST;
        this.interrupted = interrupted;
    }

    /** Whether it has ended. */
    public boolean isOver() {
        return interrupted.getAsBoolean() || System.nanoTime() - begin >= limit.toNanos();
    }

    /** The same search, but no longer than patience lasts. */
    SearchOptions within(SearchOptions options) {
        long left = limit.toNanos() - (System.nanoTime() - begin);
        return options.withTimeLimit(Duration.ofNanos(Math.max(0, left)));
    }

    /** Stops a search when somebody wants that. */
    SearchListener listener() {
        return new SearchListener() {
            @Override
            public boolean isInterrupted() {
                return interrupted.getAsBoolean();
            }
        };
    }
}
