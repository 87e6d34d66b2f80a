package io.github.quadrille.lab.compare;

import java.time.Duration;

/** Hears of a comparison while it goes on. */
public interface ComparisonListener {
    /** Hears nothing and never interrupts. */
    ComparisonListener SILENT = new ComparisonListener() {};

    /**
     * Called several times a second, on the thread that waits for the comparison.
     *
     * @param done how many searches have ended, exact ones included
     * @param all how many there will be
     */
    default void progress(int done, int all, Duration elapsed) {}

    /** Whether to stop; asked often and by all threads, so it should only read a volatile flag. */
    default boolean isInterrupted() {
        return false;
    }
}
