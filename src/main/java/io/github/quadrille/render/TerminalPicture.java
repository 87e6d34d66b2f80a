package io.github.quadrille.render;

/**
 * Pictures as text, for terminals and logs. Boards that fit get outlines, larger ones a letter per cell.
 *
 * @param width how many columns of text there is room for
 * @param colour whether escape codes for 256 colours may be used
 */
public record TerminalPicture(int width, boolean colour) {

    /** The picture as lines, each ended by {@code \n}. */
    public String of(Picture picture) {
        TerminalColours colours = new TerminalColours(picture);
        if (OutlinedText.width(picture) <= width) {
            return new OutlinedText(picture, colours).text(colour);
        }
        // Two columns are about as wide as a line is high; without colour, plain rows are better to copy.
        int columns = colour && 2 * picture.columns() <= width ? 2 : 1;
        return new LetterText(picture, colours, columns).text(colour);
    }
}
