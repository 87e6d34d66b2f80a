package io.github.quadrille.app.cli.shared;

import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A {@code Positional} is an argument without a name: its label, its help, and the value that a command line gives.
 * Only {@link Flags} makes these objects.
 */
public final class Positional<T> extends ArgumentValue<T> {
    /** The help of most commands describes a puzzle by these words. */
    public static final String PUZZLE_OR_MATRIX =
            "A puzzle file, '-' for standard input, a size such as 8x10, or a matrix of 0 and 1.";

    private final PositionalParamSpec.Builder argument;
    private final T usual;

    Positional(PositionalParamSpec.Builder argument, T usual) {
        this.usual = usual;
        this.argument = argument.getter(this).setter(this);
    }

    /** Declares that the command can be given without this argument. */
    public Positional<T> orNone() {
        argument.arity("0..1").required(false);
        return this;
    }

    /** Sets the reader of the value. */
    public Positional<T> readBy(ITypeConverter<T> reader) {
        argument.converters(reader);
        return this;
    }

    /** Sets the words that a shell proposes for the argument. */
    public Positional<T> completedBy(Iterable<String> words) {
        argument.completionCandidates(words);
        return this;
    }

    /** Hides the argument from the help. */
    public Positional<T> hidden() {
        argument.hidden(true);
        return this;
    }

    /** Returns the value that the command line gives. A list of arguments that is not given is an empty list. */
    @Override
    public T value() {
        return optional().orElse(usual);
    }

    /** Returns the condition that a list of arguments has more than one element. */
    public static Said several(Positional<? extends List<?>> arguments) {
        return () -> arguments.value().size() > 1;
    }

    @Override
    public boolean isSaid() {
        return value() != null;
    }

    @Override
    public String words() {
        return argument.paramLabel();
    }

    /** Declares the argument to picocli. */
    PositionalParamSpec declared() {
        return argument.build();
    }
}
