package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds the puzzles of a command by the names that a file of results can use. A puzzle has these names: its own name,
 * the argument as it was given, and the name of its file, with or without the ending.
 */
final class PuzzleNames {
    private static final int MOST_LISTED = 10;

    private final Map<String, List<Puzzle>> puzzles = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();

    /**
     * Collects the names of the puzzles.
     *
     * @param given the puzzles; the key of each is the argument that names it
     */
    PuzzleNames(Map<String, Puzzle> given) {
        given.forEach((argument, puzzle) -> {
            names.add(puzzle.name());
            Path file = Path.of(argument).getFileName();
            String name = file == null ? argument : file.toString();
            Stream.of(puzzle.name(), argument, name, name.replaceFirst("\\.[^.]*$", ""))
                    .distinct()
                    .forEach(each -> puzzles.computeIfAbsent(each, none -> new ArrayList<>())
                            .add(puzzle));
        });
    }

    /**
     * Returns the puzzle that has this name.
     *
     * @throws IllegalArgumentException when no puzzle or several puzzles have this name; the message gives advice
     */
    Puzzle find(String name) {
        List<Puzzle> called = puzzles.getOrDefault(name, List.of());
        if (called.size() > 1) {
            throw new IllegalArgumentException(
                    "%d puzzles are called %s. Use the names of their files.".formatted(called.size(), Quote.of(name)));
        }
        return called.stream().findFirst().orElseThrow(() -> {
            String advice = Suggestion.question(name, puzzles.keySet())
                    .orElseGet(() -> "Use one of "
                            + String.join(", ", names.subList(0, Math.min(MOST_LISTED, names.size())))
                            + (names.size() > MOST_LISTED ? " and so on" : "")
                            + ", or add this puzzle to the command.");
            return new IllegalArgumentException(
                    "No puzzle of the command is called %s. %s".formatted(Quote.of(name), advice));
        });
    }
}
