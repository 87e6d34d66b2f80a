package io.github.quadrille.app.cli.shared;

import java.util.Optional;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;

/** What a command line gives for an option or an argument, where picocli leaves it. */
abstract sealed class ArgumentValue<T> implements Said, IGetter, ISetter permits Flag, Positional {
    private T value;

    /** What is given, or the default; null where there is neither. */
    public T value() {
        return value;
    }

    /** The same; empty where there is neither. */
    public final Optional<T> optional() {
        return Optional.ofNullable(value);
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Picocli asks so, for what it has set.
    public final <V> V get() {
        return (V) value;
    }

    @Override
    @SuppressWarnings("unchecked") // Of the type that the declaration names.
    public final <V> V set(V next) {
        V before = (V) value;
        value = (T) next;
        return before;
    }
}
