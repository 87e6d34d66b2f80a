package io.github.quadrille.cli;

/** For people or for programs. */
enum OutputFormat {
    TEXT,
    JSON
}
