package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A value of the puzzle file, and the line where it begins. Nothing is taken for a number or a date. */
sealed interface PuzzleNode {
    int line();

    /** @param folded lines of the file that YAML joins into one, so that they are no picture */
    record Words(int line, String text, boolean folded) implements PuzzleNode {}

    /** A list. */
    record Items(int line, List<PuzzleNode> items) implements PuzzleNode {}

    /** Keys and their values, in the order of the file. */
    record Entries(int line, Map<String, PuzzleNode> entries) implements PuzzleNode {}

    /** A single word or number. */
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
        throw new UnreadablePuzzle(line(), what + " should be keys with values.");
    }

    /** The rows of a picture, drawn below a bar, or as a list of rows or of lists of single marks. */
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

    /** Returns a drawing in one line, {@code XX/X.}, as the rows that it stands for. */
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
            UnreadablePuzzle.when(mark.length() != 1, each.line(), "%s should have single marks in its lists.", what);
            row.append(mark);
        }
        return row.toString();
    }
}
