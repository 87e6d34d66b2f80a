package io.github.quadrille.app.cli.shared;

import java.util.Optional;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;

/** Holds the value that a command line gives for an option or an argument. Picocli sets the value. */
abstract sealed class ArgumentValue<T> implements Said, IGetter, ISetter permits Flag, Positional {
    private T value;

    /** Returns the value that the command line gives, or else the default. It is null if there is no default either. */
    public T value() {
        return value;
    }

    /**
     * Returns the value that the command line gives, or else the default. It is empty if there is no default either.
     */
    public final Optional<T> optional() {
        return Optional.ofNullable(value);
    }

    @Override
    // Picocli chooses the type, and reads only the value that it has set.
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    public final <V> V get() {
        return (V) value;
    }

    @Override
    @SuppressWarnings("unchecked") // The value has the type that the declaration names.
    public final <V> V set(V next) {
        V before = (V) value;
        value = (T) next;
        return before;
    }
}
