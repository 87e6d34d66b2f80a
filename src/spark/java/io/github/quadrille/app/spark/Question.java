package io.github.quadrille.app.spark;

import io.github.quadrille.engine.parts.Task;

/** Holds a task and its number, which the driver sends to an executor as a {@link Parcel}. */
record Question(long id, Task<?> task) {}
