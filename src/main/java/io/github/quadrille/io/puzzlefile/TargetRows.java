package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;

/**
 * Rows of cells on a target, a line each or as lists in a list. The first one says how long the others are. Lines that begin with {@code #}
 * are comments.
 */
public abstract class TargetRows implements NestedLists.Receiver {
    protected static final int ROW = 2;
    protected static final String FIRST = "the first";

    protected final Problems problems;
    protected int rows;
    /** Negative before the first good row. */
    protected int columns = -1;

    /** Of the open row. */
    protected int size;

    protected boolean broken;
    /** What messages call the first row. */
    private String model = FIRST;

    protected TargetRows(Problems problems) {
        this.problems = problems;
    }

    /** Reads all rows; the problems say what is wrong with them. */
    protected final void read(String text) throws UnusableInput {
        if (text.stripLeading().startsWith("[")) {
            NestedLists.read(problems, text, this);
            return;
        }
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (!isComment(line)) {
                line(line.stripTrailing(), number);
            }
        }
    }

    protected boolean isComment(String line) {
        return line.isBlank() || line.startsWith("#");
    }

    /** Reads a line that is a row. */
    protected abstract void line(String line, int number) throws UnusableInput;

    /** Refuses one more cell in the open row where a target cannot be as large. */
    protected final void checkSize(int line) throws UnusableInput {
        String complaint = TargetReader.complaint(rows + 1L, Math.max(columns, size + 1L));
        if (!complaint.isEmpty()) {
            throw problems.refusal(new TextPosition(line, 1), complaint);
        }
    }

    /**
     * Closes the open row.
     *
     * @param name what messages call it, if it is the first
     * @param few what may help where it is too short
     * @param many what may help where it is too long
     */
    protected final void endRow(TextPosition end, String name, String few, String many) {
        if (columns < 0 && !broken) {
            columns = size;
            model = name;
        } else if (size != columns && !broken) {
            problems.add(
                    end,
                    "This row has %s, but %s has %,d. Maybe %s."
                            .formatted(CountedNoun.of(size, "cell"), model, columns, size < columns ? few : many));
        }
        rows++;
        size = 0;
        broken = false;
    }
}
