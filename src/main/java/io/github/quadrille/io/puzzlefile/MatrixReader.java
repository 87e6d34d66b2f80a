package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.PlainFields;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.BitSet;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Reads a matrix in which 1 stands for a cell of the target, and 0 for no cell. Each line is a row, with or without
 * blanks, commas or semicolons between the digits. The matrix can also be written as nested lists, {@code [[0, 1], [1,
 * 1]]}, or as a list of strings. A picture of a board with the characters {@code . ? #} is read, too. The cells with
 * {@code .} are then the target. Lines that begin with {@code #} and are not a picture are comments. Empty lines are
 * skipped.
 */
final class MatrixReader extends TargetRows {
    private static final Pattern PICTURE = Pattern.compile("[.?#]+\\s*");
    private static final String BETWEEN = " \t,;";
    /**
     * This pattern matches a row of digits. It also matches a line without a colon that only begins like a row of 0 and
     * 1, so that the mistakes in this line are reported.
     */
    private static final Pattern FIRST_ROW = Pattern.compile("[ \t]*(?:[ \t,;]*+[0-9][0-9 \t,;]*|[01][01 \t,;][^:]*)");

    /**
     * This pattern matches the beginning of nested lists, even if a bracket is missing or there are too many brackets.
     */
    private static final Pattern LISTS =
            Pattern.compile("\\s*\\[\\s*(?:[\"']?[01]|[\\[(]\\s*[\\[(]?\\s*(?:[\"']?[0-9]|[Tt]rue\\b|[Ff]alse\\b))");

    /** These words are the truth values of Python and JSON, which stand for 0 and 1. */
    private static final Map<String, String> TRUTH = Map.of("False", "0", "false", "0", "True", "1", "true", "1");

    private static final String FEW = "Add 0 where nothing is to be covered";
    private static final String MANY = "Check whether a bracket is missing";

    private final BitSet cells = new BitSet();
    private boolean picture;

    private MatrixReader(Problems problems) {
        super(problems);
    }

    /**
     * Returns whether a text is meant as a matrix of digits, even if it has mistakes. A picture does not count as a
     * matrix.
     */
    static boolean isMatrix(String text) {
        if (LISTS.matcher(text).lookingAt()) {
            return true;
        }
        String first = text.lines()
                .filter(line -> !line.isBlank()
                        && (!line.startsWith("#") || PICTURE.matcher(line).matches()))
                .findFirst()
                .orElse("");
        return FIRST_ROW.matcher(plain(first)).matches()
                && BoardSize.correction(first).isEmpty();
    }

    private static String plain(String line) {
        return PlainFields.row(line, MatrixReader::plainWord);
    }

    private static String plainWord(String word) {
        return TRUTH.getOrDefault(word, PlainFields.word(word));
    }

    static Target read(Problems problems, String text) throws UnusableInput {
        MatrixReader reader = new MatrixReader(problems);
        reader.read(text);
        problems.throwIfAny();
        if (reader.columns <= 0) {
            throw problems.refusal("This file has no row of 0 and 1. Check that this is the right file.");
        }
        return new Target(reader.rows, reader.columns, reader.cells);
    }

    @Override
    protected boolean isComment(String line) {
        return super.isComment(line) && !PICTURE.matcher(line).matches();
    }

    @Override
    protected void line(String written, int number) throws UnusableInput {
        boolean drawn = PICTURE.matcher(written).matches();
        picture = rows == 0 ? drawn : picture;
        String line = picture ? written : plain(written);
        for (int i = 0; i < line.length(); i++) {
            char mark = line.charAt(i);
            if (!picture && BETWEEN.indexOf(mark) >= 0) {
                continue;
            }
            if (picture ? drawn : mark == '0' || mark == '1') {
                put(mark == '1' || mark == Region.MANDATORY, number);
            } else {
                refuse(line, i, new TextPosition(number, 1), line.length() == written.length());
                break;
            }
        }
        endRow(
                new TextPosition(number, written.length() + 1),
                "line " + number,
                FEW,
                "Check whether a line break is missing");
    }

    /**
     * Reports a character that does not stand for a cell.
     *
     * @param exact whether the file has this text without any change, so that the position of the character is known
     */
    private void refuse(String text, int index, TextPosition start, boolean exact) {
        problems.add(
                exact ? start.right(text.codePointCount(0, index)) : start,
                "%s is %s. Use 1 for a cell to cover, 0 for no cell."
                        .formatted(
                                Quote.of(text.codePointAt(index)),
                                picture ? "not part of a row of '.', '?' and '#'" : "neither 0 nor 1"));
        broken = true;
    }

    private void put(boolean inTarget, int line) throws UnusableInput {
        checkSize(line);
        if (columns < 0 || size < columns) {
            cells.set(Math.max(0, rows * columns) + size, inTarget);
        }
        size++;
    }

    @Override
    public void begin(int depth, TextPosition position) throws UnusableInput {
        if (depth > ROW) {
            throw problems.refusal(
                    position,
                    "There is a list where 0 or 1 should be. Check that this is the target, and not a covering.");
        }
    }

    @Override
    public void word(String word, int depth, TextPosition position) throws UnusableInput {
        if (depth < ROW && word.length() > 1 && "01".indexOf(word.charAt(0)) >= 0) {
            row(word, position);
            endRow(position, FIRST, FEW, MANY);
        } else if (depth < ROW) {
            throw problems.refusal(
                    position, "A row is a list of 0 and 1, not %s. Write [[0, 1], [1, 1]].".formatted(Quote.of(word)));
        } else {
            row(plainWord(word), position);
        }
    }

    private void row(String word, TextPosition position) throws UnusableInput {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) != '0' && word.charAt(i) != '1') {
                refuse(word, i, position, true);
                return;
            }
            put(word.charAt(i) == '1', position.line());
        }
    }

    @Override
    public void end(int depth, TextPosition position) {
        if (depth == ROW) {
            endRow(position, FIRST, FEW, MANY);
        }
    }
}
