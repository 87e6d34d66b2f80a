package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RefereeTest {
    private static final Board BOARD = Boards.of(Wrap.BOTH, "r....", ".....", "....B", ".....", ".b...");

    private static Move move(int... coordinates) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            cells.add(new Cell(coordinates[i], coordinates[i + 1]));
        }
        return new Move(cells);
    }

    private static List<String> faults(Move... moves) {
        return new Referee(BOARD.grid()).replay(BOARD, List.of(moves)).faults();
    }

    @Test
    void a_valid_plan_has_no_fault_and_a_frame_for_every_move() {
        Move first = move(0, 1, 1, 1, 2, 1, 2, 0);
        Move second = move(2, 2, 2, 3, 1, 3, 1, 2);
        Replay replay = new Referee(BOARD.grid()).replay(BOARD, List.of(first, second));
        assertThat(replay.faults()).isEmpty();
        assertThat(replay.frames()).hasSize(2);
        assertThat(replay.frames().get(1).rows()).containsExactly(2);
        assertThat(replay.frames().get(1).after().isWon()).isTrue();
    }

    @Test
    void pieces_may_lie_across_edges_that_meet() {
        assertThat(faults(move(0, 4, 1, 4, 4, 4, 3, 4))).isEmpty();
    }

    @Test
    void every_kind_of_mistake_is_told() {
        assertThat(faults(move(0, 1, 0, 2, 0, 3)))
                .contains("Move 1: A piece has four cells, but here are 3 different ones.");
        assertThat(faults(move(0, 1, 0, 1, 0, 2, 0, 3)))
                .contains("Move 1: A piece has four cells, but here are 3 different ones.");
        assertThat(faults(move(0, 1, 0, 2, 1, 3, 1, 4)))
                .contains("Move 1: The four cells are not a tetromino: they are not connected by sides.");
        assertThat(faults(move(0, 0, 0, 1, 0, 2, 0, 3))).contains("Move 1: (0, 0) has a red token already.");
        assertThat(faults(move(3, 1, 4, 1, 4, 0, 3, 0))).contains("Move 1: (4, 1) has a blue token already.");
        assertThat(faults(move(2, 1, 2, 2, 2, 3, 3, 2)))
                .contains("Move 1: No cell of the piece is next to a red token.");
        assertThat(faults(move(0, 1, 0, 2, 0, 3, 0, 5))).contains("Move 1: (0, 5) is not on the board of 5x5.");
        assertThat(faults()).containsExactly("The target at (2, 4) is still there after 0 moves.");
    }

    @Test
    void moves_after_the_end_are_mistakes() {
        assertThat(faults(move(0, 1, 1, 1, 2, 1, 2, 0), move(2, 2, 2, 3, 1, 3, 1, 2), move(0, 2, 0, 3, 0, 4, 1, 4)))
                .containsExactly("Move 3: The target was removed before this move.");
    }

    @Test
    void with_all_blue_tokens_to_go_the_first_is_not_the_end() {
        Board all = BOARD.withAllTargets();
        List<Move> moves = List.of(move(0, 1, 1, 1, 2, 1, 2, 0), move(2, 2, 2, 3, 1, 3, 1, 2));
        assertThat(new Referee(all.grid()).replay(all, moves).faults())
                .containsExactly("The blue token at (4, 1) is still there after 2 moves.");
        assertThat(new Referee(all.grid()).replay(all, List.of()).faults())
                .containsExactly("2 blue tokens, the first at (2, 4), are still there after 0 moves.");
    }

    @Test
    void moves_after_the_last_blue_token_are_mistakes() {
        Board gone = new Board(BOARD.grid(), BOARD.red(), Set.of(), BOARD.blue());
        assertThat(new Referee(gone.grid())
                        .replay(gone, List.of(move(0, 1, 0, 2, 0, 3, 1, 3)))
                        .faults())
                .containsExactly("Move 1: All blue tokens were removed before this move.");
    }

    @Test
    void rows_and_columns_vanish_together() {
        Board board = Boards.of(Wrap.NONE, "b....", "b....", "bbbr.", "b...B", "b....");
        Replay replay = new Referee(board.grid()).replay(board, List.of(move(2, 4, 1, 4, 0, 4, 0, 3)));
        assertThat(replay.frames().get(0).rows()).containsExactly(2);
        assertThat(replay.frames().get(0).columns()).containsExactly(0);
    }
}
