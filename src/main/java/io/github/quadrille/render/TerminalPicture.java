package io.github.quadrille.render;

import io.github.quadrille.geometry.Lattices;
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
        return new Legend(picture, new TerminalColours(picture), width).text(colour) + given(picture);
    }

    /** Where letters cannot say which pieces are given. */
    private String given(Picture picture) {
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
        TerminalColours colours = new TerminalColours(picture);
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
