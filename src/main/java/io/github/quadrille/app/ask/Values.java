package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Holds the values that the user set for the parameters of a question, on the command line or in a request. */
public interface Values {
    /** Returns the value that the user set for a parameter; empty where there is none, or where it cannot be read. */
    <T> Optional<T> said(Parameter<T> parameter);

    /** Returns the value that the user set for a parameter, or else the default of that parameter. */
    default <T> T of(Parameter<T> parameter) {
        return said(parameter).or(parameter::usual).orElseThrow();
    }

    /**
     * Returns the limits of the answer, {@link Parameter#TIME_LIMIT} included.
     *
     * @param usual the time limit where the user sets none; empty for as long as the caller may wait
     * @param others the other limits that the user may set
     */
    Limits limits(Optional<Duration> usual, Parameter<?>... others);

    /**
     * Returns the limits of the answer. Where the user sets no time limit, the answer may take as long as the caller
     * may wait.
     */
    default Limits limits(Parameter<?>... others) {
        return limits(Optional.empty(), others);
    }

    /** Returns the address that links lead to; empty where there is none. */
    default Optional<URI> site() {
        return Optional.empty();
    }
}
