package io.github.quadrille.lab.clear.proof;

import static io.github.quadrille.lab.clear.proof.LiteralRow.not;

/**
 * Writes the rules of the line-clearing game as rows of a model, which are linear constraints. There is a group of rows
 * for each rule and each move.
 */
final class GameRules {
    private final GameSquares squares;
    private final GameVariables variables;
    private final GameModel model;

    GameRules(GameModel model) {
        this.squares = model.squares();
        this.variables = model.variables();
        this.model = model;
    }

    /** Writes the rules of all moves. */
    void write() {
        for (int move = 0; move < variables.moves(); move++) {
            model.comment("move %d: one piece is laid if it is made, on empty squares".formatted(move));
            lay(move);
            model.comment("move %d: the piece is next to a red token".formatted(move));
            touch(move);
            model.comment("move %d: full lines".formatted(move));
            fill(move);
            model.comment(
                    "move %d: blue and red tokens stay, pieces become red, full lines are emptied".formatted(move));
            empty(move);
        }
    }

    private void lay(int move) {
        LiteralSum pieces = new LiteralSum().plus(-1, variables.made(move));
        for (int piece = 0; piece < squares.pieces(); piece++) {
            pieces.plus(1, variables.laid(move, piece));
        }
        model.addEquation(pieces, 0);
        for (int square = 0; square < squares.squares(); square++) {
            LiteralSum tokens = new LiteralSum()
                    .plus(1, variables.taken(move, square))
                    .plus(-1, variables.red(move, square), variables.blue(move, square));
            for (int piece : squares.covering(square)) {
                tokens.plus(-1, variables.laid(move, piece));
            }
            model.addEquation(tokens, 0);
        }
    }

    private void touch(int move) {
        for (int piece = 0; piece < squares.pieces(); piece++) {
            LiteralSum red = new LiteralSum().plus(1, not(variables.laid(move, piece)));
            for (int square : squares.around(piece)) {
                red.plus(1, variables.red(move, square));
            }
            model.add(red.atLeast(1));
        }
    }

    private void fill(int move) {
        for (int line = 0; line < squares.grid().lines(); line++) {
            LiteralSum all = new LiteralSum().plus(1, variables.full(move, line));
            for (int square : squares.grid().line(line)) {
                model.addOneOf(not(variables.full(move, line)), variables.taken(move, square));
                all.plus(1, not(variables.taken(move, square)));
            }
            model.add(all.atLeast(1));
        }
    }

    private void empty(int move) {
        for (int square = 0; square < squares.squares(); square++) {
            int taken = variables.taken(move, square);
            int blue = variables.blue(move, square);
            int row = variables.full(move, squares.grid().rowLine(square));
            int column = variables.full(move, squares.grid().columnLine(square));
            int blueAfter = variables.blue(move + 1, square);
            int redAfter = variables.red(move + 1, square);
            model.addOneOf(not(blueAfter), blue);
            model.addOneOf(not(blueAfter), not(row));
            model.addOneOf(not(blueAfter), not(column));
            model.addOneOf(blueAfter, not(blue), row, column);
            model.add(new LiteralSum().plus(1, taken).plus(-1, blue, redAfter).atLeast(0));
            model.addOneOf(not(redAfter), not(row));
            model.addOneOf(not(redAfter), not(column));
            model.addOneOf(redAfter, not(taken), blue, row, column);
        }
    }
}
