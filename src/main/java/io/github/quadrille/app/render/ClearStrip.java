package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a game of line clearing as one SVG in the style of the other pictures. The SVG shows the board at first and
 * after every move. New tokens are bright, and an emptied square shows its last token as a ring.
 *
 * @param title the words that say what the picture shows
 */
public record ClearStrip(String title) {
    static final int UNIT = 20;
    private static final int MARGIN = 24;
    private static final int RIM = 4;
    private static final int CAPTION = 30;
    private static final int MOST_ACROSS = 4;

    static final Colour RED = new Colour(0xc65b4f);
    static final Colour FRESH = new Colour(0xf2a93b);
    static final Colour BLUE = new Colour(0x5f83b8);
    static final Colour TARGET = new Colour(0x24406e);
    static final Colour INK = Drawing.TRAY;

    /** Returns the whole picture as one string. */
    public String of(Board start, Replay replay) {
        List<ClearFrame> frames = ClearFrame.all(start, replay);
        Grid grid = start.grid();
        int across = Math.min(frames.size(), frames.size() <= MOST_ACROSS + 1 ? MOST_ACROSS + 1 : MOST_ACROSS);
        int down = (frames.size() + across - 1) / across;
        int stepRight = grid.columns() * UNIT + MARGIN;
        int stepDown = grid.rows() * UNIT + MARGIN + CAPTION;
        SvgText svg = open(across * stepRight + MARGIN, down * stepDown + MARGIN, title);
        for (int i = 0; i < frames.size(); i++) {
            svg.put(
                    "<g transform=\"translate(%d %d)\">\n",
                    MARGIN + i % across * stepRight, MARGIN + i / across * stepDown + CAPTION - RIM);
            svg.put(
                    "<text y=\"-10\" font-size=\"15\" fill=\"%s\">%s</text>\n",
                    INK.hex(), frames.get(i).caption(i));
            floor(svg, grid);
            for (Cell cell : grid.cells()) {
                square(svg, frames.get(i), cell);
            }
            svg.put("</g>\n");
        }
        return svg.put("</svg>\n").toString();
    }

    /** Begins a picture, and fills it with the colour of paper. */
    static SvgText open(int width, int height, String title) {
        return SvgText.open(width, height, new Rectangle(width, height), " font-family=\"sans-serif\"", title)
                .put("<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", width, height, Drawing.PAPER.hex());
    }

    /** Draws an empty board. */
    static void floor(SvgText svg, Grid grid) {
        int width = grid.columns() * UNIT;
        int height = grid.rows() * UNIT;
        svg.put(
                "<rect x=\"-%1$d\" y=\"-%1$d\" width=\"%2$d\" height=\"%3$d\" rx=\"%1$d\" fill=\"%4$s\"/>\n",
                RIM, width + 2 * RIM, height + 2 * RIM, Drawing.TRAY.hex());
        svg.put("<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", width, height, Drawing.FLOOR.hex());
        svg.put("<path stroke=\"%s\" d=\"", Drawing.GRID.hex());
        for (int row = 1; row < grid.rows(); row++) {
            svg.put("M0 %dh%d", row * UNIT, width);
        }
        for (int column = 1; column < grid.columns(); column++) {
            svg.put("M%d 0v%d", column * UNIT, height);
        }
        svg.put("\"/>\n");
    }

    private static void square(SvgText svg, ClearFrame frame, Cell cell) {
        switch (frame.letter(cell)) {
            case 'r' -> token(svg, cell, RED, "");
            case 'R' -> token(svg, cell, FRESH, "");
            case 'b' -> token(svg, cell, BLUE, "");
            case 'B' -> {
                token(svg, cell, TARGET, "");
                mark(svg, cell, "");
            }
            case 'x' -> ring(svg, cell, FRESH);
            case '-' -> ring(svg, cell, frame.laid().red().contains(cell) ? RED : frame.isMarked(cell) ? TARGET : BLUE);
            default -> {
                // An empty square shows only the floor.
            }
        }
    }

    /**
     * Draws a token.
     *
     * @param more further attributes, with a blank before each
     */
    static void token(SvgText svg, Cell cell, Colour colour, String more) {
        svg.put(
                "<rect x=\"%d\" y=\"%d\" width=\"%3$d\" height=\"%3$d\" rx=\"4\" fill=\"%4$s\"%5$s/>\n",
                cell.column() * UNIT + 1, cell.row() * UNIT + 1, UNIT - 2, colour.hex(), more);
    }

    /** Draws the mark by which the target differs from other blue tokens. */
    static void mark(SvgText svg, Cell cell, String more) {
        svg.put(
                "<circle cx=\"%d\" cy=\"%d\" r=\"4\" fill=\"%s\"%s/>\n",
                cell.column() * UNIT + UNIT / 2, cell.row() * UNIT + UNIT / 2, Drawing.PAPER.hex(), more);
    }

    private static void ring(SvgText svg, Cell cell, Colour colour) {
        svg.put(
                "<rect x=\"%d\" y=\"%d\" width=\"%3$d\" height=\"%3$d\" rx=\"4\" fill=\"none\" stroke=\"%4$s\""
                        + " stroke-width=\"2\" stroke-dasharray=\"3 3\"/>\n",
                cell.column() * UNIT + 3, cell.row() * UNIT + 3, UNIT - 6, colour.hex());
    }

    /**
     * Holds the state that a picture of a board shows.
     *
     * @param board the board after the move
     * @param laid the board after the piece was laid, before full lines were emptied
     * @param move the new piece; at the start it has no cells
     */
    record ClearFrame(Board board, Board laid, Move move) {
        /** Returns the states to draw: the board at first, and after every move. */
        static List<ClearFrame> all(Board start, Replay replay) {
            List<ClearFrame> frames = new ArrayList<>(List.of(new ClearFrame(start, start, new Move(List.of()))));
            replay.frames().forEach(frame -> frames.add(new ClearFrame(frame.after(), frame.laid(), frame.move())));
            return frames;
        }

        /** Returns the caption of the board after this many moves. */
        String caption(int moves) {
            String won = board.hasOneTarget() ? ": the target is gone" : ": no blue is left";
            return moves == 0 ? "Start" : "Move " + moves + (board.isWon() ? won : "");
        }

        /** Tells whether a cell is the target. When all blue tokens have to go, no cell is marked. */
        boolean isMarked(Cell cell) {
            return board.hasOneTarget() && cell.equals(board.target());
        }

        /**
         * Returns the letter for a cell: '.' for an empty cell, 'r' for a red token, 'b' for a blue token, and 'B' for
         * the target. A new token is 'R'. A cell that the move emptied is '-', or 'x' if its token was new.
         */
        char letter(Cell cell) {
            boolean fresh = move.cells().contains(cell);
            if (!board.isTaken(cell)) {
                return !laid.isTaken(cell) ? '.' : fresh ? 'x' : '-';
            }
            if (board.red().contains(cell)) {
                return fresh ? 'R' : 'r';
            }
            return isMarked(cell) ? 'B' : 'b';
        }
    }
}
