package io.github.quadrille.frontier;

import io.github.quadrille.question.CountProgress;

/** Hears of a count while it runs, and may stop it. */
public interface CountListener {
    /** Hears nothing and never interrupts. */
    CountListener SILENT = new CountListener() {};

    /** Called several times a second, by one thread at a time. */
    default void progress(CountProgress progress) {}

    /** Whether the count should stop; asked often and by several threads, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }
}
