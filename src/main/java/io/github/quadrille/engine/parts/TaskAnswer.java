package io.github.quadrille.engine.parts;

/** What comes of a task. */
public sealed interface TaskAnswer permits PartAnswer, LinesAnswer {
    /** How long it took whoever did it. */
    double seconds();
}
