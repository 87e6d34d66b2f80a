package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Indentation;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads lines as rows of symbols, one for each cell. Symbols are letters, in a terminal with a blank after each. They
 * may also be numbers, letters, or letters with a number, divided by blanks, commas or semicolons, or one character
 * each. The marks of {@link Region} are symbols, too.
 */
public final class SymbolRows {
    private static final Pattern LETTERS = Pattern.compile(" *(?:[\\p{L}.?#]+|[\\p{L}.?#](?: [\\p{L}.?#])+)");
    /** This pattern matches a row of symbols with a blank between each two of them. A cell may itself be blank, except the last. */
    private static final Pattern SPACED = Pattern.compile("(?:[\\p{L}.?# ] )*[\\p{L}.?#]");

    private static final Pattern LETTER_AND_BLANK = Pattern.compile("(.) ");
    private static final Pattern SYMBOL = Pattern.compile("-1|[0-9]{1,9}|\\p{L}[0-9]{0,6}|[.?#]|");
    private static final Pattern CHARACTERS = Pattern.compile("[\\p{L}0-9.?#]+");
    private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    /** A longer line is not a row of numbers: boards have shorter rows even with the longest numbers. */
    private static final int LONGEST = 11 * BoardSize.MAX_SIDE;

    private SymbolRows() {}

    /** Returns whether a line is a row of symbols, letters or others. */
    public static boolean isRow(String line) {
        String row = line.strip();
        if (row.length() > LONGEST) {
            return LETTERS.matcher(line).matches();
        }
        return CHARACTERS.matcher(row).matches()
                || (isDivided(row)
                        && words(row).stream()
                                .allMatch(word -> SYMBOL.matcher(word).matches()));
    }

    /** Returns whether a row has a digit, a comma or a semicolon, so that it is not made of letters and marks alone. */
    public static boolean hasNumbers(String line) {
        return line.chars().anyMatch(mark -> Character.isDigit(mark) || mark == ',' || mark == ';');
    }

    /**
     * Returns whether a text consists of rows of letters only, and most of its cells have a letter. It is then a
     * packing, not a board.
     */
    public static boolean isPicture(String text) {
        if (text.indexOf(':') >= 0) {
            return false;
        }
        List<String> rows = text.lines().filter(line -> !line.isBlank()).toList();
        long letters = text.chars().filter(Character::isLetter).count();
        long others = text.chars()
                .filter(mark -> !Character.isLetter(mark) && !Character.isWhitespace(mark))
                .count();
        return rows.size() > 1
                && letters > others
                && rows.stream().allMatch(row -> LETTERS.matcher(row).matches());
    }

    /** Returns the rows without the indentation of the picture, and without a blank after each letter. */
    public static List<String> tidy(List<String> lines) {
        List<String> rows = Indentation.without(Indentation.common(lines), lines);
        // Where some rows have no blanks after their letters, blanks in the others are holes.
        return rows.stream().allMatch(row -> SPACED.matcher(row).matches())
                ? rows.stream()
                        .map(row -> LETTER_AND_BLANK.matcher(row).replaceAll("$1"))
                        .toList()
                : rows;
    }

    /**
     * Returns the symbols of each row.
     *
     * @param narrow whether the board has one column, so that a number of several digits is a row
     */
    public static List<List<String>> symbols(List<String> lines, boolean narrow) {
        // Where some rows have no blanks between symbols, blanks in the others are holes.
        boolean apart = narrow || lines.stream().allMatch(line -> line.strip().length() < 2 || isDivided(line));
        return lines.stream()
                .map(line -> apart ? words(line.strip()) : characters(line))
                .toList();
    }

    /** Returns whether a word may stand for a cell. */
    static boolean isSymbol(String word) {
        return SYMBOL.matcher(word).matches() || SymbolGrid.isMark(word);
    }

    private static boolean isDivided(String line) {
        return COMMA.matcher(line).find() || BLANKS.matcher(line.strip()).find();
    }

    private static List<String> words(String line) {
        return List.of((COMMA.matcher(line).find() ? COMMA : BLANKS).split(line, -1));
    }

    /** Returns a symbol for each character; that of a blank is empty. */
    static List<String> characters(String line) {
        return line.codePoints()
                .mapToObj(Character::toString)
                .map(String::strip)
                .toList();
    }
}
