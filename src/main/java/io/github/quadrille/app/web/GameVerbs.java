package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Verb.Task;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
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
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What can be asked about a board of the line-clearing game. */
final class GameVerbs {
    private static final String CELL = "\\s*[0-9]{1,3}\\s*,\\s*[0-9]{1,3}\\s*";
    private static final String HINT = "four cells as 2,5;2,6;3,5;3,6";

    private GameVerbs() {}

    /** Makes a board of what was sent. */
    @FunctionalInterface
    private interface BoardReader {
        Board read(byte[] body) throws UnusableInput;
    }

    private static BoardReader board(Parameters parameters) {
        Wrap wrap = parameters.word("wrap", Wrap.FLAT, Wrap::word).orElse(Wrap.BOTH);
        boolean all = parameters.flag("all");
        return body -> ClearBoardReader.read("board", body, wrap, all);
    }

    /** The fewest moves. */
    static Task clear(Parameters parameters) {
        BoardReader reader = board(parameters);
        Limits limits = parameters.limits();
        return (body, reply) -> {
            Board board = reader.read(body);
            Outcome outcome = ExactSearch.solve(board, limits, new Told(reply));
            // No plan is shown that the referee does not accept.
            outcome.plan().ifPresent(plan -> Referee.confirm(board, plan));
            reply.answer(ClearAnswer.of("board", outcome, Optional.empty()));
        };
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
    static Task moves(Parameters parameters) {
        BoardReader reader = board(parameters);
        return (body, reply) -> {
            Board board = reader.read(body);
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
        };
    }

    private record MovesAnswer(String status, Seen board, List<List<List<Integer>>> moves) {}

    private record Seen(int rows, int columns, String wrap, String csv, List<List<Integer>> targets) {}

    private static List<List<Integer>> cells(Stream<Cell> cells) {
        return PieceAnswer.cells(Lattices.SQUARE, cells.toList());
    }

    /** The board after a move. */
    static Task lay(Parameters parameters) {
        BoardReader reader = board(parameters);
        Optional<Move> move = parameters.read("cells", GameVerbs::move, HINT);
        parameters.require("cells", HINT);
        return (body, reply) -> reply.answer(lay(reader.read(body), move.orElseThrow()));
    }

    private static Optional<Move> move(String text) {
        List<String> words = List.of(text.split(";", -1));
        return words.stream().allMatch(word -> word.matches(CELL))
                ? Optional.of(new Move(words.stream().map(GameVerbs::cell).toList()))
                : Optional.empty();
    }

    private static Cell cell(String word) {
        String[] numbers = word.split(",", -1);
        return new Cell(Integer.parseInt(numbers[0].strip()), Integer.parseInt(numbers[1].strip()));
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
