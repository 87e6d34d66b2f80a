package io.github.quadrille.app.spark;

import java.util.Optional;

/**
 * Comes from an executor as a {@link Parcel}.
 *
 * @param id of the question
 * @param value that the task has, unless it failed
 * @param failure in a few words, if it failed
 * @param seconds that it took
 */
record Answer(long id, Optional<?> value, Optional<String> failure, double seconds) {}
