package io.github.quadrille.app.cli.shared;

/** For people, or for programs: an answer a line, or a packing a line. */
public enum AnswerFormat {
    TEXT,
    JSON,
    NDJSON
}
