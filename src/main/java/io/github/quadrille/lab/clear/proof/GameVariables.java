package io.github.quadrille.lab.clear.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Numbers the variables of a game on a board, up to a greatest number of moves. Every method that returns a variable
 * returns its positive literal, whose number is twice the number of the variable. Moves, squares and lines are counted
 * from 0.
 *
 * <ul>
 * <li>{@code m2}: move 2 is made, so the game was not won before.
 * <li>{@code p2_7}: move 2 lays piece 7 of the table.
 * <li>{@code r2_5}, {@code b2_5}: square 5 is red, or blue, before move 2.
 * <li>{@code o2_5}: square 5 is taken once the piece of move 2 is laid.
 * <li>{@code f2_1}: line 1 is full once the piece of move 2 is laid, and is then emptied.
 * </ul>
 */
final class GameVariables {
    private final int squares;
    private final int lines;
    private final int moves;
    private final int each;
    private final List<String> others = new ArrayList<>();

    GameVariables(GameSquares board, int moves) {
        this.squares = board.squares();
        this.lines = board.grid().lines();
        this.moves = moves;
        this.each = 3 * squares + lines + 1 + board.pieces();
    }

    int moves() {
        return moves;
    }

    /**
     * Returns the variable that says that a square is red before a move.
     *
     * @param move the number of the move; the total number of moves stands for the time after the last move
     */
    int red(int move, int square) {
        return 2 * (move * each + square);
    }

    int blue(int move, int square) {
        return 2 * (move * each + squares + square);
    }

    /** Returns an array with a variable for each square. Each variable says that the square is red before a move. */
    int[] reds(int move) {
        return IntStream.range(0, squares).map(square -> red(move, square)).toArray();
    }

    /** Returns an array with a variable for each square. Each variable says that the square is blue before a move. */
    int[] blues(int move) {
        return IntStream.range(0, squares).map(square -> blue(move, square)).toArray();
    }

    int taken(int move, int square) {
        return 2 * (move * each + 2 * squares + square);
    }

    int full(int move, int line) {
        return 2 * (move * each + 3 * squares + line);
    }

    int made(int move) {
        return 2 * (move * each + 3 * squares + lines);
    }

    int laid(int move, int piece) {
        return 2 * (move * each + 3 * squares + lines + 1 + piece);
    }

    private int ofGame() {
        return moves * each + 2 * squares;
    }

    int count() {
        return ofGame() + others.size();
    }

    /** Adds a variable with this name, and returns its positive literal. */
    int add(String name) {
        others.add(name);
        return 2 * (count() - 1);
    }

    String literal(int literal) {
        return ((literal & 1) != 0 ? "~" : "") + name(literal >> 1);
    }

    /** Returns the name of the variable with this number. */
    String name(int variable) {
        if (variable >= ofGame()) {
            return others.get(variable - ofGame());
        }
        int move = variable / each;
        int rest = variable % each;
        if (rest < 3 * squares) {
            return "rbo".charAt(rest / squares) + (move + "_" + rest % squares);
        }
        int line = rest - 3 * squares;
        if (line < lines) {
            return "f" + move + "_" + line;
        }
        return line == lines ? "m" + move : "p" + move + "_" + (line - lines - 1);
    }
}
