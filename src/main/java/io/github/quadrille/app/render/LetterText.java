package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Region;


/** A letter per cell, the marks of {@link Region} where no piece lies: for boards too wide for outlines. */
final class LetterText {
    private final Picture picture;
    private final TerminalColours colours;
    private final int columns;

    /**
     * @param columns of text per cell
     */
    LetterText(Picture picture, TerminalColours colours, int columns) {
        this.picture = picture;
        this.colours = colours;
        this.columns = columns;
    }

    String text(boolean colour) {
        StyledLines lines = new StyledLines(colour);
        for (int row = 0; row < picture.rows(); row++) {
            for (int column = 0; column < picture.columns(); column++) {
                add(lines, row, column);
            }
            lines.end();
        }
        return lines.toString();
    }

    private void add(StyledLines line, int row, int column) {
        int cover = picture.pieceAt(row, column);
        char mark = cover >= 0 ? picture.letter(cover) : picture.markAt(row, column);
        String style = cover >= 0 ? colours.of(cover) : style(mark);
        line.add(mark, 1, style);
        line.add(' ', columns - 1, style);
    }

    /** How a mark of a board looks. */
    static String style(char mark) {
        return switch (mark) {
            case Region.HOLE -> TerminalColours.HOLE;
            case Region.OPTIONAL -> TerminalColours.OPTIONAL;
            default -> TerminalColours.UNCOVERED;
        };
    }
}
