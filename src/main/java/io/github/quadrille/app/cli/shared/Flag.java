package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.OptionSpec;

/** An option: its names, its help, how its value is read, and the value that a command line gives. Made by {@link Flags}. */
public final class Flag<T> extends ArgumentValue<T> {
    private final OptionSpec.Builder option;
    private List<String> endings = List.of();
    private Optional<Heading> heading = Optional.empty();
    private OptionSpec declared;

    Flag(OptionSpec.Builder option) {
        this.option = option.getter(this).setter(this);
    }

    /** The file that it names is to be written, and what it is its ending says, as one of these. */
    Flag<T> endingIn(String... words) {
        endings = List.of(words);
        return this;
    }

    /** A help shows it under this heading, where one asks for all. */
    public Flag<T> under(Heading above) {
        heading = Optional.of(above);
        return this;
    }

    Optional<Heading> heading() {
        return heading;
    }

    /** The command line says this of it, instead of what it was declared with. */
    public Flag<T> described(String words) {
        option.description(words);
        return this;
    }

    /** Unless the command line says otherwise, as it would say it. */
    public Flag<T> usually(String words) {
        option.defaultValue(words);
        return this;
    }

    /** It may be given without a value, which stands for this one. */
    public Flag<T> alone(String words) {
        option.arity("0..1").fallbackValue(words);
        return this;
    }

    /** There is no answer without it. */
    public Flag<T> required() {
        option.required(true);
        return this;
    }

    /** {@code --x} is usual, and {@code --no-x} says otherwise. */
    public Flag<T> negatable() {
        option.negatable(true).defaultValue("true").fallbackValue("true");
        return this;
    }

    /** Each of its values may be several, with this between them. */
    public Flag<T> splitAt(String separator) {
        option.splitRegex(separator);
        return this;
    }

    /** How its value is read. */
    Flag<T> readBy(ITypeConverter<T> reader) {
        option.converters(reader);
        return this;
    }

    /** What a shell completes after it. */
    public Flag<T> completedBy(Iterable<String> words) {
        option.completionCandidates(words);
        return this;
    }

    /** Its value, so changed, is the command's next argument. */
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

    /** How many words behind it are its values, this says. */
    public Flag<T> takenBy(IParameterConsumer consumer) {
        option.parameterConsumer(consumer);
        return this;
    }

    /** That it has this value, given or by default. */
    public Said is(T wanted) {
        return () -> wanted.equals(value());
    }

    /** Whether the command line names it, and not only its default. */
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

    /** Returns what the command line says of it, after a blank; nothing, if it does not name it. */
    public String typed() {
        if (!isSaid()) {
            return "";
        }
        String word = value() instanceof Boolean
                ? ""
                : String.join(" ", declared.originalStringValues()).replaceAll("[^\\p{Print}]", "");
        return " " + words() + (word.isEmpty() ? "" : " " + (word.contains(" ") ? '"' + word + '"' : word));
    }

    /** The first of its names. */
    String name() {
        return option.names()[0];
    }

    List<String> endings() {
        return endings;
    }

    /** What picocli is told of it. */
    OptionSpec declared() {
        declared = option.build();
        return declared;
    }
}
