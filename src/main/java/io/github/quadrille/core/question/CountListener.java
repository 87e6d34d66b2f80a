package io.github.quadrille.core.question;

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
}
