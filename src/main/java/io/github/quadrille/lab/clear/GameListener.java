package io.github.quadrille.lab.clear;

/** Hears of the search of a game while it runs, on its own thread. */
public interface GameListener {
    /** Hears nothing and never interrupts. */
    GameListener SILENT = new GameListener() {};

    /** Called several times a second. */
    default void progress(GameProgress progress) {}

    /** Whether the search should stop; asked often, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }
}
