package io.github.quadrille.engine.window;

/** How the search of a window ended. */
public enum WindowOutcome {
    /** Packed as asked. */
    PACKED,
    /** Everything was tried: there is no such packing. */
    IMPOSSIBLE,
    /** The node limit was reached first. */
    UNDECIDED
}
