package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.Referee.Replay;
import java.util.Arrays;
import java.util.List;

/** A game as a person plays it by hand: what may be laid on a board, and what becomes of the board then. */
public final class Game {
    private final Board board;
    private final Referee referee;

    public Game(Board board) {
        this.board = board;
        this.referee = new Referee(board.grid());
    }

    /** Every legal move; in time linear in the board's size. There is none after the end. */
    public List<Move> moves() {
        if (board.isWon()) {
            return List.of();
        }
        Rules rules = new Rules(board);
        return Arrays.stream(rules.legalMoves(rules.start(board)))
                .mapToObj(rules.table()::move)
                .toList();
    }

    /** Why a move is not legal, a sentence for each reason; none when it is. */
    public List<String> faults(Move move) {
        return referee.faults(board, move);
    }

    /**
     * The board after a move.
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
