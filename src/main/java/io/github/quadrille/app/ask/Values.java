package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Holds what is said of the parameters of a question, wherever it is asked. */
public interface Values {
    /** Returns what is said of one; nothing where that is nothing, or cannot be read. */
    <T> Optional<T> said(Parameter<T> parameter);

    /** Returns what is said of one that has a usual value, or that value. */
    default <T> T of(Parameter<T> parameter) {
        return said(parameter).or(parameter::usual).orElseThrow();
    }

    /**
     * Returns what the answer may take, {@link Parameter#TIME_LIMIT} included.
     *
     * @param usual the time where none is said; nothing for as long as whoever asks may wait
     * @param others the other limits that may be said
     */
    Limits limits(Optional<Duration> usual, Parameter<?>... others);

    /** Returns what it may take as long as whoever asks may wait. */
    default Limits limits(Parameter<?>... others) {
        return limits(Optional.empty(), others);
    }

    /** Says where links lead, if whoever asks has such a place. */
    default Optional<URI> site() {
        return Optional.empty();
    }
}
