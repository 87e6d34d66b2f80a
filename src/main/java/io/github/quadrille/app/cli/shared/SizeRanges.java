package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.KindCatalogue;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads ranges of sizes of rectangles, such as {@code 3..12x3..20} or {@code 9x10..30}. The rows come first, then the
 * columns.
 */
public final class SizeRanges {
    private static final Pattern RANGES = Pattern.compile(
            "([1-9][0-9]{0,3})(?:\\.\\.([1-9][0-9]{0,3}))?[xX]([1-9][0-9]{0,3})(?:\\.\\.([1-9][0-9]{0,3}))?");

    private SizeRanges() {}

    /** Returns the arguments of a command, with the sizes of each range in place of the range. */
    public static List<String> inPlaceOfRanges(List<String> arguments) throws UnusableInput {
        List<String> all = new ArrayList<>();
        for (String argument : arguments) {
            if (argument.contains("..") && RANGES.matcher(argument).matches()) {
                sizes(argument).forEach(size -> all.add(size.toString()));
            } else {
                all.add(argument);
            }
        }
        return all;
    }

    /**
     * Returns the sizes of a range, row by row.
     *
     * @throws UnusableInput when the range has no sizes, or a size is too large
     */
    public static List<Size> sizes(String text) throws UnusableInput {
        Matcher range = RANGES.matcher(text);
        if (!range.matches()) {
            throw new UnusableInput(
                    text,
                    "'%s' is not a range of sizes. Write 3..12x3..20, rows and columns, or 9x10..30.".formatted(text));
        }
        int rows = Integer.parseInt(range.group(1));
        int lastRow = range.group(2) == null ? rows : Integer.parseInt(range.group(2));
        int columns = Integer.parseInt(range.group(3));
        int lastColumn = range.group(4) == null ? columns : Integer.parseInt(range.group(4));
        if (lastRow < rows || lastColumn < columns) {
            throw new UnusableInput(text, "The range ends below its start. Write the smaller number first.");
        }
        if (lastRow * lastColumn > KindCatalogue.MOST_CELLS) {
            throw new UnusableInput(
                    text,
                    "%dx%d has more than %,d cells. Use smaller sizes."
                            .formatted(lastRow, lastColumn, KindCatalogue.MOST_CELLS));
        }
        return IntStream.rangeClosed(rows, lastRow)
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(columns, lastColumn).mapToObj(column -> new Size(row, column)))
                .toList();
    }
}
