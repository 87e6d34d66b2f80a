package io.github.quadrille.app.web;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.game.ClearBoardWriter;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Game;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A line-clearing board after a move. */
final class ClearLayVerb implements Verb {
    private static final Pattern CELL = Pattern.compile("\\s*([0-9]{1,3})\\s*,\\s*([0-9]{1,3})\\s*");
    private static final String HINT = "four cells as 2,5;2,6;3,5;3,6";

    @Override
    public String name() {
        return "clear-lay";
    }

    @Override
    public boolean isQuick() {
        return true;
    }

    @Override
    public Task task(Parameters parameters) {
        GameInput input = GameInput.of(parameters);
        Optional<Move> move = parameters.read("cells", ClearLayVerb::move, HINT);
        parameters.require("cells", HINT);
        return (body, reply) -> lay(input.read(body), move.orElseThrow(), reply);
    }

    private static Optional<Move> move(String text) {
        List<Cell> cells = new ArrayList<>();
        for (String word : text.split(";", -1)) {
            Matcher cell = CELL.matcher(word);
            if (!cell.matches()) {
                return Optional.empty();
            }
            cells.add(new Cell(Integer.parseInt(cell.group(1)), Integer.parseInt(cell.group(2))));
        }
        return Optional.of(new Move(cells));
    }

    private static void lay(Board board, Move move, Reply reply) throws IOException {
        Game game = new Game(board);
        List<String> faults = game.faults(move);
        if (!faults.isEmpty()) {
            String reason = String.join(" ", faults);
            reply.answer(new Answer("illegal", ClearBoardWriter.text(board), List.of(), Optional.of(reason)));
            return;
        }
        Replay.Frame frame = game.lay(move);
        reply.answer(new Answer(
                frame.after().isWon() ? "won" : "laid",
                ClearBoardWriter.text(frame.after()),
                ClearMovesVerb.cells(removed(frame)),
                Optional.empty()));
    }

    private record Answer(String status, String csv, List<List<Integer>> removed, Optional<String> reason) {}

    private static List<Cell> removed(Replay.Frame frame) {
        return IntStream.range(0, frame.laid().grid().size())
                .mapToObj(frame.laid().grid()::cell)
                .filter(cell ->
                        frame.rows().contains(cell.row()) || frame.columns().contains(cell.column()))
                .toList();
    }
}
