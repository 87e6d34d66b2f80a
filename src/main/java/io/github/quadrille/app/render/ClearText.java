package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ClearStrip.ClearFrame;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A game of line clearing for a terminal: the board at first and after every move, side by side as far as they fit.
 *
 * @param width columns of the terminal
 * @param colour whether escape codes are welcome
 */
public record ClearText(int width, boolean colour) {
    private static final String GAP = "   ";
    private static final Map<Character, String> STYLES = Map.of(
            '.', "38;5;244",
            'r', "38;5;231;48;5;167",
            'R', "1;38;5;16;48;5;215",
            'b', "38;5;231;48;5;68",
            'B', "1;38;5;16;48;5;117",
            '-', "38;5;244;48;5;254",
            'x', "38;5;166;48;5;254");

    /** All frames, and what the letters mean. */
    public String of(Board start, Replay replay) {
        List<List<String>> frames = new ArrayList<>();
        frames.add(frame("start", new ClearFrame(start)));
        for (Replay.Frame frame : replay.frames()) {
            frames.add(frame("move " + frames.size(), new ClearFrame(frame)));
        }
        int across = Math.max(8, 2 * start.grid().columns() - 1);
        int perRow = Math.max(1, (width + GAP.length()) / (across + GAP.length()));
        StringBuilder text = new StringBuilder();
        for (int first = 0; first < frames.size(); first += perRow) {
            List<List<String>> beside = frames.subList(first, Math.min(frames.size(), first + perRow));
            for (int line = 0; line <= start.grid().rows(); line++) {
                int number = line;
                text.append(String.join(
                                        GAP,
                                        beside.stream()
                                                .map(frame -> frame.get(number))
                                                .toList())
                                .stripTrailing())
                        .append('\n');
            }
        }
        String target = start.hasOneTarget() ? " B target," : "";
        return text.append("r red, b blue," + target + " R new piece, - emptied, x laid and emptied at once\n")
                .toString();
    }

    private List<String> frame(String title, ClearFrame frame) {
        int columns = frame.board().grid().columns();
        int across = Math.max(8, 2 * columns - 1);
        List<String> lines = new ArrayList<>();
        lines.add(title + " ".repeat(across - title.length()));
        for (int row = 0; row < frame.board().grid().rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                char letter = frame.letter(new Cell(row, column));
                String cell = letter + (column < columns - 1 ? " " : "");
                line.append(colour ? "\u001b[" + STYLES.get(letter) + "m" + cell + "\u001b[0m" : cell);
            }
            lines.add(line + " ".repeat(across - 2 * columns + 1));
        }
        return lines;
    }
}
