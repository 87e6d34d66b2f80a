package io.github.quadrille.app.spark;

import io.github.quadrille.engine.parts.Task;

/** Goes to an executor as a {@link Parcel}. */
record Question(long id, Task<?> task) {}
