package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Indentation;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads lines as rows of symbols, one symbol for each cell. Symbols can be letters, with a blank after each letter, as
 * a terminal shows them. They can also be numbers, letters, or letters with a number, with blanks, commas or semicolons
 * between them. Without such separators, each symbol is one character. The marks of {@link Region} are symbols, too.
 */
public final class SymbolRows {
    private static final Pattern LETTERS = Pattern.compile(" *(?:[\\p{L}.?#]+|[\\p{L}.?#](?: [\\p{L}.?#])+)");
    /**
     * This pattern matches a row of symbols with one blank between neighbouring symbols. A cell can be blank too,
     * except the last one.
     */
    private static final Pattern SPACED = Pattern.compile("(?:[\\p{L}.?# ] )*[\\p{L}.?#]");

    private static final Pattern LETTER_AND_BLANK = Pattern.compile("(.) ");
    private static final Pattern SYMBOL = Pattern.compile("-1|[0-9]{1,9}|\\p{L}[0-9]{0,6}|[.?#]|");
    private static final Pattern CHARACTERS = Pattern.compile("[\\p{L}0-9.?#]+");
    private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    /** A longer line is not a row of numbers, because rows of boards are shorter, even with the longest numbers. */
    private static final int LONGEST = 11 * BoardSize.MAX_SIDE;

    private SymbolRows() {}

    /** Returns whether a line is a row of symbols. */
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
     * Returns whether a text consists of rows of letters and marks, and more than half of its cells have a letter. Then
     * it is a packing, not a board.
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

    /**
     * Returns the rows without the indentation that they share. If a blank follows each letter, these blanks are
     * removed, too.
     */
    public static List<String> tidy(List<String> lines) {
        List<String> rows = Indentation.without(Indentation.common(lines), lines);
        // If some row has no blanks after its letters, blanks in the other rows are holes.
        return rows.stream().allMatch(row -> SPACED.matcher(row).matches())
                ? rows.stream()
                        .map(row -> LETTER_AND_BLANK.matcher(row).replaceAll("$1"))
                        .toList()
                : rows;
    }

    /**
     * Returns the symbols of each row.
     *
     * @param narrow whether the board has only one column, so that a number of several digits is a whole row
     */
    public static List<List<String>> symbols(List<String> lines, boolean narrow) {
        // If some row has no blanks between symbols, blanks in the other rows are holes.
        boolean apart = narrow || lines.stream().allMatch(line -> line.strip().length() < 2 || isDivided(line));
        return lines.stream()
                .map(line -> apart ? words(line.strip()) : characters(line))
                .toList();
    }

    /** Returns whether a word can be the symbol of a cell. */
    static boolean isSymbol(String word) {
        return SYMBOL.matcher(word).matches() || SymbolGrid.isMark(word);
    }

    private static boolean isDivided(String line) {
        return COMMA.matcher(line).find() || BLANKS.matcher(line.strip()).find();
    }

    private static List<String> words(String line) {
        return List.of((COMMA.matcher(line).find() ? COMMA : BLANKS).split(line, -1));
    }

    /** Returns a symbol for each character of a line. The symbol for a blank is empty. */
    static List<String> characters(String line) {
        return line.codePoints()
                .mapToObj(Character::toString)
                .map(String::strip)
                .toList();
    }
}
