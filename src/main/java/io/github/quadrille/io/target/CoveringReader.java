package io.github.quadrille.io.target;

import io.github.quadrille.core.target.Covering;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.target.TetrominoShape;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.TargetRows;
import io.github.quadrille.io.text.Indentation;
import io.github.quadrille.io.text.JsonValues;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.WholeNumber;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the shape and the piece on each cell of a covering, as {@link CoveringWriter} writes them, or in similar forms.
 * A row consists of cells {@code shape/piece} with blanks, commas or semicolons between them. The rows can also be
 * nested lists, with cells {@code [shape, piece]}. Round brackets are allowed, too. A cell without a piece is {@code
 * 0/0}, {@code 0} or {@code .}. Lines that begin with {@code #} are comments. If the text is an answer, everything
 * before its line {@code covering:} is skipped. While the text is read, each cell takes five to ten bytes of memory.
 */
public final class CoveringReader extends TargetRows {
    /** A text has at most this many bytes. That is enough for four million cells with the longest numbers. */
    public static final int MOST_BYTES = 64 << 20;

    /** The rows of an answer stand below this line. */
    public static final String HEADING = "covering:";

    private static final Pattern LISTS = Pattern.compile("\\s*\\[\\s*[\\[(]\\s*[\\[(]");
    private static final Pattern CELL = Pattern.compile("-?[0-9]+/-?[0-9]+");
    private static final Pattern BETWEEN = Pattern.compile("[ \\t]*[,;][ \\t]*|[ \\t]+");
    private static final String NOTHING = "0";

    private static final String NO_ROW =
            "This file has no row of shapes and pieces. Check that this is the right file.";

    private static final String FEW = "Add 0/0 for each empty cell";
    private static final String MANY = "Check whether the end of a row is missing";
    private static final int CELL_DEPTH = 3;

    private byte[] shapes = new byte[1 << 10];
    private int[] pieces = new int[1 << 10];
    private int cells;

    /**
     * These fields hold the first and the second number of the cell that is being read, how many numbers were read, and
     * where the cell begins.
     */
    private String first = "";

    private String second = "";
    private int count;
    private TextPosition begin = TextPosition.NONE;

    private CoveringReader(Problems problems) {
        super(problems);
    }

    /** Returns whether a text is meant as a covering, even if it has mistakes. */
    public static boolean isCovering(String written) {
        String text = rows(written);
        return LISTS.matcher(text).lookingAt()
                || text.lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .limit(1)
                        .flatMap(line -> BETWEEN.splitAsStream(line.strip()))
                        .filter(word -> !word.isEmpty() && !word.equals(NOTHING) && !word.equals("."))
                        .limit(1)
                        .anyMatch(word -> CELL.matcher(word).matches());
    }

    /**
     * Returns the rows of a text. The lines of an answer before its rows become empty lines, so that messages give the
     * right line numbers.
     */
    private static String rows(String text) {
        int heading = text.startsWith("status: ") ? text.indexOf('\n' + HEADING) : -1;
        return heading < 0
                ? text
                : "\n".repeat((int) text.substring(0, heading).lines().count())
                        + text.substring(heading + 1 + HEADING.length());
    }

    public static Covering parse(String source, String written) throws UnusableInput {
        Problems problems = new Problems(source);
        String text = rows(PlainText.checked(problems, written));
        CoveringReader reader = new CoveringReader(problems);
        reader.read(text);
        problems.throwIfAny();
        if (reader.columns <= 0) {
            throw problems.refusal(NO_ROW);
        }
        return reader.covering();
    }

    /** Reads the lists of a covering that is part of an answer in JSON. The result is empty after a problem. */
    public static Optional<Covering> read(JsonValues json) throws IOException {
        CoveringReader reader = new CoveringReader(json.problems());
        TextPosition start = json.position();
        json.lists(reader);
        if (json.problems().isEmpty() && reader.cells == 0) {
            json.problems().add(start, NO_ROW);
        }
        return json.problems().isEmpty() ? Optional.of(reader.covering()) : Optional.empty();
    }

    private Covering covering() {
        Covering covering = new Covering(rows, columns);
        for (int cell = 0; cell < cells; cell++) {
            covering.set(cell / columns, cell % columns, shapes[cell], pieces[cell]);
        }
        return covering;
    }

    @Override
    protected void line(String row, int number) throws UnusableInput {
        int from = Indentation.of(row);
        Matcher between = BETWEEN.matcher(row).region(from, row.length());
        while (between.find()) {
            word(row.substring(from, between.start()), new TextPosition(number, from + 1));
            from = between.end();
        }
        word(row.substring(from), new TextPosition(number, from + 1));
        endRow(new TextPosition(number, row.length() + 1), FIRST, FEW, MANY);
    }

    private void word(String word, TextPosition position) throws UnusableInput {
        int slash = word.indexOf('/');
        if (slash >= 0) {
            put(word.substring(0, slash), word.substring(slash + 1), position);
        } else if (word.isEmpty() || word.equals(NOTHING) || word.equals(".")) {
            put(NOTHING, NOTHING, position);
        } else {
            problems.add(
                    position,
                    "%s is not a shape/piece. Write 12/3: shape 12, piece 3; and 0/0 for an empty cell."
                            .formatted(Quote.of(word)));
            size++;
        }
    }

    private void put(String shapeId, String pieceNumber, TextPosition position) throws UnusableInput {
        int shape = WholeNumber.of(shapeId, TetrominoShape.COUNT).orElse(-1);
        int piece = WholeNumber.of(pieceNumber, Target.MOST_CELLS).orElse(-1);
        if (shape < 0) {
            problems.add(
                    position,
                    "There is no shape %s. Use one from 1 to %d, or 0 for an empty cell."
                            .formatted(Quote.of(shapeId), TetrominoShape.COUNT));
        } else if (piece < 0) {
            problems.add(
                    position,
                    "There is no piece %s. Use a number from 1 to %,d, or 0 for an empty cell."
                            .formatted(Quote.of(pieceNumber), Target.MOST_CELLS));
        } else if ((shape == 0) != (piece == 0)) {
            problems.add(
                    position,
                    "Shape %d with piece %d is not possible. Use 0/0 for an empty cell, and numbers from 1 elsewhere."
                            .formatted(shape, piece));
        }
        checkSize(position.line());
        if (cells == pieces.length) {
            shapes = Arrays.copyOf(shapes, 2 * cells);
            pieces = Arrays.copyOf(pieces, 2 * cells);
        }
        if (columns < 0 || size < columns) {
            shapes[cells] = (byte) shape;
            pieces[cells++] = piece;
        }
        size++;
    }

    @Override
    public void begin(int depth, TextPosition position) {
        begin = position;
        count = 0;
    }

    @Override
    public void word(String word, int depth, TextPosition position) throws UnusableInput {
        if (depth == CELL_DEPTH) {
            first = count == 0 ? word : first;
            second = count == 1 ? word : second;
            count++;
        } else if (depth == ROW) {
            word(word, position);
        } else {
            throw problems.refusal(
                    position,
                    "A row is a list of cells, not %s. Write [[[12, 3], [0, 0]], ...].".formatted(Quote.of(word)));
        }
    }

    @Override
    public void end(int depth, TextPosition position) throws UnusableInput {
        if (depth == CELL_DEPTH && count == 2) {
            put(first, second, begin);
        } else if (depth == CELL_DEPTH) {
            problems.add(begin, "This cell has %d numbers. Write [shape, piece].".formatted(count));
            size++;
        } else if (depth == ROW) {
            endRow(position, FIRST, FEW, MANY);
        }
    }
}
