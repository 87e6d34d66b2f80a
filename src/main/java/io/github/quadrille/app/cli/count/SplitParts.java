package io.github.quadrille.app.cli.count;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognizes the parts of a puzzle by their names, so that the user is told when a part is missing or counted twice.
 */
final class SplitParts {
    private static final Pattern NAME = Pattern.compile("part (\\d{1,6}) of (\\d{1,6})");

    private SplitParts() {}

    /**
     * Returns the name of a part.
     *
     * @param number the number of the part, from 1
     * @param parts the number of all parts
     */
    static String name(int number, int parts) {
        return "part %d of %d".formatted(number, parts);
    }

    /**
     * Returns a sentence that says which part is counted twice, or that parts are missing. The result is empty if each
     * part is there once, or if the puzzles are not the parts of one puzzle.
     *
     * @param names the names of the puzzles that were counted
     */
    static Optional<String> note(List<String> names) {
        Map<Integer, Integer> times = new TreeMap<>();
        int parts = 0;
        for (String name : names) {
            Matcher words = NAME.matcher(name);
            if (!words.matches() || (parts > 0 && parts != Integer.parseInt(words.group(2)))) {
                return Optional.empty();
            }
            parts = Integer.parseInt(words.group(2));
            times.merge(Integer.parseInt(words.group(1)), 1, Integer::sum);
        }
        Optional<Integer> twice = times.entrySet().stream()
                .filter(part -> part.getValue() > 1)
                .map(Map.Entry::getKey)
                .findFirst();
        if (twice.isPresent()) {
            return Optional.of("Part %d is counted twice. Name each part once.".formatted(twice.get()));
        }
        return times.size() == parts
                ? Optional.empty()
                : Optional.of("These are only %d of %d parts, so their sum is not that of the whole puzzle."
                        .formatted(times.size(), parts));
    }
}
