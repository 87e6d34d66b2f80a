package io.github.quadrille.app.cli.shared;

/** Prints its own lines at the end of an answer, after all other fields. */
public interface ClosingLines {
    void print(Terminal terminal);
}
