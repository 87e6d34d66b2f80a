package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.ParameterType;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Holds options that belong together, as fields, and the rules that the options have to keep. A {@link Command} is such
 * a group, too.
 */
public abstract class Flags {
    /** The list has options, arguments and groups of options, in the order of their declaration. */
    private final List<Object> parts = new ArrayList<>();

    private final List<Runnable> rules = new ArrayList<>();
    private CommandSpec command;

    /** Checks the rules of all options of a command. */
    public static void check(ParseResult parsed) {
        if (parsed.commandSpec().userObject() instanceof Flags flags) {
            flags.check();
        }
    }

    private void check() {
        rules.forEach(Runnable::run);
        for (Object part : parts) {
            if (part instanceof Flags group) {
                group.check();
            }
        }
    }

    /** Declares all options and arguments to picocli. */
    final void addTo(CommandSpec spec) {
        command = spec;
        for (Object part : parts) {
            if (part instanceof Flags group) {
                group.addTo(spec);
            } else if (part instanceof Flag<?> flag) {
                spec.addOption(flag.declared());
            } else if (part instanceof Positional<?> argument) {
                spec.addPositional(argument.declared());
            }
        }
    }

    /** Returns the command that these options belong to. */
    public final CommandSpec command() {
        return command;
    }

    /** Returns an exception that refuses the arguments with this message. */
    public final ParameterException invalid(String message) {
        return new ParameterException(command.commandLine(), message);
    }

    /**
     * Checks the output files of a command before the work begins. Each file needs the right ending and an existing
     * folder. No file may replace the input, and each option needs a file of its own.
     *
     * @param input what the command reads: a file, a size or {@code -}
     */
    protected final void checkOutputs(String input, List<Flag<Path>> outputs) {
        checkEndings(outputs);
        checkPlaces(input, outputs);
    }

    /** Refuses a file whose ending is not one of those that its option allows. */
    protected final void checkEndings(List<Flag<Path>> outputs) {
        new OutputFiles(command).checkEndings(outputs);
    }

    /**
     * Refuses a file whose folder does not exist or cannot be written, a file that would replace the input, and two
     * options for the same file.
     */
    protected final void checkPlaces(String input, List<Flag<Path>> outputs) {
        new OutputFiles(command).checkPlaces(input, outputs);
    }

    /** Adds a group of options that other commands have as well. */
    protected final <G extends Flags> G with(G group) {
        return add(group);
    }

    /** Adds a rule for the options. The rule throws {@link #invalid} if the options make no sense. */
    protected final void rule(Runnable rule) {
        rules.add(rule);
    }

    /** Refuses the options, with this message, if the condition is true. */
    protected final void never(Said wrong, String message) {
        rule(() -> {
            if (wrong.isSaid()) {
                throw invalid(message);
            }
        });
    }

    /**
     * Refuses the first option if none of the other options is given. The message may have {@code %s} for the name of
     * the first option.
     */
    protected final void needs(Said one, String message, Said... others) {
        rule(() -> {
            if (one.isSaid() && Stream.of(others).noneMatch(Said::isSaid)) {
                throw invalid(message.formatted(one.words()));
            }
        });
    }

    /**
     * Refuses the first option together with any of the other options. The message may have {@code %s} for the name of
     * the other option.
     */
    protected final void excludes(Said one, String message, Said... others) {
        rule(() -> {
            for (Said other : others) {
                if (one.isSaid() && other.isSaid()) {
                    throw invalid(message.formatted(other.words()));
                }
            }
        });
    }

    /**
     * Refuses the first option together with any option of these names. The message may have {@code %s} for the name of
     * the other option.
     */
    protected final void excludes(Said one, String message, List<String> names) {
        rule(() -> {
            if (one.isSaid()) {
                refuse(message, names);
            }
        });
    }

    /** Refuses the first of these options that is given. The message has {@code %s} for the name of this option. */
    protected final void refuse(String message, List<String> names) {
        for (String name : names) {
            if (given().hasMatchedOption(name)) {
                throw invalid(message.formatted(name));
            }
        }
    }

