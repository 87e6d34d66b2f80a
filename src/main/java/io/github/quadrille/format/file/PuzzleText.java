package io.github.quadrille.format.file;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Puzzle;

/** Reads a puzzle where no file can be named: what is there is a size, a code, or the text of a file. */
public final class PuzzleText {
    private PuzzleText() {}

    /**
     * Reads it.
     *
     * @param source what messages call it
     * @param given what is said beside it
     */
    public static Puzzle read(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        PuzzleReader.refuseForeign(source, bytes);
        return BitmapReader.isBitmap(bytes)
                ? PuzzleReader.parse(source, bytes, given)
                : read(source, InputFile.decode(source, bytes), given);
    }

    /** The same of text. */
    static Puzzle read(String source, String text, GivenKeys given) throws UnusableInput {
        String size = unquoted(text.strip());
        return BoardSize.isSize(size) || given.isSize(size)
                ? PuzzleReader.read(size, given)
                : PuzzleReader.parse(source, PuzzleCode.isCode(size) ? size : text, given);
    }

    /** A program that writes JSON writes a size, or a code, as a string. */
    private static String unquoted(String text) {
        return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }
}
