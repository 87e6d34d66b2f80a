package io.github.quadrille.question;

import io.github.quadrille.puzzle.Packing;

/** Hears of a search while it runs, on its own thread. */
public interface SearchListener {
    /** Hears nothing and never interrupts. */
    SearchListener SILENT = new SearchListener() {};

    /** A packing was found and accepted by the checker. */
    default void found(Packing packing) {}

    /** Called several times a second. */
    default void progress(Progress progress) {}

    /** The same, while the best covering is searched for. */
    default void progress(CoverProgress progress) {
        progress(new Progress(
                progress.nodes(),
                0,
                (int) progress.worth().orElse(0),
                (int) progress.bound().orElse(0),
                progress.elapsed(),
                progress.left()));
    }

    /** Whether the search should stop; asked often, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }
}
