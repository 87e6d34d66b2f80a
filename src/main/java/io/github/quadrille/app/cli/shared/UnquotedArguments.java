package io.github.quadrille.app.cli.shared;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds sizes and pieces that the shell split at blanks because they were not in quotes. */
public final class UnquotedArguments {
    private static final Pattern SIZE = Pattern.compile("(?:^|.* )([0-9]+) ?[xX×*] ?([0-9]+)(?: .*|$)");
    private static final Pattern BY_SIDE = Pattern.compile("(?:^|.* )(hexagon|triangle) ([0-9]+)(?: .*|$)");
    private static final String PIECE = "(?:[A-Z][A-Z0-9]?|[a-z]+-?ominoes|[0-9]+(?:\\.\\.[0-9]*)?|any)[:,]?";
    private static final Pattern PIECES =
            Pattern.compile("(?:.* )?--pieces[ =](" + PIECE + "(?: " + PIECE + ")+)(?: .*|$)");

    private UnquotedArguments() {}

    /**
     * Returns what is wrong and what may help, if some words look like parts of a size or of pieces.
     *
     * @param words the words of a command line, from which the shell has removed all quotes
     */
    public static Optional<String> advice(List<String> words) {
        List<String> single = words.stream().filter(word -> !word.contains(" ")).toList();
        if (single.stream().anyMatch(word -> word.length() <= 3 && exists(word))) {
            return Optional.empty();
        }
        String line = String.join(" ", single);
        Matcher pieces = PIECES.matcher(line);
        if (pieces.matches()) {
            String list = pieces.group(1);
            String separated = list.contains(":") || list.contains(",") ? list : list.replace(" ", ", ");
            return Optional.of(
                    "The pieces are several words. Put them in quotes: --pieces \"%s\".".formatted(separated));
        }
        Matcher bySide = BY_SIDE.matcher(line);
        if (bySide.matches()) {
            return Optional.of("This size has two words. Put them in quotes: \"%s %s\"."
                    .formatted(bySide.group(1), bySide.group(2)));
        }
        Matcher size = SIZE.matcher(line);
        return size.matches() && !single.contains(size.group(1) + "x" + size.group(2))
                ? Optional.of("A size is one word. Write %sx%s.".formatted(size.group(1), size.group(2)))
                : Optional.empty();
    }

    private static boolean exists(String word) {
        try {
            return Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
