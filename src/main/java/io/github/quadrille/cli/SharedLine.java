package io.github.quadrille.cli;

/** A line of a terminal that is written over and over. Others write beside it while they hold its lock, and clear it first. */
interface SharedLine {
    /** Leaves the line empty. */
    void clear();
}
