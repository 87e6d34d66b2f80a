package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.target.Target;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.BitSet;

/**
 * Reads portable bitmaps (PBM), plain ({@code P1}) or packed ({@code P4}). A bitmap has a magic number, the width and
 * the height, and then the cells row by row. Comments go from {@code #} to the end of a line. A cell with 1 (black)
 * must be covered.
 */
final class BitmapReader {
    private final Problems problems;
    private final byte[] bytes;
    private int at = 2;
    private int line = 1;
    private int lineStart;

    BitmapReader(Problems problems, byte[] bytes) {
        this.problems = problems;
        this.bytes = bytes;
    }

    static boolean isBitmap(byte[] bytes) {
        return bytes.length > 2 && bytes[0] == 'P' && (bytes[1] == '1' || bytes[1] == '4') && isBlank(bytes[2]);
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || (b >= '\t' && b <= '\r');
    }

    Target read() throws UnusableInput {
        int columns = number("width");
        int rows = number("height");
        String complaint = TargetReader.complaint(rows, columns);
        if (!complaint.isEmpty()) {
            throw problem(complaint);
        }
        return new Target(rows, columns, bytes[1] == '1' ? plain(rows, columns) : packed(rows, columns));
    }

    private int number(String what) throws UnusableInput {
        skip();
        int begin = at;
        int value = 0;
        while (at < bytes.length && bytes[at] >= '0' && bytes[at] <= '9' && value <= Target.MOST_CELLS) {
            value = value * 10 + bytes[at++] - '0';
        }
        if (at == begin || value == 0) {
            throw problem("The bitmap has no %s here, or it is 0. Check whether the file is damaged.".formatted(what));
        }
        return value;
    }

    private BitSet plain(int rows, int columns) throws UnusableInput {
        BitSet cells = new BitSet();
        for (int i = 0; i < rows * columns; i++) {
            skip();
            if (at == bytes.length) {
                throw tooShort(rows, columns);
            }
            if (bytes[at] != '0' && bytes[at] != '1') {
                throw problem("%s is neither 0 nor 1. Check whether the file is damaged."
                        .formatted(Quote.of(bytes[at] & 255)));
            }
            cells.set(i, bytes[at++] == '1');
        }
        return cells;
    }

    private BitSet packed(int rows, int columns) throws UnusableInput {
        // Exactly one blank ends the header.
        at++;
        int stride = (columns + 7) / 8;
        if ((long) bytes.length - at < (long) rows * stride) {
            throw tooShort(rows, columns);
        }
        BitSet cells = new BitSet();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int octet = bytes[at + row * stride + column / 8];
                cells.set(row * columns + column, (octet >> (7 - column % 8) & 1) != 0);
            }
        }
        return cells;
    }

    private UnusableInput tooShort(int rows, int columns) {
        return problem("The bitmap ends before all of its %,d x %,d cells. Check whether the file was cut off."
                .formatted(rows, columns));
    }

    /** Skips blanks and comments. */
    private void skip() {
        boolean comment = false;
        while (at < bytes.length && (comment || bytes[at] == '#' || isBlank(bytes[at]))) {
            comment = bytes[at] != '\n' && (comment || bytes[at] == '#');
            if (bytes[at++] == '\n') {
                line++;
                lineStart = at;
            }
        }
    }

    private UnusableInput problem(String message) {
        return problems.refusal(new TextPosition(line, at - lineStart + 1), message);
    }
}
