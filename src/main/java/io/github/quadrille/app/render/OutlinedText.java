package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Writes pieces with outlines. Every cell is one line high. It is three columns wide, or one column where the terminal
 * is narrow. Lines run between different pieces, around holes, and along the edges of the board. Where a piece
 * continues over an edge of the board to the opposite side, there is no line.
 */
final class OutlinedText {
    private static final int WIDE = 3;
    private static final int NARROW = 1;
    private static final char BLANK = ' ';
    private static final char SHADE = '░';
    private static final int LARGEST_NUMBER = 99;
    /** This sign is shown in an open cell that a rule is about. A line below the picture explains the rule. */
    static final char SIGN = '◇';

    private static final String LINKS = "═║";
    private static final String BARS = "┃━";

    /**
     * The index of a glyph is the sum of the directions in which lines leave a point: 1 up, 2 right, 4 down, 8 left.
     * Next to a piece that continues over an edge, the lines also continue a little.
     */
    private static final String GLYPHS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

    private final int cell;
    private final Picture picture;
    private final TerminalColours colours;
    private final int rows;
    private final int columns;
    /**
     * The array holds what lies on each square of the board and on the squares around it, because each is looked up
     * many times.
     */
    private final int[][] pieces;
    /** Each label belongs to the first cell of a part of a piece. */
    private final Map<Cell, String> labels = new HashMap<>();

    private final Map<Cell, Character> boardColours;
    private final RuleMarks marks;

    OutlinedText(Picture picture, TerminalColours colours, int width) {
        this.cell = isWide(picture, width) ? WIDE : NARROW;
        this.picture = picture;
        this.colours = colours;
        this.rows = picture.region().rows();
        this.columns = picture.region().columns();
        this.pieces = new int[rows + 2][columns + 2];
        for (int row = -1; row <= rows; row++) {
            for (int column = -1; column <= columns; column++) {
                pieces[row + 1][column + 1] = picture.pieceAt(row, column);
            }
        }
        this.boardColours = picture.boardColours();
        this.marks = picture.ruleMarks();
        int[] numbers = new int[picture.counts().length];
        for (int piece = 0; piece < picture.size(); piece++) {
            addLabels(piece, ++numbers[picture.kind(piece)]);
        }
    }

    /** Tells whether the terminal is wide enough for letters with blanks or brackets around them. */
    static boolean isWide(Picture picture, int width) {
        return width(picture, WIDE) <= width;
    }

    /**
     * Tells whether outlines fit into the terminal and help the reader. In narrow cells they help only where pieces of
     * one kind touch, because without outlines such pieces look like one.
     */
    static boolean isWanted(Picture picture, int width) {
        return isWide(picture, width)
                || (width(picture, NARROW) <= width
                        && IntStream.range(0, picture.size())
                                .anyMatch(piece ->
                                        !picture.ofSameKindBeside(piece).isEmpty()));
    }

    private static long width(Picture picture, int cell) {
        return (cell + 1L) * picture.region().columns() + 1;
    }

    /**
     * Adds a label for every part of a piece that looks like a separate tile. If these parts do not meet over an edge
     * of the board either, a number after the letter shows which parts belong together. Otherwise the letter of a given
     * piece is in brackets. Narrow cells have only the letter.
     */
    private void addLabels(int piece, int number) {
        String letter = String.valueOf(picture.letter(piece));
        List<Cell> firsts = firstCells(piece, UnaryOperator.identity());
        boolean needsNumber = firsts.size() > 1
                && cell == WIDE
                && number <= LARGEST_NUMBER
                && firstCells(piece, picture.region()::carried).size() > 1;
        String label =
                needsNumber ? letter + number : picture.isGiven(piece) && cell == WIDE ? "(" + letter + ")" : letter;
        firsts.forEach(first -> labels.put(first, label));
    }

