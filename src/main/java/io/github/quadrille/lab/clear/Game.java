package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.Referee.Replay;
import java.util.Arrays;
import java.util.List;

/** Lets a person play the line-clearing game: lists the legal moves on a board, and makes moves. */
public final class Game {
    private final Board board;
    private final Referee referee;

    public Game(Board board) {
        this.board = board;
        this.referee = new Referee(board.grid());
    }

    /** Returns every legal move. The list is empty when the game is won. */
    public List<Move> moves() {
        if (board.isWon()) {
            return List.of();
        }
        Rules rules = new Rules(board);
        return Arrays.stream(rules.legalMoves(rules.start(board)))
                .mapToObj(rules.table()::move)
                .toList();
    }

    /** Returns why a move is not legal, one sentence for each reason. The list is empty when the move is legal. */
    public List<String> faults(Move move) {
        return referee.faults(board, move);
    }

    /**
     * Makes a move. Returns the board with the piece, the lines that were full, and the board after they were emptied.
     *
     * @throws IllegalArgumentException when the move is not legal
     */
    public Replay.Frame lay(Move move) {
        List<String> faults = faults(move);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join(" ", faults));
        }
        return referee.lay(board, move);
    }
}
