package io.github.quadrille.app.cli.shared;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.PositionalParamSpec;

/** An argument without a name: its label, its help, and what is given for it. Made by {@link Flags}. */
public final class Positional<T> implements Said {
    /** What most commands say of a puzzle. */
    public static final String PUZZLE_OR_MATRIX =
            "A puzzle file, '-' for standard input, a size such as 8x10, or a matrix of 0 and 1.";

    private final PositionalParamSpec.Builder argument;
    private final GivenValue<T> cell;

    Positional(PositionalParamSpec.Builder argument, T usual) {
        this.cell = new GivenValue<>(usual);
        this.argument = argument.getter(cell).setter(cell);
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

    /** Null, if none is given. */
    public T value() {
        return cell.value();
    }

    public Optional<T> optional() {
        return Optional.ofNullable(cell.value());
    }

    /** For a list: that there is more than one. */
    public static Said several(Positional<? extends List<?>> arguments) {
        return new Several(arguments);
    }

    @Override
    public boolean isSaid() {
        return cell.value() != null;
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
