package io.github.quadrille.local;

/** Hears of a run while it goes on, on its own thread. */
public interface LocalListener {
    /** Hears nothing and never interrupts. */
    LocalListener SILENT = new LocalListener() {};

    /** Called several times a second. */
    default void progress(LocalProgress progress) {}

    /** Whether the run should stop; asked after every step, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }
}
