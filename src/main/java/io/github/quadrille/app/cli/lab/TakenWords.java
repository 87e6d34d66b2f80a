package io.github.quadrille.app.cli.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Takes the word after an option as its value, and further words as long as they are values, too. All other words are
 * arguments of the command.
 *
 * @param isMore whether a word is another value
 */
record TakenWords(Predicate<String> isMore) implements CommandLine.IParameterConsumer {
    @Override
    public void consumeParameters(Stack<String> left, ArgSpec option, CommandSpec command) {
        if (left.isEmpty()) {
            throw new CommandLine.MissingParameterException(
                    command.commandLine(),
                    option,
                    "Missing required parameter for option '%s' (%s)"
                            .formatted(((OptionSpec) option).longestName(), option.paramLabel()));
        }
        List<String> before = option.getValue();
        List<String> words = before == null ? new ArrayList<>() : new ArrayList<>(before);
        do {
            words.add(left.pop());
        } while (!left.isEmpty() && isMore.test(left.peek()));
        option.setValue(words);
    }
}
