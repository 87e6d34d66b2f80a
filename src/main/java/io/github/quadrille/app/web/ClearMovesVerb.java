package io.github.quadrille.app.web;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.game.ClearBoardWriter;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Game;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("status", board.isWon() ? "won" : "read");
            tree.put("board", seen(board));
            tree.put(
                    "moves",
                    new Game(board)
                            .moves().stream().map(move -> cells(move.cells())).toList());
            reply.answer(tree);
        };
    }

    private static Map<String, Object> seen(Board board) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("rows", board.grid().rows());
        tree.put("columns", board.grid().columns());
        tree.put("wrap", board.grid().wrap().word());
        tree.put("csv", ClearBoardWriter.text(board));
        tree.put("targets", cells(board.targets().stream().sorted().toList()));
        return tree;
    }

    static List<List<Integer>> cells(List<Cell> cells) {
        return cells.stream().map(cell -> List.of(cell.row(), cell.column())).toList();
    }
}
