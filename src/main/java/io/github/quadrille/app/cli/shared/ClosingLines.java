package io.github.quadrille.app.cli.shared;

/** A field of an answer that people read after all others, in words of its own. */
public interface ClosingLines {
    void print(Terminal terminal);
}
