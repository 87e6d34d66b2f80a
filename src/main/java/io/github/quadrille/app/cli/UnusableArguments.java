package io.github.quadrille.app.cli;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.UnquotedArguments;
import io.github.quadrille.io.text.Suggestion;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Says in one line what is wrong with the arguments of a command, and what can help. Some messages of picocli about
 * words and numbers show names of Java. They are replaced by messages that show what the user can type.
 */
record UnusableArguments(Terminal terminal) implements IParameterExceptionHandler {
    /** Each entry is the word for its index, because users may write numbers from 0 to 10 as words. */
    private static final List<String> NUMBERS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private static final Pattern NO_WORD =
            Pattern.compile("expected one of \\[(.*)] \\(case-(?:in)?sensitive\\) but was '(.*)'$");
    private static final Pattern NO_NUMBER = Pattern.compile("(?<=: )'(.*)' is not an? (int|long|double)$");
    private static final Pattern DIGITS = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern PUZZLE = Pattern.compile("[0-9]+[xX][0-9]+|quad[0-9]+-.*|.*\\.(yaml|yml|json|txt)");
    private static final Pattern SIZE_AS_OPTION = Pattern.compile("-+([0-9]+[xX][0-9]+)");

    @Override
    public int handleParseException(ParameterException problem, String[] arguments) {
        String message =
                problem.getMessage().lines().findFirst().map(String::strip).orElse("The arguments cannot be used");
        String text = gone(problem)
                .or(() -> command(problem))
                .or(() -> sizeAsOption(problem, arguments))
                .or(() -> unquoted(problem, arguments))
                .or(() -> tooMany(problem))
                .or(() -> sameOption(problem))
                .or(() -> word(message, problem.getArgSpec()))
                .or(() -> number(message, problem.getArgSpec()))
                .orElse(message);
        terminal.complaint(isWhole(text) ? text : text + ". " + advice(problem));
        return ExitStatus.UNUSABLE.code();
    }

    /**
     * Returns whether a text ends like a message of this program, which already has its advice. A message of picocli
     * has no full stop.
     */
    private static boolean isWhole(String text) {
        return text.endsWith(".") || text.endsWith("?");
    }

    /**
     * Returns advice for the words {@code worker} and {@code --cluster}, with which a user may ask for work on many
     * machines.
     */
    private static Optional<String> gone(ParameterException problem) {
        return unmatched(problem)
                .filter(word -> word.equals("worker") || word.matches("--cluster(=.*)?"))
                .map(word ->
                        "Quadrille has no '%s' any more. Use Spark, Slurm or GNU parallel, as the page".formatted(word)
                                + " 'On many machines' (many-machines.html) shows.");
    }

    /**
     * Returns the message for a first argument that should be a command, but names no command. If it looks like a
     * puzzle, the advice is to solve it.
     */
    private static Optional<String> command(ParameterException problem) {
        CommandLine command = problem.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        return unmatched(problem)
                .filter(word -> !command.getSubcommands().isEmpty() && !word.startsWith("-"))
                .map(word -> {
                    boolean isPuzzle =
                            command.getParent() == null && PUZZLE.matcher(word).matches();
                    String advice = isPuzzle
                            ? "Use '%s solve %s'.".formatted(name, word)
                            : meant(word, command)
                                    .or(() -> optionOf(word, command))
                                    .map(Suggestion::question)
                                    .orElse("See '%s --help'.".formatted(name));
                    return "There is no command '%s'. %s".formatted(word, advice);
                });
    }

    /** Returns a command and its option, if the user typed the name of the option as if it were a command. */
    private static Optional<String> optionOf(String word, CommandLine command) {
        return command.getSubcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(spec -> spec.optionsMap().containsKey("--" + word))
                .map(spec -> "%s --%s".formatted(spec.name(), word))
                .findFirst();
    }

    /** Returns the first word that picocli cannot assign to anything. */
    private static Optional<String> unmatched(ParameterException problem) {
        return problem instanceof UnmatchedArgumentException unmatched
                ? Optional.of(unmatched.getUnmatched().get(0))
                : Optional.empty();
    }

