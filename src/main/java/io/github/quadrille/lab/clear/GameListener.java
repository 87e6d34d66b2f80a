package io.github.quadrille.lab.clear;

import java.time.Duration;
import java.util.Optional;

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

    /**
     * How far a search is.
     *
     * @param nodes so far
     * @param moves the number of moves that is being tried
     * @param left until the time limit
     */
    record GameProgress(long nodes, int moves, Duration elapsed, Optional<Duration> left) {}
}
