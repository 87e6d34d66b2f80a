package io.github.quadrille.app.cli;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads a file that asks a question about many puzzles: {@code quadrille table FILE.yaml}. The keys of the file are the
 * names of the command's options, without the dashes, and {@code sizes} or {@code shapes} for the arguments of the
 * command. An option that is typed after the name of the file replaces the option in the file.
 */
final class QuestionFile {
    private static final int LONGEST = 1 << 20;
    /** Each entry maps a command to the key in the file that stands for the command's arguments. */
    private static final Map<String, String> ARGUMENTS = Map.of("table", "sizes", "order", "shapes");

    /** These options may be given several times. A list of values of any other option becomes one value with commas. */
    private static final Set<String> REPEATED = Set.of("shape");

    private QuestionFile() {}

    /** Returns whether this command line names a question file. */
    static boolean isNamedBy(String... arguments) {
        return arguments.length > 1 && ARGUMENTS.containsKey(arguments[0]) && arguments[1].endsWith(".yaml");
    }

    /**
     * Returns the command line that the file stands for.
     *
     * @param options the names of the command's options
     * @throws UnusableInput when the file cannot be read, has no keys, or has an unknown key or value
     */
    static String[] expanded(Set<String> options, String... arguments) throws UnusableInput {
        String file = arguments[1];
        String positional = ARGUMENTS.get(arguments[0]);
        List<String> typed = Arrays.asList(arguments).subList(2, arguments.length);
        Problems problems = new Problems(file);
        if (!(YamlTree.parse(file, InputFile.text(file, LONGEST, "question")) instanceof YamlNode.Mapping question)) {
            throw new UnusableInput(
                    file, "This question file has no keys. Write '%s: ...' and 'pieces: ...'.".formatted(positional));
        }
        List<String> line = new ArrayList<>(List.of(arguments[0]));
        for (YamlNode.Entry entry : question.entries()) {
            String option = "--" + entry.key();
            List<YamlNode> values =
                    entry.value() instanceof YamlNode.Sequence list ? list.items() : List.of(entry.value());
            if (!entry.key().equals(positional) && !options.contains(option)) {
                Set<String> keys = new TreeSet<>(Set.of(positional));
                options.stream().filter(name -> name.startsWith("--")).forEach(name -> keys.add(name.substring(2)));
                problems.add(
                        entry.position(),
                        "The key '%s' is not an option of '%s'. %s"
                                .formatted(entry.key(), arguments[0], Suggestion.advice(entry.key(), keys)));
            }
            List<String> words = new ArrayList<>();
            for (YamlNode value : values) {
                if (value instanceof YamlNode.Scalar word) {
                    words.add(word.value());
                } else {
                    problems.add(
                            value.position(),
                            "This is %s. Write a word or a number%s."
                                    .formatted(
                                            value.description(),
                                            entry.key().startsWith("shape") ? ", such as shape: hook=XXX/X.." : ""));
                }
            }
            boolean isTyped = typed.stream().anyMatch(said -> said.equals(option) || said.startsWith(option + "="));
            if (entry.key().equals(positional)) {
                line.addAll(words);
            } else if (!isTyped && REPEATED.contains(entry.key())) {
                words.forEach(word -> line.add(option + "=" + word));
            } else if (!isTyped && !words.isEmpty()) {
                line.add(option + "=" + String.join(", ", words));
            }
        }
        problems.throwIfAny();
        line.addAll(typed);
        return line.toArray(String[]::new);
    }
}
