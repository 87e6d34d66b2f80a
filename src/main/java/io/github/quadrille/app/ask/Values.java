package io.github.quadrille.app.ask;

import io.github.quadrille.core.limit.Limits;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Holds the values that the user set for the parameters of a question, on the command line or in a request. */
public interface Values {
    /**
     * Returns the value that the user set for a parameter. The result is empty if the user set none, or if the text of
     * the value cannot be read.
     */
    <T> Optional<T> said(Parameter<T> parameter);

    /** Returns the value that the user set for a parameter, or else the default of that parameter. */
    default <T> T of(Parameter<T> parameter) {
        return said(parameter).or(parameter::usual).orElseThrow();
    }

    /**
     * Returns the limits of the answer, {@link Parameter#TIME_LIMIT} included.
     *
     * @param usual the time limit if the user sets none; empty if the answer then has only the limit of the server, or
     *     none on the command line
     * @param others the other limits that the user may set
     */
    Limits limits(Optional<Duration> usual, Parameter<?>... others);

    /**
     * Returns the limits of the answer. If the user sets no time limit, the answer has the limit of the server, or none
     * on the command line.
     */
    default Limits limits(Parameter<?>... others) {
        return limits(Optional.empty(), others);
    }

    /** Returns the address of the site to which links lead. It is empty if no such address is set. */
    default Optional<URI> site() {
        return Optional.empty();
    }
}
