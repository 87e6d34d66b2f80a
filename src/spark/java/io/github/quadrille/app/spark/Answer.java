package io.github.quadrille.app.spark;

import java.util.Optional;

/**
 * Holds the answer to a question, which an executor sends to the driver as a {@link Parcel}.
 *
 * @param id the number of the question
 * @param value the answer of the task, or empty if it failed
 * @param failure the reason in a few words if it failed
 * @param seconds the seconds that the task took
 */
record Answer(long id, Optional<?> value, Optional<String> failure, double seconds) {}
