package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;

/**
 * Reads rows of cells on a target, one a line or as lists in a list. The first row gives the length of all. Lines that
 * begin with {@code #} are comments.
 */
public abstract class TargetRows implements NestedLists.Receiver {
    protected static final int ROW = 2;
    protected static final String FIRST = "the first";

    protected final Problems problems;
    protected int rows;
    /** The length of rows is negative before the first good row. */
    protected int columns = -1;

    /** The row that is being read has this many cells so far. */
    protected int size;

    protected boolean broken;
    /** Messages call the first row by this name. */
    private String model = FIRST;

    protected TargetRows(Problems problems) {
        this.problems = problems;
    }

    /** Reads all rows, and reports what is wrong with them. */
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

    /** Refuses one more cell in the row that is being read, if a target cannot be this large. */
    protected final void checkSize(int line) throws UnusableInput {
        String complaint = TargetReader.complaint(rows + 1L, Math.max(columns, size + 1L));
        if (!complaint.isEmpty()) {
            throw problems.refusal(new TextPosition(line, 1), complaint);
        }
    }

    /**
     * Ends the row that is being read, and reports a wrong length.
     *
     * @param name the name of the row in messages, if it is the first
     * @param few the advice where the row is too short
     * @param many the advice where the row is too long
     */
    protected final void endRow(TextPosition end, String name, String few, String many) {
        if (columns < 0 && !broken) {
            columns = size;
            model = name;
        } else if (size != columns && !broken) {
            problems.add(
                    end,
                    "This row has %s, but %s has %,d. %s."
                            .formatted(CountedNoun.of(size, "cell"), model, columns, size < columns ? few : many));
        }
        rows++;
        size = 0;
        broken = false;
    }
}
