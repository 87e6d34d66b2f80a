package io.github.quadrille.lab.tune;

import java.time.Duration;

/** Hears of a search for parameters while it goes on. */
public interface TuningListener {
    /** Hears nothing and never interrupts. */
    TuningListener SILENT = new TuningListener() {};

    /**
     * Called after every measurement of the race, and several times during the test.
     *
     * @param stage race or test
     * @param done how many measurements, or runs of the test, there were
     * @param all how many there will be at most
     */
    default void progress(String stage, int done, int all, Duration elapsed) {}

    /** Whether to stop; asked often and by all threads, so it should only read a volatile flag. */
    default boolean isInterrupted() {
        return false;
    }
}
