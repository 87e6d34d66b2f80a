package io.github.quadrille.app.ask;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
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

/**
 * Asks about a board of the line-clearing game.
 *
 * @param wrap the edges of the board that meet
 * @param all whether all blue tokens have to be cleared, not only the target
 * @param target the cell of a blue token that becomes the target
 */
public record GameQuestion(Limits limits, Wrap wrap, boolean all, Optional<Cell> target) {
    private static final String CELL = "\\s*[0-9]{1,3}\\s*,\\s*[0-9]{1,3}\\s*";
    private static final String EXAMPLE = "2,5;2,6;3,5;3,6";
    /** This parameter says which edges of the board meet, as on a cylinder or a torus. */
    public static final Parameter<Wrap> WRAP = Parameter.of(
                    "wrap",
                    ParameterType.oneOf(Wrap.FLAT, Wrap::word),
                    "Which opposite edges of the board meet: none, horizontal, vertical or both.")
            .usually(Wrap.BOTH)
            .under(Heading.BOARD);

    private static final Parameter<Boolean> ALL = Parameter.flag("all", "Remove all blue tokens, not only the target.");
    private static final Parameter<Cell> TARGET = Parameter.of(
            "target",
            ParameterType.written(
                    text -> Optional.of(text).filter(word -> word.matches(CELL)).map(GameQuestion::cell),
                    "a cell as 7,6",
                    "7,6"),
            "The blue token that is the target: its row and column, counted from 0.");
    private static final Parameter<Move> CELLS = Parameter.of(
                    "cells",
                    ParameterType.written(GameQuestion::move, "four cells as " + EXAMPLE, EXAMPLE),
                    "The four cells that the piece covers: row and column of each, counted from 0.")
            .needed();
    /** This question asks for the fewest moves that clear the board. */
    public static final Question<SentQuestion> CLEAR = Question.of(
            "clear",
            "The fewest moves that clear a board of the line-clearing game",
            values -> of(values, values.limits())::clear);
    /** This question asks for every legal move. */
    public static final Question<SentQuestion> MOVES = Question.of(
            "clear-moves",
            "Every legal move of a board of the line-clearing game",
            values -> of(values, Limits.NONE)::moves);
    /** This question asks for the board after a move. */
    public static final Question<SentQuestion> LAY =
            Question.of("clear-lay", "The board of the line-clearing game after a move", values -> {
                GameQuestion game = of(values, Limits.NONE);
                Optional<Move> move = values.said(CELLS);
                return (board, listener) -> lay(game.read(board), move.orElseThrow());
            });

    private static GameQuestion of(Values values, Limits limits) {
        return new GameQuestion(limits, values.of(WRAP), values.of(ALL), values.said(TARGET));
    }

    private static Optional<Move> move(String text) {
        List<String> words = List.of(text.split(";", -1));
        return words.stream().allMatch(word -> word.matches(CELL))
                ? Optional.of(new Move(words.stream().map(GameQuestion::cell).toList()))
                : Optional.empty();
    }

    private static Cell cell(String word) {
        String[] numbers = word.split(",", -1);
        return new Cell(Integer.parseInt(numbers[0].strip()), Integer.parseInt(numbers[1].strip()));
    }

    private Board read(byte[] board) throws UnusableInput {
        return ClearBoardReader.read("board", board, wrap, all, target);
    }

    private ClearAnswer clear(byte[] text, Listener listener) throws UnusableInput {
        Board board = read(text);
        Outcome outcome = ExactSearch.solve(board, limits, listener);
        // The referee replays each plan, so the answer never holds a plan that breaks a rule.
        outcome.plan().ifPresent(plan -> Referee.confirm(board, plan));
        return ClearAnswer.of("board", outcome, Optional.empty());
    }

    private MovesAnswer moves(byte[] text, Listener listener) throws UnusableInput {
        Board board = read(text);
        return new MovesAnswer(
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
                                .toList());
    }

    private record MovesAnswer(String status, Seen board, List<List<List<Integer>>> moves) {}

    private record Seen(int rows, int columns, String wrap, String csv, List<List<Integer>> targets) {}

    private static List<List<Integer>> cells(Stream<Cell> cells) {
        return PieceAnswer.cells(Lattices.SQUARE, cells.toList());
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
