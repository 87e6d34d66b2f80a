package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A {@code PuzzleNode} is a value of the puzzle file, with the line where it begins. All scalars stay texts, even if
 * they look like numbers or dates.
 */
sealed interface PuzzleNode {
    int line();

    /**
     * A {@code Words} node is a single text.
     *
     * @param line the line where the text begins
     * @param text the text
     * @param folded whether YAML has joined lines of the file into one, so that the text cannot be a picture
     */
    record Words(int line, String text, boolean folded) implements PuzzleNode {}

    /** An {@code Items} node is a list. */
    record Items(int line, List<PuzzleNode> items) implements PuzzleNode {}

    /** An {@code Entries} node has keys with values, in the order of the file. */
    record Entries(int line, Map<String, PuzzleNode> entries) implements PuzzleNode {}

    /** Returns the text of this node, which must be on a single line. */
    default String word(String what) throws UnreadablePuzzle {
        if (this instanceof Words words && !words.folded() && words.text().indexOf('\n') < 0) {
            return words.text();
        }
        throw new UnreadablePuzzle(line(), what + " should be a word.");
    }

    default Map<String, PuzzleNode> entries(String what) throws UnreadablePuzzle {
        if (this instanceof Entries found) {
            return found.entries();
        }
        throw new UnreadablePuzzle(line(), what + " should have keys with values.");
    }

    /**
     * Returns the rows of a picture. The picture may be a block of text, a list of rows, or a list of lists of single
     * characters.
     */
    default List<String> rows(String what) throws UnreadablePuzzle {
        List<String> rows = new ArrayList<>();
        if (this instanceof Words words && !words.folded()) {
            rows.addAll(List.of(words.text().replaceFirst("\n+$", "").split("\n", -1)));
        } else if (this instanceof Items list) {
            for (PuzzleNode item : list.items()) {
                rows.add(item instanceof Items marks ? joined(marks, what) : item.word(what));
            }
        }
        UnreadablePuzzle.when(rows.stream().allMatch(String::isBlank), line(), "%s should be a picture.", what);
        return rows;
    }

    /**
     * Returns a drawing in one line, such as {@code XX/X.}, as the rows that it stands for. Any other node is returned
     * unchanged.
     */
    default PuzzleNode slashed() {
        return this instanceof Words words
                        && words.text().indexOf('\n') < 0
                        && words.text().indexOf('/') >= 0
                ? new Words(words.line(), words.text().replace('/', '\n'), words.folded())
                : this;
    }

    private static String joined(Items marks, String what) throws UnreadablePuzzle {
        StringBuilder row = new StringBuilder();
        for (PuzzleNode each : marks.items()) {
            String mark = each.word(what);
            UnreadablePuzzle.when(
                    mark.length() != 1, each.line(), "%s should have single characters in its lists.", what);
            row.append(mark);
        }
        return row.toString();
    }
}
