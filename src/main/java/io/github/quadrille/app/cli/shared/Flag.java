package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A {@code Flag} is an option: its names, its help, the reader of its value, and the value that a command line gives.
 * Only {@link Flags} makes flags.
 */
public final class Flag<T> extends ArgumentValue<T> {
    private final OptionSpec.Builder option;
    private List<String> endings = List.of();
    private Optional<Heading> heading = Optional.empty();
    private OptionSpec declared;

    Flag(OptionSpec.Builder option) {
        this.option = option.getter(this).setter(this);
    }

    /**
     * Declares that the option names a file to write, which must have one of these endings. The ending says the format
     * of the file.
     */
    Flag<T> endingIn(String... words) {
        endings = List.of(words);
        return this;
    }

    /** Puts the option below this heading in the full help. */
    public Flag<T> under(Heading above) {
        heading = Optional.of(above);
        return this;
    }

    Optional<Heading> heading() {
        return heading;
    }

    /** Replaces the help of the option. */
    public Flag<T> described(String words) {
        option.description(words);
        return this;
    }

    /** Sets the default value, written as on a command line. */
    public Flag<T> usually(String words) {
        option.defaultValue(words);
        return this;
    }

    /** Allows the option to be given without a value. The option then has this value. */
    public Flag<T> alone(String words) {
        option.arity("0..1").fallbackValue(words);
        return this;
    }

    /** Declares that the command needs this option. */
    public Flag<T> required() {
        option.required(true);
        return this;
    }

    /** Declares an option {@code --x} that is on by default, and that {@code --no-x} switches off. */
    public Flag<T> negatable() {
        option.negatable(true).defaultValue("true").fallbackValue("true");
        return this;
    }

    /** Declares that one word of the command line may hold several values, with this separator between them. */
    public Flag<T> splitAt(String separator) {
        option.splitRegex(separator);
        return this;
    }

    /** Sets the reader of the value. */
    Flag<T> readBy(ITypeConverter<T> reader) {
        option.converters(reader);
        return this;
    }

    /** Sets the words that a shell proposes for the value. */
    public Flag<T> completedBy(Iterable<String> words) {
        option.completionCandidates(words);
        return this;
    }

    /**
     * Declares that the value of the option also becomes the next argument of the command. The given function changes
     * the value first.
     */
    Flag<T> readAsArgument(UnaryOperator<String> change) {
        option.preprocessor((words, command, part, notes) -> {
            if (words.isEmpty()) {
                return false;
            }
            words.push(change.apply(words.pop()));
            set(words.peek());
            return true;
        });
        return this;
    }

    /** Sets the rule that says how many words after the option are its values. */
    public Flag<T> takenBy(IParameterConsumer consumer) {
        option.parameterConsumer(consumer);
        return this;
    }

    /** Returns the condition that the option has this value, given or by default. */
    public Said is(T wanted) {
        return () -> wanted.equals(value());
    }

    /** Returns whether the command line has the option. A default value alone does not count. */
    @Override
    public boolean isSaid() {
        return value() != null
                && (option.defaultValue() == null
                        || declared.command().commandLine().getParseResult().hasMatchedOption(declared));
    }

    @Override
    public String words() {
        return option.names()[option.names().length - 1];
    }

    /**
     * Returns a blank, the option and its value, as they are typed on a command line. The text is empty if the command
     * line does not have the option.
     */
    public String typed() {
        if (!isSaid()) {
            return "";
        }
        String word = value() instanceof Boolean
                ? ""
                : String.join(" ", declared.originalStringValues()).replaceAll("[^\\p{Print}]", "");
        return " " + words() + (word.isEmpty() ? "" : " " + (word.contains(" ") ? '"' + word + '"' : word));
    }

    /** Returns the first name of the option. */
    String name() {
        return option.names()[0];
    }

    List<String> endings() {
        return endings;
    }

    /** Declares the option to picocli. */
    OptionSpec declared() {
        declared = option.build();
        return declared;
    }
}
