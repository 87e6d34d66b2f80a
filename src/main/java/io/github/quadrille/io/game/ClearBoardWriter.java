package io.github.quadrille.io.game;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.lab.clear.Board;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes boards of the line-clearing game in the form that {@link ClearBoardReader} reads. The target is written as
 * {@code B} if it is still on the board.
 */
public final class ClearBoardWriter {
    private ClearBoardWriter() {}

    /** Writes a board to a file. An older file of the same name stays until the new file is complete. */
    public static void write(Path file, Board board) throws IOException, UnusableInput {
        AtomicFile.write(file, text(board));
    }

    /** Returns the text of a file with this board. */
    public static String text(Board board) {
        return IntStream.range(0, board.grid().rows())
                .mapToObj(row -> IntStream.range(0, board.grid().columns())
                        .mapToObj(column -> field(board, new Cell(row, column)))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String field(Board board, Cell cell) {
        if (board.red().contains(cell)) {
            return "r";
        }
        boolean isTarget = board.hasOneTarget() && cell.equals(board.target());
        return !board.blue().contains(cell) ? "" : isTarget ? "B" : "b";
    }
}
