package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.LatticeSize;
import io.github.quadrille.io.text.Quote;
import java.util.Optional;

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
        Optional<String> meant = BoardSize.isSize(size) || given.isSize(size) ? Optional.empty() : meant(size);
        if (meant.isPresent()) {
            throw new UnusableInput(source, "%s is no size. %s".formatted(Quote.of(size), meant.get()));
        }
        return BoardSize.isSize(size) || given.isSize(size)
                ? PuzzleReader.read(size, given)
                : PuzzleReader.parse(source, PuzzleCode.isCode(size) ? size : text, given);
    }

    /** What somebody may have meant who wrote something like a size. */
    private static Optional<String> meant(String text) {
        return LatticeSize.advice(text)
                .or(() -> LatticeSize.correction(text).map(size -> "Maybe '" + size + "' is meant."))
                .or(() -> BoardSize.correction(text).map(size -> "Maybe " + size + " is meant."));
    }

    /** A program that writes JSON writes a size, or a code, as a string. */
    private static String unquoted(String text) {
        return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }
}
