package io.github.quadrille.lab.clear.proof;

import static io.github.quadrille.lab.clear.proof.LiteralRow.not;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.ReachableKinds.PositionKind;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Describes what could be wrong with a set of kinds, which are sets of positions. The claim is that the game never
 * leaves the positions of these kinds and is never won in them. Three things could be wrong. The start is in none of
 * the kinds ({@code e_start}). The game is won in a position of one of the kinds ({@code e_won}). Or a move leads from
 * a position of one of the kinds to a position of none of the kinds ({@code e_left}). If the model has no solution,
 * nothing is wrong, so the game cannot be won with any number of moves.
 */
final class InvariantModel {
    private final GameVariables variables;
    private final GameModel model;
    private final List<PositionKind> kinds;

    private InvariantModel(GameSquares squares, List<PositionKind> kinds) {
        this.kinds = kinds;
        this.variables = new GameVariables(squares, 1);
        this.model = new GameModel(
                "This model says that something is wrong with positions that the game is claimed never to leave and"
                        + " never to be won in.",
                squares,
                variables);
    }

    static GameModel of(Board board, GameSquares squares, List<PositionKind> kinds) {
        return new InvariantModel(squares, kinds).of(board);
    }

    private GameModel of(Board board) {
        GameSquares squares = model.squares();
        int[] ofKind = variables("k", kinds.size());
        int[] red = variables("sr", squares.squares());
        int[] blue = variables("sb", squares.squares());
        new GameRules(model).write();
        model.comment("the move is made, from a position of some kind");
        model.fix(variables.made(0), true);
        model.addOneOf(ofKind);
        for (int kind = 0; kind < ofKind.length; kind++) {
            model.comment("k%d: it is of kind %d".formatted(kind, kind));
            for (int literal : literals(kinds.get(kind), variables.reds(0), variables.blues(0))) {
                model.addOneOf(not(ofKind[kind]), literal);
            }
        }
        model.comment(
                "something is wrong: with the start, whose tokens are sr and sb, with a position that is won, or with the move");
        int start = variables.add("e_start");
        int won = variables.add("e_won");
        int left = variables.add("e_left");
        model.addOneOf(start, won, left);
        model.fixTokens(board, red, blue);
        addNone(start, red, blue);
        for (int target : squares.targets(board)) {
            model.addOneOf(not(won), not(variables.blue(0, target)));
        }
        addNone(left, variables.reds(1), variables.blues(1));
        return model;
    }

    private int[] variables(String name, int count) {
        return IntStream.range(0, count).map(i -> variables.add(name + i)).toArray();
    }

    /** Adds rows that say: if the variable {@code ifTrue} is true, the position is in none of the kinds. */
    private void addNone(int ifTrue, int[] red, int[] blue) {
        for (PositionKind kind : kinds) {
            LiteralSum wrong = new LiteralSum().plus(1, not(ifTrue));
            for (int literal : literals(kind, red, blue)) {
                wrong.plus(1, not(literal));
            }
            model.add(wrong.atLeast(1));
        }
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
}
