package io.github.quadrille.app.web;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.game.ClearBoardWriter;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Game;
import io.github.quadrille.lab.clear.Move;
import java.util.List;

/** What may be laid on a line-clearing board. */
final class ClearMovesVerb implements Verb {
    @Override
    public String name() {
        return "clear-moves";
    }

    @Override
    public boolean isQuick() {
        return true;
    }

    @Override
    public Task task(Parameters parameters) {
        GameInput input = GameInput.of(parameters);
        return (body, reply) -> {
            Board board = input.read(body);
            List<Move> moves = new Game(board).moves();
            reply.answer(new Answer(
                    board.isWon() ? "won" : "read",
                    Seen.of(board),
                    moves.stream().map(move -> cells(move.cells())).toList()));
        };
    }

    private record Answer(String status, Seen board, List<List<List<Integer>>> moves) {}

    private record Seen(int rows, int columns, String wrap, String csv, List<List<Integer>> targets) {
        static Seen of(Board board) {
            return new Seen(
                    board.grid().rows(),
                    board.grid().columns(),
                    board.grid().wrap().word(),
                    ClearBoardWriter.text(board),
                    cells(board.targets().stream().sorted().toList()));
        }
    }

    static List<List<Integer>> cells(List<Cell> cells) {
        return PieceAnswer.cells(Lattices.SQUARE, cells);
    }
}
