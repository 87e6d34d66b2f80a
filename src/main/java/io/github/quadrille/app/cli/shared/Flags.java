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

/** Options that belong together, as fields, and what they demand of each other; a {@link Command} is one, too. */
public abstract class Flags {
    /** In order. */
    private final List<Object> parts = new ArrayList<>();

    private final List<Runnable> rules = new ArrayList<>();
    private CommandSpec command;

    /** Looks at all options of a command together. */
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

    /** Tells picocli of them. */
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

    /** The command that they are of. */
    public final CommandSpec command() {
        return command;
    }

    /** What refuses them. */
    public final ParameterException invalid(String message) {
        return new ParameterException(command.commandLine(), message);
    }

    /**
     * Looks at files before the work is done that they are to hold: each is what its ending says and has a folder, none
     * replaces the input, and no two are the same.
     *
     * @param input what the command reads: a file, a size or {@code -}
     */
    protected final void checkOutputs(String input, List<Flag<Path>> outputs) {
        checkEndings(outputs);
        checkPlaces(input, outputs);
    }

    /** Each is what its ending says. */
    protected final void checkEndings(List<Flag<Path>> outputs) {
        new OutputFiles(command).checkEndings(outputs);
    }

    /** Each has a folder, none replaces the input, and no two are the same. */
    protected final void checkPlaces(String input, List<Flag<Path>> outputs) {
        new OutputFiles(command).checkPlaces(input, outputs);
    }

    /** Options that other commands have as well. */
    protected final <G extends Flags> G with(G group) {
        return add(group);
    }

    /** Looks at something of them, and throws {@link #invalid} if it makes no sense. */
    protected final void rule(Runnable rule) {
        rules.add(rule);
    }

    /** Where this is so, they make no sense, and the message says why. */
    protected final void never(Said wrong, String message) {
        rule(() -> {
            if (wrong.isSaid()) {
                throw invalid(message);
            }
        });
    }

    /** The first is for any of the others, and the message, which may name it, says so. */
    protected final void needs(Said one, String message, Said... others) {
        rule(() -> {
            if (one.isSaid() && Stream.of(others).noneMatch(Said::isSaid)) {
                throw invalid(message.formatted(one.words()));
            }
        });
    }

    /** The first goes with none of the others, and the message, which may name the other, says so. */
    protected final void excludes(Said one, String message, Said... others) {
        rule(() -> {
            for (Said other : others) {
                if (one.isSaid() && other.isSaid()) {
                    throw invalid(message.formatted(other.words()));
                }
            }
        });
    }

    /** The same of options that are named, of which the message names the first. */
    protected final void excludes(Said one, String message, List<String> names) {
        rule(() -> {
            if (one.isSaid()) {
                refuse(message, names);
            }
        });
    }

    /** Refuses the first of some options that is given; the message has a place for its name. */
    protected final void refuse(String message, List<String> names) {
        for (String name : names) {
            if (given().hasMatchedOption(name)) {
                throw invalid(message.formatted(name));
            }
        }
    }

    /** For puzzles, to which the parts of a size or of pieces look like more of them. */
    protected final void quoted(Positional<? extends List<?>> several) {
        rule(() -> {
            if (several.value().size() > 1) {
                refuseSplitWords();
            }
        });
    }

    /** Refuses sizes and pieces that the shell took apart, with the words put together. */
    protected final void refuseSplitWords() {
        UnquotedArguments.advice(given().originalArgs()).ifPresent(advice -> {
            throw invalid(advice);
        });
    }

    /** The command line. */
    protected final ParseResult given() {
        return command.commandLine().getParseResult();
    }

    /** The message names a number out of range, and need not name the option. */
    protected final void range(Flag<? extends Number> number, long least, long most, String message) {
        rule(() -> {
            if (number.value() != null
                    && (number.value().longValue() < least || number.value().longValue() > most)) {
                String complaint = message.formatted(number.value());
                // As picocli complains of what is no number at all.
                throw invalid(
                        complaint.startsWith("--")
                                ? complaint
                                : "Invalid value for option '%s': %s".formatted(number.name(), complaint));
            }
        });
    }

    /** The message names a number that is too small, and need not name the option. */
    protected final void atLeast(Flag<? extends Number> number, long least, String message) {
        range(number, least, Long.MAX_VALUE, message);
    }

    /** One that is said or not. */
    protected final Flag<Boolean> flag(String names, String words) {
        return add(new Flag<>(named(names, words).type(Boolean.class).arity("0")));
    }

