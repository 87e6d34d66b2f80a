package io.github.quadrille.io.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that is most similar to a mistyped word. */
public final class Suggestion {
    /**
     * A word with more characters than this gets no suggestion. No known name is so long, and the comparison takes
     * quadratic time.
     */
    private static final int LONGEST = 80;

    private Suggestion() {}

    /**
     * Returns the known word that differs from the given word by the fewest edits. The result is empty if every known
     * word differs by too many edits for the lengths of the words. Upper and lower case count as equal.
     */
    public static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        String lower = word.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(candidate -> isNear(lower, candidate.toLowerCase(Locale.ROOT)))
                .min(Comparator.<String>comparingInt(candidate -> edits(lower, candidate.toLowerCase(Locale.ROOT)))
                        .thenComparing(candidate -> !candidate.regionMatches(true, 0, word, 0, 1)));
    }

    /**
     * Returns advice that asks whether the nearest known word was meant. If no known word is near, the advice names all
     * known words.
     */
    public static String advice(String word, Collection<String> known) {
        return question(word, known).orElseGet(() -> "Use one of %s.".formatted(String.join(", ", known)));
    }

    /** Returns the question whether the nearest known word was meant. The result is empty if no known word is near. */
    public static Optional<String> question(String word, Collection<String> known) {
        return nearest(word, known).map(Suggestion::question);
    }

    /** Returns the question whether a word was meant. */
    public static String question(String meant) {
        return "Did you mean %s?".formatted(Quote.of(meant));
    }

    private static boolean isNear(String word, String candidate) {
        int longer = Math.max(word.length(), candidate.length());
        int edits = edits(word, candidate);
        return edits < longer && edits <= Math.max(1, longer / 3);
    }

    /**
     * Returns the smallest number of edits that change one word into another. An edit is an insertion, a deletion, a
     * replacement, or an exchange of two neighbouring letters. No letter is edited twice (F. J. Damerau, <i>A technique
     * for computer detection and correction of spelling errors</i>, 1964).
     */
    private static int edits(String from, String to) {
        int[][] least = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = i + j;
                    continue;
                }
                int replaced = least[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                least[i][j] = Math.min(replaced, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
                boolean exchanged = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                if (exchanged) {
                    least[i][j] = Math.min(least[i][j], 1 + least[i - 2][j - 2]);
                }
            }
        }
        return least[from.length()][to.length()];
    }
}
