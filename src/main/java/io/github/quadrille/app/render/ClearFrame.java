package io.github.quadrille.app.render;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Replay;
import io.github.quadrille.core.geometry.Cell;

import java.util.List;

/**
 * What a picture of a board shows.
 *
 * @param board after the move
 * @param laid before full lines were emptied
 * @param move the fresh piece; without cells at the start
 */
record ClearFrame(Board board, Board laid, Move move) {
    ClearFrame(Board start) {
        this(start, start, new Move(List.of()));
    }

    ClearFrame(Replay.Frame frame) {
        this(frame.after(), frame.laid(), frame.move());
    }

    /** Whether a cell is the target; when all blue tokens have to go none is marked. */
    boolean isMarked(Cell cell) {
        return board.hasOneTarget() && cell.equals(board.target());
    }

    /** Empty '.', red 'r' and blue 'b' tokens, the target 'B', fresh 'R', emptied '-', fresh and emptied at once 'x'. */
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
