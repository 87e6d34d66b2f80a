package io.github.quadrille.cli;

/** For people, or for programs: an answer a line, or a packing a line. */
enum AnswerFormat {
    TEXT,
    JSON,
    NDJSON
}
