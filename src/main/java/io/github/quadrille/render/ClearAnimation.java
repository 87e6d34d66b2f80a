package io.github.quadrille.render;

import io.github.quadrille.clear.Board;
import io.github.quadrille.clear.Replay;
import io.github.quadrille.geometry.Cell;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A game of line clearing as one board that moves: pieces fade in, full lines shine and fade away, and it begins again.
 * The animation is part of the SVG (SMIL), without a script; where it is not played the first board is seen.
 *
 * @param title what the picture is of
 */
public record ClearAnimation(String title) {
    private static final int UNIT = ClearStrip.UNIT;
    private static final int MARGIN = 28;
    private static final int CAPTION = 30;
    private static final int CAPTION_WIDTH = 190;

    /** Seconds: before the first move, for each move, and after the last. */
    private static final double BEFORE = 1.2;

    private static final double EACH = 1.8;
    private static final double AFTER = 2.6;

    /** Seconds after the beginning of a move. */
    private static final double LAID = 0.35;

    private static final double SHINES = 0.8;
    private static final double EMPTIED = 1.3;

    /** The whole picture as one string. */
    public String of(Board start, Replay replay) {
        int width = Math.max(CAPTION_WIDTH, start.grid().columns() * UNIT) + 2 * MARGIN;
        int height = start.grid().rows() * UNIT + 2 * MARGIN + CAPTION;
        StringBuilder svg = new StringBuilder();
        ClearStrip.open(svg, width, height, title);
        ClearStrip.put(svg, "<g transform=\"translate(%d %d)\">%n", MARGIN, MARGIN + CAPTION);
        ClearStrip.floor(svg, start.grid());
        Timeline time = new Timeline(BEFORE + EACH * replay.frames().size() + AFTER);
        captions(svg, start, replay.frames(), time);
        for (Cell cell : cells(start)) {
            tokens(svg, cell, start, replay.frames(), time);
        }
        for (int move = 0; move < replay.frames().size(); move++) {
            shine(svg, replay.frames().get(move), begin(move), time);
        }
        return svg.append("</g>\n</svg>\n").toString();
    }

    private static double begin(int move) {
        return BEFORE + EACH * move;
    }

    private static List<Cell> cells(Board board) {
        return IntStream.range(0, board.grid().size())
                .mapToObj(board.grid()::cell)
                .toList();
    }

    /** Every token that ever lies on a cell, from when it comes until it goes. */
    private static void tokens(StringBuilder svg, Cell cell, Board start, List<Replay.Frame> frames, Timeline time) {
        if (start.isTaken(cell)) {
            Tone tone = start.red().contains(cell) ? ClearStrip.RED : ClearStrip.BLUE;
            boolean isTarget = start.hasOneTarget() && start.target().equals(cell);
            double end = emptied(cell, frames, 0);
            ClearStrip.token(svg, cell, isTarget ? ClearStrip.TARGET : tone, 1, time.untilGone(end));
            if (isTarget) {
                ClearStrip.mark(svg, cell, time.untilGone(end));
            }
        }
        for (int move = 0; move < frames.size(); move++) {
            if (frames.get(move).move().cells().contains(cell)) {
                double begin = begin(move);
                double end = emptied(cell, frames, move);
                ClearStrip.token(svg, cell, ClearStrip.FRESH, 0, time.lifetime(begin, end) + time.aged(begin + EACH));
            }
        }
    }

    /** When the fading of a cell begins, from a move on; never is after the end. */
    private static double emptied(Cell cell, List<Replay.Frame> frames, int from) {
        for (int move = from; move < frames.size(); move++) {
            if (!frames.get(move).after().isTaken(cell)) {
                return begin(move) + SHINES;
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    private static void shine(StringBuilder svg, Replay.Frame frame, double begin, Timeline time) {
        int width = frame.after().grid().columns() * UNIT;
        int height = frame.after().grid().rows() * UNIT;
        String pulse = time.opacity(new double[] {begin + LAID, begin + SHINES, begin + EMPTIED}, 0, 0.85, 0);
        String form = "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#ffffff\" opacity=\"0\">%s</rect>%n";
        for (int row : frame.rows()) {
            ClearStrip.put(svg, form, 0, row * UNIT, width, UNIT, pulse);
        }
        for (int column : frame.columns()) {
            ClearStrip.put(svg, form, column * UNIT, 0, UNIT, height, pulse);
        }
    }

    private static void captions(StringBuilder svg, Board start, List<Replay.Frame> frames, Timeline time) {
        for (int i = 0; i <= frames.size(); i++) {
            ClearFrame frame = i == 0 ? new ClearFrame(start) : new ClearFrame(frames.get(i - 1));
            double from = i == 0 ? 0 : begin(i - 1);
            double until = i == frames.size() ? Double.POSITIVE_INFINITY : begin(i);
            ClearStrip.put(
                    svg,
                    "<text y=\"-12\" font-size=\"15\" fill=\"%s\" opacity=\"%d\">%s%s</text>%n",
                    ClearStrip.INK.hex(),
                    i == 0 ? 1 : 0,
                    ClearStrip.caption(frame, i),
                    time.shown(from, until));
        }
    }

    /**
     * Elements that animate what they stand in, over and over.
     *
     * @param seconds of one round
     */
    private record Timeline(double seconds) {
        /** There from the start. */
        String untilGone(double end) {
            return opacity(new double[] {end, end + EMPTIED - SHINES}, 1, 0);
        }

        /** Comes, and goes. */
        String lifetime(double begin, double end) {
            return opacity(new double[] {begin, begin + LAID, end, end + EMPTIED - SHINES}, 0, 1, 1, 0);
        }

        /** No longer the latest piece. */
        String aged(double from) {
            return from >= seconds
                    ? ""
                    : "<animate attributeName=\"fill\" dur=\"%s\" repeatCount=\"indefinite\" keyTimes=\"0;%s;1\" values=\"%s;%s;%s\" calcMode=\"discrete\"/>"
                            .formatted(
                                    number(seconds) + "s",
                                    number(from / seconds),
                                    ClearStrip.FRESH.hex(),
                                    ClearStrip.RED.hex(),
                                    ClearStrip.RED.hex());
        }

        String shown(double from, double until) {
            if (from == 0 && until >= seconds) {
                return "";
            }
            return until >= seconds
                    ? opacity(new double[] {from, from + 0.01}, 0, 1)
                    : opacity(new double[] {from, from + 0.01, until, until + 0.01}, from == 0 ? 1 : 0, 1, 1, 0);
        }

        /** Goes through values at times; those after the end are left out. */
        String opacity(double[] times, double... values) {
            int count = (int) DoubleStream.of(times).filter(at -> at < seconds).count();
            if (count == 0) {
                return "";
            }
            String keys = DoubleStream.of(times)
                    .limit(count)
                    .mapToObj(at -> number(at / seconds))
                    .collect(joined());
            String steps = DoubleStream.of(values)
                    .limit(count)
                    .mapToObj(Timeline::number)
                    .collect(joined());
            return "<animate attributeName=\"opacity\" dur=\"%s\" repeatCount=\"indefinite\" keyTimes=\"0;%s;1\" values=\"%s;%s;%s\"/>"
                    .formatted(number(seconds) + "s", keys, number(values[0]), steps, number(values[count - 1]));
        }

        private static Collector<CharSequence, ?, String> joined() {
            return Collectors.joining(";");
        }

        private static String number(double value) {
            return String.format(Locale.ROOT, "%.4f", value).replaceAll("\\.?0+$", "");
        }
    }
}
