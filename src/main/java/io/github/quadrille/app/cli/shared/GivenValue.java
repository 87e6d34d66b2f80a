package io.github.quadrille.app.cli.shared;

import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;

/** Where picocli leaves what is given for an option or an argument. */
final class GivenValue<T> implements IGetter, ISetter {
    private final T usual;
    private T value;

    GivenValue(T usual) {
        this.usual = usual;
    }

    /** What is usual, where nothing is given. */
    T value() {
        return value == null ? usual : value;
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Picocli asks so, for what it has set.
    public <V> V get() {
        return (V) value;
    }

    @Override
    @SuppressWarnings("unchecked") // Of the type that the declaration names.
    public <V> V set(V next) {
        V before = (V) value;
        value = (T) next;
        return before;
    }
}
