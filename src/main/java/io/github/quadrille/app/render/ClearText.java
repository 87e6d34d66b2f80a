package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ClearStrip.ClearFrame;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes a game of line clearing for a terminal: the board at first and after every move, side by side where they fit.
 *
 * @param width the columns of the terminal
 * @param colour whether escape codes for colours are written
 */
public record ClearText(int width, boolean colour) {
    private static final Map<Character, String> STYLES = Map.of(
            '.', "38;5;244",
            'r', "38;5;231;48;5;167",
            'R', "1;38;5;16;48;5;215",
            'b', "38;5;231;48;5;68",
            'B', "1;38;5;16;48;5;117",
            '-', "38;5;244;48;5;254",
            'x', "38;5;166;48;5;254");

    /** Returns all boards, and a line that explains the letters. */
    public String of(Board start, Replay replay) {
        int columns = Math.max(8, 2 * start.grid().columns() - 1);
        List<ClearFrame> frames = ClearFrame.all(start, replay);
        List<List<String>> blocks = new ArrayList<>();
        for (int move = 0; move < frames.size(); move++) {
            blocks.add(block(move == 0 ? "start" : "move " + move, frames.get(move), columns));
        }
        StringBuilder text = new StringBuilder();
        StyledLines.beside(blocks, columns, width)
                .forEach(line -> text.append(line.stripTrailing()).append('\n'));
        String target = start.hasOneTarget() ? " B target," : "";
        return text.append("r red, b blue," + target + " R new piece, - emptied, x laid and emptied at once\n")
                .toString();
    }

    private List<String> block(String title, ClearFrame frame, int columnsOfText) {
        Grid grid = frame.board().grid();
        List<String> lines = new ArrayList<>(List.of(title + " ".repeat(columnsOfText - title.length())));
        for (int row = 0; row < grid.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < grid.columns(); column++) {
                char letter = frame.letter(new Cell(row, column));
                String cell = letter + (column < grid.columns() - 1 ? " " : "");
                line.append(colour ? "\u001b[" + STYLES.get(letter) + "m" + cell + "\u001b[0m" : cell);
            }
            lines.add(line + " ".repeat(columnsOfText - 2 * grid.columns() + 1));
        }
        return lines;
    }
}
