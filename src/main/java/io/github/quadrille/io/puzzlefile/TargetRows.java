package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;

/**
 * Reads the rows of a text that describes the cells of a target or a covering. Each row is a line, or an inner list of
 * nested lists. The first row gives the length of all rows. Lines that begin with {@code #} are comments.
 */
public abstract class TargetRows implements NestedLists.Receiver {
    protected static final int ROW = 2;
    protected static final String FIRST = "the first";

    protected final Problems problems;
    protected int rows;
    /** This is the length of all rows. It is negative until the first row without a problem was read. */
    protected int columns = -1;

    /** The row that is being read has this many cells so far. */
    protected int size;

    protected boolean broken;
    /** Messages use this name for the first row without a problem, which gives the length of all rows. */
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

    /** Refuses the text if the target would be too large with one more cell in the row that is being read. */
    protected final void checkSize(int line) throws UnusableInput {
        String complaint = TargetReader.complaint(rows + 1L, Math.max(columns, size + 1L));
        if (!complaint.isEmpty()) {
            throw problems.refusal(new TextPosition(line, 1), complaint);
        }
    }

    /**
     * Ends the row that is being read, and reports a row whose length differs from that of the first row.
     *
     * @param name the name that messages use for the row if it is the first row without a problem
     * @param few the advice for a row that is too short
     * @param many the advice for a row that is too long
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
