package io.github.quadrille.app.render;

/**
 * Where lines run between the squares of a board: between different pieces, around holes, and along the edges of the
 * board except where a piece goes on over an edge.
 */
final class Borders {
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
