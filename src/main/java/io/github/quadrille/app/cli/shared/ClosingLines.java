package io.github.quadrille.app.cli.shared;

/** A {@code ClosingLines} prints some lines at the end of an answer, after all other fields. */
public interface ClosingLines {
    void print(Terminal terminal);
}