    /**
     * Refuses sizes and pieces that the shell split at blanks, if several puzzles are given. Without quotes, the words
     * of "6 x 10" look like three puzzles.
     */
    protected final void quoted(Positional<? extends List<?>> several) {
        rule(() -> {
            if (several.value().size() > 1) {
                refuseSplitWords();
            }
        });
    }

    /** Refuses sizes and pieces that the shell split at blanks. The message shows how to write them. */
    protected final void refuseSplitWords() {
        UnquotedArguments.advice(given().originalArgs()).ifPresent(advice -> {
            throw invalid(advice);
        });
    }

    /** Returns the parsed command line. */
    protected final ParseResult given() {
        return command.commandLine().getParseResult();
    }

    /**
     * Refuses a number that is out of range. The message has {@code %d} for the number, and need not name the option.
     */
    protected final void range(Flag<? extends Number> number, long least, long most, String message) {
        rule(() -> {
            if (number.value() != null
                    && (number.value().longValue() < least || number.value().longValue() > most)) {
                String complaint = message.formatted(number.value());
                // The message begins like the message of picocli about a word that is not a number.
                throw invalid(
                        complaint.startsWith("--")
                                ? complaint
                                : "Invalid value for option '%s': %s".formatted(number.name(), complaint));
            }
        });
    }

    /** Refuses a number that is too small. The message has {@code %d} for the number, and need not name the option. */
    protected final void atLeast(Flag<? extends Number> number, long least, String message) {
        range(number, least, Long.MAX_VALUE, message);
    }

    /** Declares an option without a value. */
    protected final Flag<Boolean> flag(String names, String words) {
        return add(new Flag<>(named(names, words).type(Boolean.class).arity("0")));
    }

    /** Declares an option with a value that picocli reads. */
    protected final <T> Flag<T> option(String names, String label, Class<T> type, String words) {
        return add(new Flag<>(named(names, words).type(type).arity("1").paramLabel(label)));
    }

    /** Declares an option with a value that this reader reads. */
    protected final <T> Flag<T> option(
            String names, String label, Class<T> type, ITypeConverter<T> reader, String words) {
        return option(names, label, type, words).readBy(reader);
    }

    protected final Flag<String> text(String names, String label, String words) {
        return option(names, label, String.class, words);
    }

    /** Declares an option with several values. */
    protected final Flag<List<String>> texts(String names, String label, String arity, String words) {
        return add(new Flag<>(named(names, words)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity(arity)
                .paramLabel(label)));
    }

    protected final Flag<Integer> number(String names, String label, String words) {
        return option(names, label, Integer.class, words);
    }

    /**
     * Declares an option with a file. If endings are given, the command writes the file, and the file's name must have
     * one of these endings.
     */
    protected final Flag<Path> file(String names, String label, String words, String... endings) {
        Flag<Path> file = option(names, label, Path.class, words).endingIn(endings);
        rule(() -> {
            if (file.isSaid() && file.value().toString().isEmpty()) {
                throw invalid(
                        label.equals("DIR")
                                ? "%s should name a folder, but is empty. Use '.' for the current folder."
                                        .formatted(file.name())
                                : "%s should name a file. Use out%s."
                                        .formatted(file.name(), endings.length == 0 ? "" : endings[0]));
            }
        });
        return file;
    }

    /** Declares an option whose value is the name of an enum constant, in small or capital letters. */
    protected final <E extends Enum<E>> Flag<E> choice(String name, Class<E> type, String words) {
        return option(name, '<' + name.substring(2) + '>', type, words);
    }

    /** Declares an option whose value is a list of names of enum constants, with commas between them. */
    protected final <E extends Enum<E>> Flag<List<E>> choices(String name, Class<E> type, String words) {
        return add(new Flag<List<E>>(named(name, words)
                        .type(List.class)
                        .auxiliaryTypes(type)
                        .arity("1")
                        .paramLabel('<' + name.substring(2) + '>')))
                .splitAt(",");
    }

    /** Declares the option for the format of the answer: text or JSON. */
    protected final Flag<OutputFormat> formatOption() {
        return choice("--format", OutputFormat.class, "text or json (default: ${DEFAULT-VALUE}).")
                .usually("text");
    }

    protected final Flag<Duration> timeLimitOption(String words) {
        return option(Parameter.TIME_LIMIT).described(words);
    }

