package io.github.quadrille.core.question;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Hears of a count while it runs, and may stop it. */
public interface CountListener {
    /** Hears nothing and never interrupts. */
    CountListener SILENT = new CountListener() {};

    /** Hears nothing, and interrupts when somebody says so, who is asked often. */
    static CountListener until(BooleanSupplier stop) {
        return new CountListener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
    }

    /** Called several times a second, by one thread at a time. */
    default void counting(CountProgress progress) {}

    /** Whether the count should stop; asked often and by several threads, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }

    /**
     * How far a count has come.
     *
     * @param done what was done, in words
     * @param packings how many are known by now, at least
     * @param left time left, when limited
     */
    record CountProgress(String done, long packings, Duration elapsed, Optional<Duration> left) {}
}
