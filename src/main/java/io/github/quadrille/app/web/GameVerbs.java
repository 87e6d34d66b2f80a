package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.GameQuestion;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.io.answer.ClearAnswer;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.game.ClearBoardWriter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Game;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.Referee;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What can be asked about a board of the line-clearing game. */
final class GameVerbs {
    private GameVerbs() {}

    private static Board read(GameQuestion question, byte[] body) throws UnusableInput {
        return ClearBoardReader.read("board", body, question.wrap(), question.all(), question.target());
    }

    /** The fewest moves. */
    static void clear(GameQuestion question, byte[] body, Reply reply) throws IOException, UnusableInput {
        Board board = read(question, body);
        Outcome outcome = ExactSearch.solve(board, question.limits(), new Told(reply));
        // No plan is shown that the referee does not accept.
        outcome.plan().ifPresent(plan -> Referee.confirm(board, plan));
        reply.answer(ClearAnswer.of("board", outcome, Optional.empty()));
    }

    /** Passes on how far the search is. */
    private record Told(Reply reply) implements Listener {
        @Override
        public void progress(Progress now) {
            ReplyListener.tell(reply, now);
        }

        @Override
        public boolean isInterrupted() {
            return reply.isStopped();
        }
    }

    /** What may be laid. */
    static void moves(GameQuestion question, byte[] body, Reply reply) throws IOException, UnusableInput {
        Board board = read(question, body);
        reply.answer(new MovesAnswer(
                board.isWon() ? "won" : "read",
                new Seen(
                        board.grid().rows(),
                        board.grid().columns(),
                        board.grid().wrap().word(),
                        ClearBoardWriter.text(board),
                        cells(board.targets().stream().sorted())),
                new Game(board)
                        .moves().stream()
                                .map(move -> cells(move.cells().stream()))
                                .toList()));
    }

    private record MovesAnswer(String status, Seen board, List<List<List<Integer>>> moves) {}

    private record Seen(int rows, int columns, String wrap, String csv, List<List<Integer>> targets) {}

    private static List<List<Integer>> cells(Stream<Cell> cells) {
        return PieceAnswer.cells(Lattices.SQUARE, cells.toList());
    }

    /** The board after a move. */
    static void lay(GameQuestion question, byte[] body, Reply reply) throws IOException, UnusableInput {
        reply.answer(lay(read(question, body), question.move().orElseThrow()));
    }

    private static LayAnswer lay(Board board, Move move) {
        Game game = new Game(board);
        List<String> faults = game.faults(move);
        if (!faults.isEmpty()) {
            return new LayAnswer(
                    "illegal", ClearBoardWriter.text(board), List.of(), Optional.of(String.join(" ", faults)));
        }
        Replay.Frame frame = game.lay(move);
        Stream<Cell> removed = IntStream.range(0, frame.laid().grid().size())
                .mapToObj(frame.laid().grid()::cell)
                .filter(cell ->
                        frame.rows().contains(cell.row()) || frame.columns().contains(cell.column()));
        return new LayAnswer(
                frame.after().isWon() ? "won" : "laid",
                ClearBoardWriter.text(frame.after()),
                cells(removed),
                Optional.empty());
    }

    private record LayAnswer(String status, String csv, List<List<Integer>> removed, Optional<String> reason) {}
}