    /** Declares the option for the seed, which is 1 by default. */
    protected final Flag<Long> seedOption(String words) {
        return option(Parameter.SEED).described(words);
    }

    /**
     * Declares an option for a parameter of a question. A number out of range is refused, as for any other option of a
     * command.
     */
    @SuppressWarnings("unchecked") // The casts are safe, because the value of each flag has the type of its parameter.
    protected final <T> Flag<T> option(Parameter<T> parameter) {
        ParameterType<T> type = parameter.type();
        String name = parameter.option();
        String help = parameter.help();
        Flag<T> flag;
        if (type.is("boolean")) {
            flag = (Flag<T>) flag(name, help);
        } else {
            String shown =
                    parameter.usual().isPresent() ? help.replaceFirst("\\.$", " (default: \\${DEFAULT-VALUE}).") : help;
            flag = type.is("integer")
                    ? (Flag<T>) option(name, parameter.label(), Long.class, shown)
                    : (Flag<T>) option(
                            name, parameter.label(), Object.class, word -> OptionWords.read(parameter, word), shown);
            parameter.usual().map(type.writing()).ifPresent(flag::usually);
            if (!type.words().isEmpty()) {
                flag.completedBy(type.words());
            }
        }
        if (type.is("integer")) {
            // The largest value of a parameter can be a limit that only servers need. Then the command line allows any
            // number that the type can hold.
            long held = type.most() > Integer.MAX_VALUE ? Long.MAX_VALUE : Integer.MAX_VALUE;
            long most = parameter.isOfProgram() ? type.most() : held;
            String all = type.least() + " to " + most;
            String few = most < Integer.MAX_VALUE ? all : type.least() + " or more";
            String many = most < Integer.MAX_VALUE ? all : most + " or less";
            atLeast((Flag<Long>) flag, type.least(), "'%d' is out of range. Use " + few + ".");
            range((Flag<Long>) flag, Long.MIN_VALUE, most, "'%d' is out of range. Use " + many + ".");
        }
        parameter.heading().ifPresent(flag::under);
        return parameter.isNeeded() ? flag.required() : flag;
    }

    /**
     * Declares the option {@code --board}, which replaces the argument. Its value is a board that is drawn on the
     * command line, or a file with a picture of a board.
     */
    protected final Flag<String> boardOption(String argument) {
        return text(
                        "--board",
                        "BOARD",
                        "In place of " + argument
                                + ": a board drawn with '/' between rows, such as XX/X., or ../.# as in a puzzle file; or a file with its picture.")
                .under(Heading.BOARD)
                .readAsArgument(PuzzleReader::drawnBoard);
    }

    protected final Flag<PieceSymmetry> symmetryOption(String words) {
        return option(PuzzleKeys.SYMMETRY).described(words);
    }

    protected final Flag<Wrap> wrapOption(String words) {
        return option(PuzzleKeys.WRAP).described(words);
    }

    /** Declares the only argument of a command. */
    protected final Positional<String> argument(String label, String words) {
        return argument(0, label, String.class, words);
    }

    /** Declares the argument at this place, from 0. */
    protected final <T> Positional<T> argument(int place, String label, Class<T> type, String words) {
        return add(new Positional<>(
                positional(label, words).type(type).index("" + place).arity("1").required(true), null));
    }

    /** Declares all arguments of a command as one list. */
    protected final Positional<List<String>> arguments(String label, String arity, String words) {
        return arguments(0, label, arity, words);
    }

    /** Declares the argument at this place and all later arguments as one list. */
    protected final Positional<List<String>> arguments(int first, String label, String arity, String words) {
        return add(new Positional<>(
                positional(label, words)
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .index(first + "..*")
                        .arity(arity)
                        .required(arity.startsWith("1")),
                List.of()));
    }

    private static PositionalParamSpec.Builder positional(String label, String words) {
        return PositionalParamSpec.builder().paramLabel(label).description(words);
    }

    private static OptionSpec.Builder named(String names, String words) {
        return OptionSpec.builder(names.split(",", -1)).description(words);
    }

    private <P> P add(P part) {
        parts.add(part);
        return part;
    }
}