    /** Returns the first cell of every connected part of a piece. */
    private List<Cell> firstCells(int piece, UnaryOperator<Cell> carried) {
        List<Cell> cells = picture.cells(piece);
        if (TouchingCells.areOnePolyomino(cells)) {
            return cells.subList(0, 1);
        }
        return TouchingCells.parts(Lattices.SQUARE, cells, carried).stream()
                .map(part -> part.get(0))
                .toList();
    }

    String text(boolean colour) {
        StyledLines lines = new StyledLines(colour);
        for (int row = 0; row <= rows; row++) {
            addLine(lines, row);
            if (row < rows) {
                addCells(lines, row);
            }
        }
        return lines.toString();
    }

    /** Adds the line of text above a row, with the borders of its cells. */
    private void addLine(StyledLines line, int row) {
        for (int column = 0; column <= columns; column++) {
            char corner = corner(row, column);
            if (corner != BLANK) {
                line.add(corner, 1, TerminalColours.PLAIN);
            } else {
                int cover = pieceAt(row, column);
                boolean inside = isWithin(row, rows) && isWithin(column, columns);
                addGap(line, pieceAt(row - 1, column - 1) == cover ? cover : Picture.OPEN, inside, 1);
            }
            if (column < columns) {
                addOrMark(line, above(row, column), new Cell(row - 1, column), new Cell(row, column), "─╌", cell);
            }
        }
        line.end();
    }

    /** Adds a row of cells with the lines between them. */
    private void addCells(StyledLines line, int row) {
        for (int column = 0; column <= columns; column++) {
            addOrMark(line, leftOf(row, column), new Cell(row, column - 1), new Cell(row, column), "│┆", 1);
            if (column < columns) {
                addCell(line, row, column);
            }
        }
        line.end();
    }

    /** Tells whether a grid line is inside the board, and not one of its edges. */
    private static boolean isWithin(int line, int lines) {
        return line > 0 && line < lines;
    }

    /** Adds the text between two squares: the mark of a rule about both squares, or a border. */
    private void addOrMark(StyledLines line, Border border, Cell before, Cell cell, String glyphs, int times) {
        boolean isUpright = before.row() < cell.row();
        Optional<Character> mark =
                border == Border.NONE ? mark(new RuleMarks.Pair(before, cell), isUpright) : Optional.empty();
        if (mark.isPresent()) {
            line.add(BLANK, times / 2, TerminalColours.PLAIN);
            line.add(mark.get(), 1, TerminalColours.PLAIN);
            line.add(BLANK, times / 2, TerminalColours.PLAIN);
        } else {
            boolean inside = isUpright ? isWithin(cell.row(), rows) : isWithin(cell.column(), columns);
            addBorder(line, border, cell.row(), cell.column(), glyphs, inside, times);
        }
    }

    private Optional<Character> mark(RuleMarks.Pair pair, boolean isUpright) {
        String glyphs = marks.links().contains(pair) ? LINKS : marks.bars().contains(pair) ? BARS : "";
        return glyphs.isEmpty() ? Optional.empty() : Optional.of(glyphs.charAt(isUpright ? 1 : 0));
    }

    /**
     * Adds a border. Where there is no line between two squares, the space has the colour of the piece or of the hole.
     */
    private void addBorder(
            StyledLines line, Border border, int row, int column, String glyphs, boolean inside, int times) {
        switch (border) {
            case LINE -> line.add(glyphs.charAt(0), times, TerminalColours.PLAIN);
            case DASHES -> line.add(glyphs.charAt(1), times, TerminalColours.PLAIN);
            default -> addGap(line, pieceAt(row, column), inside, times);
        }
    }

    private void addGap(StyledLines line, int cover, boolean inside, int times) {
        boolean isHole = cover == Picture.NOTHING && inside;
        String plain = isHole ? TerminalColours.HOLE : TerminalColours.PLAIN;
        line.add(isHole ? SHADE : BLANK, times, cover >= 0 ? colours.of(cover) : plain);
    }

