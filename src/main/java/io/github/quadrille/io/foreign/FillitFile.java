package io.github.quadrille.io.foreign;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Recognizes files of the school project {@code fillit}. They have tetrominoes, each drawn in four rows of four
 * characters, with an empty line between two tetrominoes. In a puzzle of {@code fillit}, the tetrominoes must not be
 * turned.
 */
public final class FillitFile {
    private static final Pattern ROW = Pattern.compile("[.#]{4}");
    private static final int ROWS = 4;

    private FillitFile() {}

    /** Returns whether a text is a file of {@code fillit}. */
    public static boolean isMeant(String text) {
        List<String> lines = text.stripTrailing().lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            boolean isBetween = line % (ROWS + 1) == ROWS;
            if (isBetween
                    ? !lines.get(line).isEmpty()
                    : !ROW.matcher(lines.get(line)).matches()) {
                return false;
            }
        }
        long cells = text.chars().filter(sign -> sign == '#').count();
        return lines.size() % (ROWS + 1) == ROWS && cells == (lines.size() + 1) / (ROWS + 1) * (long) ROWS;
    }
}
