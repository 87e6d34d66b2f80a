package io.github.quadrille.app.cli.shared;

/** For people or for programs. */
public enum OutputFormat {
    TEXT,
    JSON
}