    private void addCell(StyledLines line, int row, int column) {
        int cover = pieceAt(row, column);
        if (cover >= 0) {
            String label = labels.getOrDefault(new Cell(row, column), "");
            String style = colours.of(cover);
            int before = label.length() < cell ? 1 : 0;
            line.add(BLANK, before, style);
            line.add(label, style);
            int after = cell - before - label.length();
            if (cell == WIDE && after > 0) {
                line.add(BLANK, after - 1, style);
                char colour = colour(row, column);
                // Where the colour of a cell is a digit, it is left out, because a reader would take it for the number
                // of a piece.
                line.add(Character.isLetter(colour) ? colour : BLANK, 1, style);
            } else {
                line.add(BLANK, after, style);
            }
        } else {
            switch (picture.region().markAt(row, column)) {
                case Region.HOLE -> line.add(SHADE, cell, TerminalColours.HOLE);
                case Region.OPTIONAL -> line.add(open("·", row, column), TerminalColours.OPTIONAL);
                default -> line.add(open("○", row, column), TerminalColours.UNCOVERED);
            }
        }
    }

    /** Returns the text of an open cell. */
    private String open(String mark, int row, int column) {
        Cell at = new Cell(row, column);
        String shown = marks.signs().stream().anyMatch(sign -> sign.cell().equals(at)) ? String.valueOf(SIGN) : mark;
        return cell == WIDE ? BLANK + shown + colour(row, column) : shown;
    }

    /**
     * Returns the colour of a cell, or a blank. The letter of a colour is at the right of the cell, where a reader does
     * not take it for the letter of a piece.
     */
    private char colour(int row, int column) {
        return boardColours.getOrDefault(new Cell(row, column), BLANK);
    }

    /** Returns the piece at a square of the board or of the ring around the board, as {@link Picture#pieceAt} does. */
    private int pieceAt(int row, int column) {
        return pieces[row + 1][column + 1];
    }

    /** Returns the border between a square and the square above it. */
    private Border above(int row, int column) {
        return between(pieceAt(row - 1, column), pieceAt(row, column), isWithin(row, rows));
    }

    /** Returns the border between a square and the square to its left. */
    private Border leftOf(int row, int column) {
        return between(pieceAt(row, column - 1), pieceAt(row, column), isWithin(column, columns));
    }

    private static Border between(int cover, int other, boolean inside) {
        if (cover != other) {
            return Border.LINE;
        }
        Border open = cover == Picture.OPEN && !inside ? Border.DASHES : Border.NONE;
        return cover >= 0 ? Border.JOINT : open;
    }

    /** Returns the glyph at the top left corner of a square. */
    private char corner(int row, int column) {
        boolean overTop = above(row, column - 1) == Border.JOINT || above(row, column) == Border.JOINT;
        boolean overLeft = leftOf(row - 1, column) == Border.JOINT || leftOf(row, column) == Border.JOINT;
        Border up = row > 0 || overTop ? leftOf(row - 1, column) : Border.NONE;
        Border down = row < rows || overTop ? leftOf(row, column) : Border.NONE;
        Border left = column > 0 || overLeft ? above(row, column - 1) : Border.NONE;
        Border right = column < columns || overLeft ? above(row, column) : Border.NONE;
        char glyph = GLYPHS.charAt(up.bit(1) | right.bit(2) | down.bit(4) | left.bit(8));
        if (glyph == '─' && left == Border.DASHES && right == Border.DASHES) {
            return '╌';
        }
        return glyph == '│' && up == Border.DASHES && down == Border.DASHES ? '┆' : glyph;
    }

    /** Says what is between two squares side by side. */
    private enum Border {
        /** There is no line between these open cells or holes. */
        NONE,
        /** There is no line here, because one piece covers both squares. */
        JOINT,
        LINE,
        /** Two squares without a piece meet here across an edge of the board. */
        DASHES;

        int bit(int direction) {
            return this == LINE || this == DASHES ? direction : 0;
        }
    }
}
