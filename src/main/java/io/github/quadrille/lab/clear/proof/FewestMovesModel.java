package io.github.quadrille.lab.clear.proof;

import io.github.quadrille.lab.clear.Board;

import static io.github.quadrille.lab.clear.proof.LiteralRow.not;

import java.io.IOException;
import java.io.Writer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The game from a board on, won within so many moves; the objective is how many are made. A move that is not made is
 * followed by none, and before it the game is won.
 */
final class FewestMovesModel implements GameModel {
    private final GameSquares squares;
    private final GameVariables variables;
    private final ModelText text;

    FewestMovesModel(Board board, GameSquares squares, int moves) {
        this.squares = squares;
        this.variables = new GameVariables(squares, moves);
        this.text = new ModelText(variables);
        new GameRules(squares, text).write();
        text.comment("the board before move 0");
        for (int square = 0; square < squares.squares(); square++) {
            text.fix(variables.red(0, square), squares.isRed(board, square));
            text.fix(variables.blue(0, square), squares.isBlue(board, square));
        }
        text.comment("moves are made until no target is blue");
        for (int move = 1; move < moves; move++) {
            text.add(LiteralSum.oneOf(variables.made(move - 1), not(variables.made(move))));
        }
        for (int target : squares.targets(board)) {
            for (int move = 0; move < moves; move++) {
                text.add(LiteralSum.oneOf(variables.made(move), not(variables.blue(move, target))));
            }
            text.fix(variables.blue(moves, target), false);
        }
    }

    @Override
    public ModelText text() {
        return text;
    }

    /** What follows a solution in a proof: only fewer moves count. */
    LiteralRow fewer() {
        return made().atMost(variables.moves() - 1);
    }

    private LiteralSum made() {
        LiteralSum sum = new LiteralSum();
        IntStream.range(0, variables.moves()).forEach(move -> sum.plus(1, variables.made(move)));
        return sum;
    }

    /** The literals of a plan of all moves, from which unit propagation has all others. */
    String solution(int[] plan) {
        return IntStream.range(0, plan.length)
                .mapToObj(move -> variables.literal(variables.laid(move, plan[move])))
                .collect(Collectors.joining(" "));
    }

    @Override
    public void write(Writer out) throws IOException {
        text.write(
                out,
                "The game within %d moves; the objective is how many are made.".formatted(variables.moves()),
                squares,
                made());
    }
}
