package io.github.quadrille.engine.parts;

import io.github.quadrille.core.question.PackingCount;


/** Hears of parts; called by several threads, but by one at a time. */
@FunctionalInterface
public interface PartListener {
    /** Hears nothing. */
    PartListener SILENT = (part, count) -> {};

    /** A part was counted, now or as the journal says, or as much of it as the limits allowed. */
    void counted(Part part, PackingCount count);
}
