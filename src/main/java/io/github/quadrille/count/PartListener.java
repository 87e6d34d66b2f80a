package io.github.quadrille.count;

/** Hears of parts; called by several threads, but by one at a time. */
public interface PartListener extends CountListener {
    /** A part was counted, or as much of it as the limits allowed. */
    void counted(Part part, PackingCount count);
}
