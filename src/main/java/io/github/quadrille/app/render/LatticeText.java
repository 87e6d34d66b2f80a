package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;

import java.util.ArrayList;
import java.util.List;

/** A letter per cell: cubes in layers side by side, hexagons and triangles as they are drawn in puzzle files. */
final class LatticeText {
    /** Stands for the first piece, the next character for the second, until letters take their places. */
    private static final char FIRST_PIECE = '\uE000';

    private static final int MOST_PIECES = 6_000;
    private static final String GAP = "   ";

    private final Picture picture;
    private final TerminalColours colours;
    private final PieceLetters letters;
    private final int width;

    /** @param width how many columns of text there is room for */
    LatticeText(Picture picture, TerminalColours colours, int width) {
        this.picture = picture;
        this.colours = colours;
        this.letters = new PieceLetters(picture);
        this.width = width;
    }

    String text(boolean colour) {
        List<String> rows = picture.drawn(
                piece -> picture.size() > MOST_PIECES ? picture.letter(piece) : (char) (FIRST_PIECE + piece));
        List<String> lines = picture.lattice().isSolid()
                ? sideBySide(rows)
                : LatticeNotation.lines(picture.lattice(), 1, rows, Region.HOLE);
        StyledLines text = new StyledLines(colour);
        for (String line : lines) {
            line.chars().forEach(mark -> add(text, (char) mark));
            text.end();
        }
        return text.toString();
    }

    /** As many layers as there is room for, then the others below. */
    private List<String> sideBySide(List<String> rows) {
        int spaced = 2 * picture.columns() - 1;
        int fitting = Math.max(1, (width + GAP.length()) / (spaced + GAP.length()));
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < picture.layers(); from += fitting) {
            if (from > 0) {
                lines.add("");
            }
            for (int row = 0; row < picture.rows(); row++) {
                List<String> parts = new ArrayList<>();
                for (int layer = from; layer < Math.min(picture.layers(), from + fitting); layer++) {
                    parts.add(String.join(
                            " ", rows.get(layer * picture.rows() + row).split("")));
                }
                lines.add(String.join(GAP, parts));
            }
        }
        return lines;
    }

    private void add(StyledLines line, char mark) {
        int piece = mark - FIRST_PIECE;
        if (piece >= 0 && piece < picture.size()) {
            line.add(letters.of(piece), 1, colours.of(piece));
        } else {
            line.add(mark, 1, mark == ' ' ? TerminalColours.PLAIN : LetterText.style(mark));
        }
    }
}
