package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ClearStrip.ClearFrame;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.util.List;

/**
 * Draws a game of line clearing as one animated SVG. Pieces fade in, full lines shine and fade away, and the game
 * begins again.
 *
 * @param title the words that say what the picture shows
 */
public record ClearAnimation(String title) {
    private static final int UNIT = ClearStrip.UNIT;
    private static final int MARGIN = 28;
    private static final int CAPTION = 30;
    private static final int CAPTION_WIDTH = 190;

    /** The animation waits this many seconds before the first move. */
    private static final double BEFORE = 1.2;

    private static final double EACH = 1.8;
    private static final double AFTER = 2.6;

    private static final double AT_ONCE = 0.01;

    /** A new piece is fully visible this many seconds after the beginning of its move. */
    private static final double LAID = 0.35;

    private static final double SHINES = 0.8;
    private static final double EMPTIED = 1.3;

    /** Returns the whole picture as one string. */
    public String of(Board start, Replay replay) {
        int width = Math.max(CAPTION_WIDTH, start.grid().columns() * UNIT) + 2 * MARGIN;
        int height = start.grid().rows() * UNIT + 2 * MARGIN + CAPTION;
        SvgText svg = ClearStrip.open(width, height, title);
        svg.put("<g transform=\"translate(%d %d)\">\n", MARGIN, MARGIN + CAPTION);
        ClearStrip.floor(svg, start.grid());
        Timeline time = new Timeline(BEFORE + EACH * replay.frames().size() + AFTER);
        captions(svg, ClearFrame.all(start, replay), time);
        for (Cell cell : start.grid().cells()) {
            tokens(svg, cell, start, replay.frames(), time);
        }
        for (int move = 0; move < replay.frames().size(); move++) {
            shine(svg, replay.frames().get(move), begin(move), time);
        }
        return svg.put("</g>\n%s</svg>\n", time.style()).toString();
    }

    private static double begin(int move) {
        return BEFORE + EACH * move;
    }

    /** Draws every token that ever lies on a cell, from the time when it is laid until it disappears. */
    private static void tokens(SvgText svg, Cell cell, Board start, List<Replay.Frame> frames, Timeline time) {
        if (start.isTaken(cell)) {
            Colour colour = start.red().contains(cell) ? ClearStrip.RED : ClearStrip.BLUE;
            boolean isTarget = start.hasOneTarget() && start.target().equals(cell);
            double end = emptied(cell, frames, 0);
            String untilGone = time.opacity(new double[] {end, end + EMPTIED - SHINES}, 1, 0);
            ClearStrip.token(svg, cell, isTarget ? ClearStrip.TARGET : colour, untilGone);
            if (isTarget) {
                ClearStrip.mark(svg, cell, untilGone);
            }
        }
        for (int move = 0; move < frames.size(); move++) {
            if (frames.get(move).move().cells().contains(cell)) {
                double begin = begin(move);
                double end = emptied(cell, frames, move);
                double[] times = {begin, begin + LAID, end, end + EMPTIED - SHINES};
                // The token changes in opacity and in colour. These two changes need two elements.
                svg.put("<g%s>", time.opacity(times, 0, 1, 1, 0));
                String aged = time.fill(begin + EACH, ClearStrip.FRESH, ClearStrip.RED);
                ClearStrip.token(svg, cell, ClearStrip.FRESH, aged);
                svg.put("</g>\n");
            }
        }
    }

    /**
     * Returns the time at which a cell begins to fade away. It does so in the first move that empties it, at or after
     * the move {@code from}. The time is infinite if no such move exists.
     */
    private static double emptied(Cell cell, List<Replay.Frame> frames, int from) {
        for (int move = from; move < frames.size(); move++) {
            if (!frames.get(move).after().isTaken(cell)) {
                return begin(move) + SHINES;
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    private static void shine(SvgText svg, Replay.Frame frame, double begin, Timeline time) {
        int width = frame.after().grid().columns() * UNIT;
        int height = frame.after().grid().rows() * UNIT;
        String pulse = time.opacity(new double[] {begin + LAID, begin + SHINES, begin + EMPTIED}, 0, 0.85, 0);
        String form = "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#ffffff\"%s/>\n";
        frame.rows().forEach(row -> svg.put(form, 0, row * UNIT, width, UNIT, pulse));
        frame.columns().forEach(column -> svg.put(form, column * UNIT, 0, UNIT, height, pulse));
    }

    private static void captions(SvgText svg, List<ClearFrame> frames, Timeline time) {
        for (int i = 0; i < frames.size(); i++) {
            double from = i == 0 ? 0 : begin(i - 1);
            double until = i == frames.size() - 1 ? Double.POSITIVE_INFINITY : begin(i);
            svg.put(
                    "<text y=\"-12\" font-size=\"15\" fill=\"%s\"%s>%s</text>\n",
                    ClearStrip.INK.hex(),
                    time.shown(from, until, AT_ONCE),
                    frames.get(i).caption(i));
        }
    }
}
