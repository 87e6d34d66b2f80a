package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.core.puzzle.BuiltInKinds;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What somebody may have meant who wrote a name that no kind and no set has. */
final class PiecesAdvice {
    private static final String COUNT = "([0-9]+(?:\\.\\.[0-9]*)?|any)";
    private static final Pattern NAME_FIRST = Pattern.compile("(.*?\\S)\\s*[=*x×：\\s]\\s*" + COUNT);
    private static final Pattern COUNT_FIRST = Pattern.compile(COUNT + "\\s*[=*x×：\\s]\\s*(.+)");
    /** Sets of sizes that are not built in; their names are near to those of others. */
    private static final Pattern OTHER_SET = Pattern.compile("(.*-)?(tr|hex|hept|oct|non|enne|dec)omino(es|s)?");

    private PiecesAdvice() {}

    /**
     * The advice without its first word, and without how to draw a kind.
     *
     * @param known names of kinds and sets
     */
    static Optional<String> of(String name, Collection<String> known) {
        return withCount(name, known).map(Quote::of).or(() -> {
            Matcher other = OTHER_SET.matcher(name);
            if (!other.matches()) {
                return Suggestion.nearest(name, known).map(Quote::of);
            }
            List<String> sets = known.stream()
                    .filter(each -> BuiltInKinds.findSet(each).isPresent())
                    .toList();
            String kinds = other.group(2).equals("tr") ? "I3 and V3, " : "";
            return Optional.of(kinds + "one of the sets " + String.join(", ", sets));
        });
    }

    /** An entry with another mark than a colon between its name and its count. */
    private static Optional<String> withCount(String name, Collection<String> known) {
        Matcher nameFirst = NAME_FIRST.matcher(name);
        if (nameFirst.matches() && known.contains(nameFirst.group(1))) {
            return Optional.of(nameFirst.group(1) + ": " + nameFirst.group(2));
        }
        Matcher countFirst = COUNT_FIRST.matcher(name);
        return countFirst.matches() && known.contains(countFirst.group(2))
                ? Optional.of(countFirst.group(2) + ": " + countFirst.group(1))
                : Optional.empty();
    }
}
