package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Region;

import io.github.quadrille.app.render.Borders.Border;

/** Pieces with outlines, every cell three columns wide and a line high, between the lines of a lattice. */
final class OutlinedText {
    private static final int CELL = 3;
    private static final char BLANK = ' ';
    private static final char SHADE = '░';

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
        StyledLines lines = new StyledLines(colour);
        for (int row = 0; row <= picture.rows(); row++) {
            addLine(lines, row);
            if (row < picture.rows()) {
                addCells(lines, row);
            }
        }
        return lines.toString();
    }

    /** The lattice line above a row. */
    private void addLine(StyledLines line, int row) {
        for (int column = 0; column <= picture.columns(); column++) {
            char corner = borders.corner(row, column);
            if (corner != ' ') {
                line.add(corner, 1, TerminalColours.PLAIN);
            } else {
                boolean inside = borders.pieceAt(row - 1, column - 1) == borders.pieceAt(row, column);
                addGap(line, inside ? borders.pieceAt(row, column) : Picture.OPEN, isOnBoard(row, column), 1);
            }
            if (column < picture.columns()) {
                boolean inside = row > 0 && row < picture.rows();
                addBorder(line, borders.above(row, column), borders.pieceAt(row, column), "─╌", inside, CELL);
            }
        }
        line.end();
    }

    /** A row of cells with the lines between them. */
    private void addCells(StyledLines line, int row) {
        for (int column = 0; column <= picture.columns(); column++) {
            boolean inside = column > 0 && column < picture.columns();
            addBorder(line, borders.leftOf(row, column), borders.pieceAt(row, column), "│┆", inside, 1);
            if (column < picture.columns()) {
                addCell(line, row, column);
            }
        }
        line.end();
    }

    private boolean isOnBoard(int row, int column) {
        return row > 0 && row < picture.rows() && column > 0 && column < picture.columns();
    }

    private void addBorder(StyledLines line, Border border, int cover, String glyphs, boolean inside, int times) {
        switch (border) {
            case LINE -> line.add(glyphs.charAt(0), times, TerminalColours.PLAIN);
            case DASHES -> line.add(glyphs.charAt(1), times, TerminalColours.PLAIN);
            default -> addGap(line, cover, inside, times);
        }
    }

    /** Between squares without a line: the piece or the hole goes on. */
    private void addGap(StyledLines line, int cover, boolean inside, int times) {
        if (cover >= 0) {
            line.add(BLANK, times, colours.of(cover));
        } else if (cover == Picture.NOTHING && inside) {
            line.add(SHADE, times, TerminalColours.HOLE);
        } else {
            line.add(BLANK, times, TerminalColours.PLAIN);
        }
    }

    private void addCell(StyledLines line, int row, int column) {
        int cover = borders.pieceAt(row, column);
        if (cover >= 0) {
            String label = labels.at(row, column);
            String style = colours.of(cover);
            int before = label.length() < CELL ? 1 : 0;
            line.add(BLANK, before, style);
            line.add(label, style);
            line.add(BLANK, CELL - before - label.length(), style);
        } else {
            switch (picture.markAt(row, column)) {
                case Region.HOLE -> line.add(SHADE, CELL, TerminalColours.HOLE);
                case Region.OPTIONAL -> line.add(" · ", TerminalColours.OPTIONAL);
                default -> line.add(" ○ ", TerminalColours.UNCOVERED);
            }
        }
    }
}
