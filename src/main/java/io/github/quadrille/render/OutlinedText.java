package io.github.quadrille.render;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.render.Borders.Border;

/** Pieces with outlines, every cell three columns wide and a line high, between the lines of a lattice. */
final class OutlinedText {
    private static final int CELL = 3;
    private static final String BLANK = " ";
    private static final String SHADE = "░";

    private final Picture picture;
    private final TerminalColours colours;
    private final Borders borders;
    private final PieceLabels labels;

    OutlinedText(Picture picture, TerminalColours colours) {
        this.picture = picture;
        this.colours = colours;
        this.borders = new Borders(picture);
        this.labels = new PieceLabels(picture);
    }

    /** How many columns of text a picture takes. */
    static long width(Picture picture) {
        return (CELL + 1L) * picture.columns() + 1;
    }

    String text(boolean colour) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row <= picture.rows(); row++) {
            text.append(line(row).text(colour));
            if (row < picture.rows()) {
                text.append(cells(row).text(colour));
            }
        }
        return text.toString();
    }

    /** The lattice line above a row. */
    private TextLine line(int row) {
        TextLine line = new TextLine();
        for (int column = 0; column <= picture.columns(); column++) {
            char corner = borders.corner(row, column);
            if (corner != ' ') {
                line.add(String.valueOf(corner), TerminalColours.PLAIN);
            } else {
                boolean inside = picture.pieceAt(row - 1, column - 1) == picture.pieceAt(row, column);
                addGap(line, inside ? picture.pieceAt(row, column) : Picture.OPEN, isOnBoard(row, column), 1);
            }
            if (column < picture.columns()) {
                boolean inside = row > 0 && row < picture.rows();
                addBorder(line, borders.above(row, column), picture.pieceAt(row, column), "─╌", inside, CELL);
            }
        }
        return line;
    }

    /** A row of cells with the lines between them. */
    private TextLine cells(int row) {
        TextLine line = new TextLine();
        for (int column = 0; column <= picture.columns(); column++) {
            boolean inside = column > 0 && column < picture.columns();
            addBorder(line, borders.leftOf(row, column), picture.pieceAt(row, column), "│┆", inside, 1);
            if (column < picture.columns()) {
                addCell(line, row, column);
            }
        }
        return line;
    }

    private boolean isOnBoard(int row, int column) {
        return row > 0 && row < picture.rows() && column > 0 && column < picture.columns();
    }

    private void addBorder(TextLine line, Border border, int cover, String glyphs, boolean inside, int times) {
        switch (border) {
            case LINE -> line.add(glyphs.substring(0, 1).repeat(times), TerminalColours.PLAIN);
            case DASHES -> line.add(glyphs.substring(1).repeat(times), TerminalColours.PLAIN);
            default -> addGap(line, cover, inside, times);
        }
    }

    /** Between squares without a line: the piece or the hole goes on. */
    private void addGap(TextLine line, int cover, boolean inside, int times) {
        if (cover >= 0) {
            line.add(BLANK.repeat(times), colours.of(cover));
        } else if (cover == Picture.NOTHING && inside) {
            line.add(SHADE.repeat(times), TerminalColours.HOLE);
        } else {
            line.add(BLANK.repeat(times), TerminalColours.PLAIN);
        }
    }

    private void addCell(TextLine line, int row, int column) {
        int cover = picture.pieceAt(row, column);
        if (cover >= 0) {
            String label = labels.at(row, column);
            String text = label.length() < CELL ? BLANK + label : label;
            line.add(text + BLANK.repeat(CELL - text.length()), colours.of(cover));
        } else {
            switch (picture.markAt(row, column)) {
                case Region.HOLE -> line.add(SHADE.repeat(CELL), TerminalColours.HOLE);
                case Region.OPTIONAL -> line.add(" · ", TerminalColours.OPTIONAL);
                default -> line.add(" ○ ", TerminalColours.UNCOVERED);
            }
        }
    }
}
