package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.YamlNode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads how many pieces of a kind there are: {@code 3}, {@code 1..3}, {@code 2..} or {@code any}. */
final class CountText {
    /**
     * A count can be at most this number, which is far more than a board has squares. Instead of such a count, {@code
     * any} is clearer.
     */
    static final int MAX_COUNT = 1_000_000_000;

    private static final Pattern RANGE = Pattern.compile("([0-9]+)(?:\\.\\.([0-9]+)?)?");

    private CountText() {}

    /**
     * Reads the range of counts.
     *
     * @param kind the name of the kind, for messages
     */
    static Optional<CountRange> read(YamlNode node, String kind, Problems problems) {
        String text = node.text();
        if (text.equals("any")) {
            return Optional.of(CountRange.ANY);
        }
        Matcher matcher = RANGE.matcher(text);
        boolean isRange = matcher.matches();
        long min = isRange ? number(matcher.group(1)) : 0;
        long max = isRange && matcher.group(2) != null ? number(matcher.group(2)) : min;
        String message = !isRange
                ? "The count of %s is %s. Write a whole number such as 3, or 1..3, 2.. or any."
                : Math.max(min, max) > MAX_COUNT
                        ? "The count of %s is %s, more than " + MAX_COUNT + ". Write 'any'."
                        : max < min ? "The count of %s is %s, which allows no number. Write %d..%d." : "";
        if (!message.isEmpty()) {
            problems.add(node.position(), message.formatted(Quote.of(kind), node.description(), max, min));
            return Optional.empty();
        }
        boolean open = text.endsWith("..");
        return Optional.of(new CountRange((int) min, open ? CountRange.UNBOUNDED : (int) max));
    }

    private static long number(String digits) {
        return digits.length() > 18 ? Long.MAX_VALUE : Long.parseLong(digits);
    }
}
