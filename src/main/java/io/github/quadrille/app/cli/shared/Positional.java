package io.github.quadrille.app.cli.shared;

import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.PositionalParamSpec;

/** An argument without a name: its label, its help, and what is given for it. Made by {@link Flags}. */
public final class Positional<T> extends ArgumentValue<T> {
    /** What most commands say of a puzzle. */
    public static final String PUZZLE_OR_MATRIX =
            "A puzzle file, '-' for standard input, a size such as 8x10, or a matrix of 0 and 1.";

    private final PositionalParamSpec.Builder argument;
    private final T usual;

    Positional(PositionalParamSpec.Builder argument, T usual) {
        this.usual = usual;
        this.argument = argument.getter(this).setter(this);
    }

    /** Leaving it out says something, too. */
    public Positional<T> orNone() {
        argument.arity("0..1").required(false);
        return this;
    }

    /** How it is read. */
    public Positional<T> readBy(ITypeConverter<T> reader) {
        argument.converters(reader);
        return this;
    }

    /** What a shell completes it to. */
    public Positional<T> completedBy(Iterable<String> words) {
        argument.completionCandidates(words);
        return this;
    }

    /** Help does not show it. */
    public Positional<T> hidden() {
        argument.hidden(true);
        return this;
    }

    /** None of a list is an empty one. */
    @Override
    public T value() {
        return optional().orElse(usual);
    }

    /** For a list: that there is more than one. */
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

    /** What picocli is told of it. */
    PositionalParamSpec declared() {
        return argument.build();
    }
}
