package io.github.quadrille.format;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that a mistyped one was meant to be. */
final class Suggestion {
    /** Nobody mistypes words longer than this, and the comparison is quadratic. */
    private static final int LONGEST = 80;

    private Suggestion() {}

    /** The known word with the fewest edits, if they are few for its length; case counts for nothing. */
    static Optional<String> nearest(String word, Collection<String> known) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        String lower = word.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(candidate -> isNear(lower, candidate.toLowerCase(Locale.ROOT)))
                .min(Comparator.<String>comparingInt(candidate -> edits(lower, candidate.toLowerCase(Locale.ROOT)))
                        .thenComparing(candidate -> !candidate.regionMatches(true, 0, word, 0, 1)));
    }

    private static boolean isNear(String word, String candidate) {
        int longer = Math.max(word.length(), candidate.length());
        int edits = edits(word, candidate);
        return edits < longer && edits <= Math.max(1, longer / 3);
    }

    /** Levenshtein's distance: the fewest insertions, deletions and replacements. */
    private static int edits(String from, String to) {
        int[] previous = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] current = new int[to.length() + 1];
            current[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = previous[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replaced, 1 + Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[to.length()];
    }
}