    /** Returns advice if several words belong together and need quotes, because the command expects one puzzle. */
    private static Optional<String> unquoted(ParameterException problem, String... arguments) {
        return unmatched(problem)
                .filter(word -> !word.startsWith("-"))
                .flatMap(word -> UnquotedArguments.advice(List.of(arguments)));
    }

    /** Returns the message for a word that is one argument too many. */
    private static Optional<String> tooMany(ParameterException problem) {
        return unmatched(problem)
                .filter(word -> !word.startsWith("-"))
                .map(word -> "The argument '%s' is one too many for '%s'. Leave it out."
                        .formatted(
                                word, problem.getCommandLine().getCommandSpec().qualifiedName()));
    }

    private static String advice(ParameterException problem) {
        CommandLine command = problem.getCommandLine();
        return unmatched(problem)
                .flatMap(word -> meant(word, command))
                .map(Suggestion::question)
                .orElseGet(() ->
                        "See '%s --help'.".formatted(command.getCommandSpec().qualifiedName()));
    }

    /** Returns the option or the command whose name is nearest to an unknown word. */
    private static Optional<String> meant(String word, CommandLine command) {
        if (!word.startsWith("-")) {
            return Suggestion.nearest(word, command.getSubcommands().keySet());
        }
        // Options of one letter are left out, because all of them are equally near to any word.
        List<String> options = command.getCommandSpec().optionsMap().keySet().stream()
                .filter(option -> option.startsWith("--"))
                .toList();
        return Suggestion.nearest(word.replaceFirst("=.*", ""), options);
    }

    /**
     * Returns the message for a size after a hyphen, such as {@code -4x10}. It looks like an option, so picocli does
     * not take it for a size.
     */
    private static Optional<String> sizeAsOption(ParameterException problem, String... arguments) {
        if (!(problem instanceof MissingParameterException || problem instanceof UnmatchedArgumentException)) {
            return Optional.empty();
        }
        return Arrays.stream(arguments)
                .map(SIZE_AS_OPTION::matcher)
                .filter(Matcher::matches)
                .map(matcher ->
                        "'%s' is not an option. Did you mean the size %s?".formatted(matcher.group(), matcher.group(1)))
                .findFirst();
    }

    /**
     * Returns the message for an option that has several names and is given twice. The user may not know that these
     * names mean the same option.
     */
    private static Optional<String> sameOption(ParameterException problem) {
        return problem instanceof OverwrittenOptionException twice
                        && twice.getOverwritten() instanceof OptionSpec option
                        && option.names().length > 1
                ? Optional.of("%s are names of the same option, which is given twice. Leave one of them out."
                        .formatted(String.join(" and ", option.names())))
                : Optional.empty();
    }

    private static Optional<String> word(String message, ArgSpec argument) {
        Matcher matcher = NO_WORD.matcher(message);
        if (argument == null || !matcher.find()) {
            return Optional.empty();
        }
        String noun = argument.paramLabel().replaceAll("[<>]", "").toLowerCase(Locale.ROOT);
        return Optional.of(message.substring(0, matcher.start())
                + "There is no %s '%s'. Use one of %s."
                        .formatted(noun, matcher.group(2), matcher.group(1).toLowerCase(Locale.ROOT)));
    }

    private static Optional<String> number(String message, ArgSpec argument) {
        Matcher matcher = NO_NUMBER.matcher(message);
        if (argument == null || !matcher.find()) {
            return Optional.empty();
        }
        boolean whole = !matcher.group(2).equals("double");
        String fault = DIGITS.matcher(matcher.group(1)).matches()
                ? "is out of range"
                : whole ? "is not a whole number" : "is not a number";
        String usual = argument.defaultValue() == null ? (whole ? "10" : "0.5") : argument.defaultValue();
        String point = matcher.group(1).replace(',', '.');
        int spelled = NUMBERS.indexOf(matcher.group(1).toLowerCase(Locale.ROOT));
        String example =
                spelled >= 0 ? Integer.toString(spelled) : !whole && point.matches("[0-9]+\\.[0-9]+") ? point : usual;
        return Optional.of(message.substring(0, matcher.start())
                + "'%s' %s. Write %s.".formatted(matcher.group(1), fault, example));
    }
}
