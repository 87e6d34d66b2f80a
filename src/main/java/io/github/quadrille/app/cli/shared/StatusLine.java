package io.github.quadrille.app.cli.shared;

/** A line of a terminal that is written over and over. Others write beside it while they hold its lock, and clear it first. */
public interface StatusLine {
    /** Leaves the line empty. */
    void clear();
}
