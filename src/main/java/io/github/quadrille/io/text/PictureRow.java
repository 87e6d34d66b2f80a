package io.github.quadrille.io.text;

/**
 * A row of a picture and where it stands in the file.
 *
 * @param exact whether its characters follow each other in the file as in the text, without escapes
 */
public record PictureRow(String text, TextPosition start, boolean exact) {
    /** Where a character of the row stands; as near as is known. */
    public TextPosition at(int index) {
        return exact ? start.right(text.codePointCount(0, index)) : start;
    }
}
