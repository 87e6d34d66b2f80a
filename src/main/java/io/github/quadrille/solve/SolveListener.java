package io.github.quadrille.solve;

import io.github.quadrille.question.CountProgress;
import io.github.quadrille.question.SearchListener;

/** Hears of an answer in the making: of searches, and of the frontier. */
public interface SolveListener extends SearchListener {
    /** Hears nothing and never interrupts. */
    SolveListener SILENT = new SolveListener() {};

    /** Called several times a second while the frontier sweeps. */
    default void sweeping(CountProgress progress) {}
}
