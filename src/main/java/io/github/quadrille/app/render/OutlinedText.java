package io.github.quadrille.app.render;

import io.github.quadrille.app.render.OutlinedText.Borders.Border;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

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

    /**
     * Where lines run between the squares of a board: between different pieces, around holes, and along the edges of the
     * board except where a piece goes on over an edge.
     */
    static final class Borders {
        /**
         * By the directions in which lines leave a point: 1 up, 2 right, 4 down, 8 left. Next to a piece that goes on over
         * an edge, the lines go on a little, too.
         */
        private static final String GLYPHS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

        private final int rows;
        private final int columns;
        /** What lies on every square and on those around the board, row by row: each is asked for many times. */
        private final int[] pieces;

        Borders(Picture picture) {
            this.rows = picture.rows();
            this.columns = picture.columns();
            this.pieces = new int[(rows + 2) * (columns + 2)];
            for (int row = -1; row <= rows; row++) {
                for (int column = -1; column <= columns; column++) {
                    pieces[index(row, column)] = picture.pieceAt(row, column);
                }
            }
        }

        private int index(int row, int column) {
            return (row + 1) * (columns + 2) + column + 1;
        }

        /** As {@link Picture#pieceAt} has it, on the board and next to it. */
        int pieceAt(int row, int column) {
            return pieces[index(row, column)];
        }

        /** The line between a square and the one above. */
        Border above(int row, int column) {
            boolean atEdge = row == 0 || row == rows;
            return between(pieceAt(row - 1, column), pieceAt(row, column), atEdge);
        }

        /** The line between a square and the one to its left. */
        Border leftOf(int row, int column) {
            boolean atEdge = column == 0 || column == columns;
            return between(pieceAt(row, column - 1), pieceAt(row, column), atEdge);
        }

        /** The glyph at the top left corner of a square. */
        char corner(int row, int column) {
            boolean overTop = above(row, column - 1) == Border.JOINT || above(row, column) == Border.JOINT;
            boolean overLeft = leftOf(row - 1, column) == Border.JOINT || leftOf(row, column) == Border.JOINT;
            Border up = row > 0 || overTop ? leftOf(row - 1, column) : Border.NONE;
            Border down = row < rows || overTop ? leftOf(row, column) : Border.NONE;
            Border left = column > 0 || overLeft ? above(row, column - 1) : Border.NONE;
            Border right = column < columns || overLeft ? above(row, column) : Border.NONE;
            char glyph = GLYPHS.charAt(bit(up, 1) | bit(right, 2) | bit(down, 4) | bit(left, 8));
            if (glyph == '─' && left == Border.DASHES && right == Border.DASHES) {
                return '╌';
            }
            return glyph == '│' && up == Border.DASHES && down == Border.DASHES ? '┆' : glyph;
        }

        private static int bit(Border border, int bit) {
            return border == Border.LINE || border == Border.DASHES ? bit : 0;
        }

        private static Border between(int cover, int other, boolean atEdge) {
            if (cover != other) {
                return Border.LINE;
            }
            if (cover == Picture.OPEN) {
                return atEdge ? Border.DASHES : Border.NONE;
            }
            return cover >= 0 ? Border.JOINT : Border.NONE;
        }

        /** What is between two squares side by side. */
        enum Border {
            /** Nothing, between open cells or holes. */
            NONE,
            /** Nothing, inside of a piece. */
            JOINT,
            LINE,
            /** An edge of the board that meets another, where no piece lies. */
            DASHES
        }
    }

    /**
     * The letters inside of outlined pieces: one for every part that looks like a tile of its own. Where the parts of a
     * piece do not even meet over an edge of the board, a number after the letter tells what belongs together. The letters of
     * given pieces stand in brackets.
     */
    private static final class PieceLabels {
        private static final int LARGEST_NUMBER = 99;

        private final Picture picture;
        /** Row by row. */
        private final String[] labels;

        PieceLabels(Picture picture) {
            this.picture = picture;
            this.labels = new String[picture.rows() * picture.columns()];
            Arrays.fill(labels, "");
            int[] numbers = new int[picture.counts().length];
            for (int piece = 0; piece < picture.size(); piece++) {
                int number = ++numbers[picture.kind(piece)];
                String letter = String.valueOf(picture.letter(piece));
                List<Cell> firsts = firstCells(piece, false);
                boolean needsNumber = firsts.size() > 1
                        && number <= LARGEST_NUMBER
                        && firstCells(piece, true).size() > 1;
                String label = needsNumber ? letter + number : picture.isGiven(piece) ? "(" + letter + ")" : letter;
                firsts.forEach(cell -> put(cell, label));
            }
        }

        /** The label that belongs into a cell, or nothing. */
        String at(int row, int column) {
            return labels[row * picture.columns() + column];
        }

        /** Pieces of a state may begin beyond the board. */
        private void put(Cell cell, String label) {
            if (cell.row() < picture.rows() && cell.column() < picture.columns()) {
                labels[cell.row() * picture.columns() + cell.column()] = label;
            }
        }

        /** The first cell of every connected part. */
        private List<Cell> firstCells(int piece, boolean overEdges) {
            List<Cell> cells = picture.cells(piece);
            if (TouchingCells.areOnePolyomino(cells)) {
                return cells.subList(0, 1);
            }
            return TouchingCells.parts(Lattices.SQUARE, cells, overEdges ? picture::carried : UnaryOperator.identity())
                    .stream()
                    .map(part -> part.get(0))
                    .toList();
        }
    }
}
