package io.github.quadrille.app.ask;

import io.github.quadrille.app.ask.ParameterType.OneOf;
import io.github.quadrille.app.ask.ParameterType.Written;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.lab.clear.Move;
import java.util.List;
import java.util.Optional;

/**
 * Asks about a board of the line-clearing game.
 *
 * @param wrap which edges meet
 * @param all whether all blue tokens have to go, not the target only
 * @param target a blue token to take as the target
 * @param move that is laid, where one is
 */
public record GameQuestion(Limits limits, Wrap wrap, boolean all, Optional<Cell> target, Optional<Move> move) {
    private static final String CELL = "\\s*[0-9]{1,3}\\s*,\\s*[0-9]{1,3}\\s*";
    private static final String EXAMPLE = "2,5;2,6;3,5;3,6";
    private static final Parameter<Wrap> WRAP = Parameter.of(
                    "wrap", OneOf.of(Wrap.FLAT, Wrap::word), "Edges that meet.")
            .usually(Wrap.BOTH);
    private static final Parameter<Boolean> ALL =
            Parameter.flag("all", "All blue tokens have to go, not the target only.");
    private static final Parameter<Cell> TARGET = Parameter.of(
            "target",
            new Written<>(
                    text -> Optional.of(text).filter(word -> word.matches(CELL)).map(GameQuestion::cell),
                    "a cell as 7,6",
                    ParameterType.written("7,6")),
            "A blue token to take as the target: row and column from 0.");
    private static final Parameter<Move> CELLS = Parameter.of(
                    "cells",
                    new Written<>(GameQuestion::move, "four cells as " + EXAMPLE, ParameterType.written(EXAMPLE)),
                    "The four cells of the move, row and column from 0.")
            .needed();
    /** Asks for the fewest moves. */
    public static final Question<GameQuestion> CLEAR = new Question<>(
            "clear",
            "The fewest moves of a board of the line-clearing game",
            List.of(WRAP, ALL, TARGET, Parameter.TIME_LIMIT),
            values -> of(values, values.limits(), Optional.empty()));
    /** Asks what may be laid. */
    public static final Question<GameQuestion> MOVES = new Question<>(
            "clear-moves",
            "Every legal move of a board of the line-clearing game",
            List.of(WRAP, ALL, TARGET),
            values -> of(values, Limits.NONE, Optional.empty()));
    /** Asks for the board after a move. */
    public static final Question<GameQuestion> LAY = new Question<>(
            "clear-lay",
            "What becomes of a board of the line-clearing game by a move",
            List.of(WRAP, ALL, TARGET, CELLS),
            values -> of(values, Limits.NONE, values.said(CELLS)));

    private static GameQuestion of(Values values, Limits limits, Optional<Move> move) {
        return new GameQuestion(limits, values.of(WRAP), values.of(ALL), values.said(TARGET), move);
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
}
