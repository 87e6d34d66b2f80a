package io.github.quadrille.lab.clear.proof;

import static io.github.quadrille.lab.clear.proof.LiteralRow.not;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.ReachableKinds.PositionKind;
import java.io.IOException;
import java.io.Writer;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is wrong with a set of kinds of positions of which it is said that the game never leaves them: the start is of none
 * ({@code e_start}), the game is won in one ({@code e_won}), or a move leads from one to a position of none ({@code e_left}). The
 * model has no solution when nothing is wrong; then, however many moves are made, the game is not won.
 */
final class InvariantModel implements GameModel {
    private final GameSquares squares;
    private final GameVariables variables;
    private final ModelText text;
    private final List<PositionKind> kinds;

    InvariantModel(Board board, GameSquares squares, List<PositionKind> kinds) {
        this.squares = squares;
        this.kinds = kinds;
        this.variables = new GameVariables(squares, 1);
        this.text = new ModelText(variables);
        int[] ofKind = variables("k", kinds.size());
        int[] red = variables("sr", squares.squares());
        int[] blue = variables("sb", squares.squares());
        new GameRules(squares, text).write();
        text.comment("the move is made, from a position of some kind");
        text.fix(variables.made(0), true);
        text.add(LiteralSum.oneOf(ofKind));
        for (int kind = 0; kind < ofKind.length; kind++) {
            text.comment("k%d: it is of kind %d".formatted(kind, kind));
            for (int literal : literals(kinds.get(kind), reds(0), blues(0))) {
                text.add(LiteralSum.oneOf(not(ofKind[kind]), literal));
            }
        }
        text.comment(
                "something is wrong: with the start, whose tokens are sr and sb, with a position that is won, or with the move");
        int start = variables.add("e_start");
        int won = variables.add("e_won");
        int left = variables.add("e_left");
        text.add(LiteralSum.oneOf(start, won, left));
        for (int square = 0; square < squares.squares(); square++) {
            text.fix(red[square], squares.isRed(board, square));
            text.fix(blue[square], squares.isBlue(board, square));
        }
        addNone(start, red, blue);
        for (int target : squares.targets(board)) {
            text.add(LiteralSum.oneOf(not(won), not(variables.blue(0, target))));
        }
        addNone(left, reds(1), blues(1));
    }

    private int[] variables(String name, int count) {
        return IntStream.range(0, count).map(i -> variables.add(name + i)).toArray();
    }

    /** If a variable is true, the position is of no kind. */
    private void addNone(int ifTrue, int[] red, int[] blue) {
        for (PositionKind kind : kinds) {
            LiteralSum wrong = new LiteralSum().plus(1, not(ifTrue));
            for (int literal : literals(kind, red, blue)) {
                wrong.plus(1, not(literal));
            }
            text.add(wrong.atLeast(1));
        }
    }

    private int[] reds(int move) {
        return IntStream.range(0, squares.squares())
                .map(square -> variables.red(move, square))
                .toArray();
    }

    private int[] blues(int move) {
        return IntStream.range(0, squares.squares())
                .map(square -> variables.blue(move, square))
                .toArray();
    }

    private static int[] literals(PositionKind kind, int[] red, int[] blue) {
        return Stream.of(
                        literals(kind.red(), red, 0),
                        literals(kind.blue(), blue, 0),
                        literals(kind.neverRed(), red, 1),
                        literals(kind.neverBlue(), blue, 1))
                .flatMapToInt(literals -> literals)
                .toArray();
    }

    private static IntStream literals(BitSet on, int[] variables, int negated) {
        return on.stream().map(square -> variables[square] ^ negated);
    }

    @Override
    public ModelText text() {
        return text;
    }

    @Override
    public void write(Writer out) throws IOException {
        text.write(
                out,
                "What could be wrong with positions that the game is said never to leave or to be won in.",
                squares);
    }
}
