package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Lattices;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Pictures as text, for terminals and logs. Boards of squares that fit get outlines, larger ones a letter per cell.
 *
 * @param width how many columns of text there is room for
 * @param colour whether escape codes for 256 colours may be used
 */
public record TerminalPicture(int width, boolean colour) {

    /** The picture as lines, each ended by {@code \n}, and what its colours and letters mean. */
    public String of(Picture picture) {
        return board(picture) + legend(picture);
    }

    /** What colours and letters mean; empty where they need no words. */
    public String legend(Picture picture) {
        return legend(picture, colours(picture));
    }

    String legend(Picture picture, TerminalColours colours) {
        return new Legend(picture, colours, width).text(colour) + given(picture);
    }

    /**
     * Whether two pictures of a puzzle with as many pieces of each kind have the same legend: where letters are those of
     * kinds, and nothing is said of single pieces.
     */
    static boolean needsCountsOnly(Picture picture) {
        return picture.lattice() == Lattices.SQUARE && !picture.hasGiven();
    }

    private TerminalColours colours(Picture picture) {
        return new TerminalColours(picture, kindColours(picture));
    }

    /** Nothing where no colours are to be seen. */
    Optional<KindColours> kindColours(Picture picture) {
        return colour ? Optional.of(new KindColours(picture.kindNames())) : Optional.empty();
    }

    /** Where letters cannot say which pieces are given. */
    private String given(Picture picture) {
        if (!picture.hasGiven()) {
            return "";
        }
        PieceLetters letters = new PieceLetters(picture);
        String pieces = IntStream.range(0, picture.size())
                .filter(picture::isGiven)
                .mapToObj(piece -> letters.of(piece) + " on "
                        + picture.lattice().name(picture.cells(piece).get(0)))
                .collect(Collectors.joining(", "));
        if (pieces.isEmpty()) {
            return "";
        }
        boolean hasBrackets = picture.lattice() == Lattices.SQUARE && OutlinedText.width(picture) <= width;
        return hasBrackets ? "(in brackets: given)\n" : "given: " + pieces + "\n";
    }

    /** The picture alone. */
    public String board(Picture picture) {
        return board(picture, colours(picture));
    }

    String board(Picture picture, TerminalColours colours) {
        if (picture.lattice() != Lattices.SQUARE) {
            return new LatticeText(picture, colours, width).text(colour);
        }
        if (OutlinedText.width(picture) <= width) {
            return new OutlinedText(picture, colours).text(colour);
        }
        // Two columns are about as wide as a line is high; without colour, plain rows are better to copy.
        int columns = colour && 2 * picture.columns() <= width ? 2 : 1;
        return new LetterText(picture, colours, columns).text(colour);
    }
}