    /** One with a value that picocli reads. */
    protected final <T> Flag<T> option(String names, String label, Class<T> type, String words) {
        return add(new Flag<>(named(names, words).type(type).arity("1").paramLabel(label)));
    }

    /** One with a value that is read so. */
    protected final <T> Flag<T> option(
            String names, String label, Class<T> type, ITypeConverter<T> reader, String words) {
        return option(names, label, type, words).readBy(reader);
    }

    protected final Flag<String> text(String names, String label, String words) {
        return option(names, label, String.class, words);
    }

    /** One with several values. */
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

    /** One with a file; one to be written, if it is told how its name may end. */
    protected final Flag<Path> file(String names, String label, String words, String... endings) {
        Flag<Path> file = option(names, label, Path.class, words).endingIn(endings);
        rule(() -> {
            if (file.isSaid() && file.value().toString().isEmpty()) {
                throw invalid(
                        label.equals("DIR")
                                ? "%s names no folder. Maybe '.', which is this one.".formatted(file.name())
                                : "%s names no file. Maybe use out%s."
                                        .formatted(file.name(), endings.length == 0 ? "" : endings[0]));
            }
        });
        return file;
    }

    /** One of some words, which may be written in any case. */
    protected final <E extends Enum<E>> Flag<E> choice(String name, Class<E> type, String words) {
        return option(name, '<' + name.substring(2) + '>', type, words);
    }

    /** Some of such words, with commas between. */
    protected final <E extends Enum<E>> Flag<List<E>> choices(String name, Class<E> type, String words) {
        return add(new Flag<List<E>>(named(name, words)
                        .type(List.class)
                        .auxiliaryTypes(type)
                        .arity("1")
                        .paramLabel('<' + name.substring(2) + '>')))
                .splitAt(",");
    }

    /** Text or JSON. */
    protected final Flag<OutputFormat> formatOption() {
        return choice("--format", OutputFormat.class, "text or json (default: ${DEFAULT-VALUE}).")
                .usually("text");
    }

    protected final Flag<Duration> timeLimitOption(String words) {
        return option(Parameter.TIME_LIMIT).described(words);
    }

    /** With 1 as the usual one. */
    protected final Flag<Long> seedOption(String words) {
        return option(Parameter.SEED).described(words);
    }

    /** One that the table of questions declares; a number is read and told of as those of the command line are. */
    @SuppressWarnings("unchecked") // A truth value, a number and a span of time are what their types say.
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
            // A server may give less than the most, but no number is larger than what holds it.
            long held = type.most() > Integer.MAX_VALUE ? Long.MAX_VALUE : Integer.MAX_VALUE;
            long most = parameter.isOfProgram() ? type.most() : held;
            String all = type.least() + " to " + most;
            String few = most < Integer.MAX_VALUE ? all : type.least() + " or more";
            String many = most < Integer.MAX_VALUE ? all : most + " or less";
            atLeast((Flag<Long>) flag, type.least(), "'%d' is out of range. Maybe " + few + ".");
            range((Flag<Long>) flag, Long.MIN_VALUE, most, "'%d' is out of range. Maybe " + many + ".");
        }
        parameter.heading().ifPresent(flag::under);
        return parameter.isNeeded() ? flag.required() : flag;
    }

    /** A board that is drawn there, or a file with one, in place of an argument. */
    protected final Flag<String> boardOption(String argument) {
        return text(
                        "--board",
                        "BOARD",
                        "In place of " + argument
                                + ", a board that is drawn, '/' between rows: XX/X., or as in a puzzle"
                                + " file ../.#; or a file with its picture.")
                .under(Heading.BOARD)
                .readAsArgument(PuzzleReader::drawnBoard);
    }

    protected final Flag<PieceSymmetry> symmetryOption(String words) {
        return option(PuzzleKeys.SYMMETRY).described(words);
    }

    protected final Flag<Wrap> wrapOption(String words) {
        return option(PuzzleKeys.WRAP).described(words);
    }

    /** The only argument. */
    protected final Positional<String> argument(String label, String words) {
        return argument(0, label, String.class, words);
    }

    /** The argument at this place, from 0. */
    protected final <T> Positional<T> argument(int place, String label, Class<T> type, String words) {
        return add(new Positional<>(
                positional(label, words).type(type).index("" + place).arity("1").required(true), null));
    }

    /** All arguments. */
    protected final Positional<List<String>> arguments(String label, String arity, String words) {
        return arguments(0, label, arity, words);
    }

    /** All arguments from this place on. */
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
