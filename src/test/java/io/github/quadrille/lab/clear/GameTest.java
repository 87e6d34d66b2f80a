package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final Board BOARD = Boards.of(Wrap.NONE, "r....", "bbbbB", ".....");

    @Test
    void every_move_that_is_offered_is_legal_for_the_referee_and_all_others_are_not() {
        for (Board board : Boards.random(7, 60, 3, 6)) {
            List<Move> legal = new Game(board).moves();
            MoveTable table = new MoveTable(board.grid());
            assertThat(legal)
                    .containsExactlyElementsOf(IntStream.range(0, table.size())
                            .mapToObj(table::move)
                            .filter(move -> new Game(board).faults(move).isEmpty())
                            .toList());
        }
    }

    @Test
    void a_full_row_goes_with_the_target() {
        Replay.Frame frame =
                new Game(BOARD).lay(new Move(List.of(new Cell(0, 1), new Cell(0, 2), new Cell(0, 3), new Cell(0, 4))));
        assertThat(frame.rows()).containsExactly(0, 1);
        assertThat(frame.after().isWon()).isTrue();
        assertThat(new Game(frame.after()).moves()).isEmpty();
    }

    @Test
    void an_illegal_move_is_refused_with_its_reasons() {
        Move far = new Move(List.of(new Cell(2, 1), new Cell(2, 2), new Cell(2, 3), new Cell(2, 4)));
        assertThat(new Game(BOARD).faults(far)).containsExactly("No cell of the piece is next to a red token.");
        assertThatThrownBy(() -> new Game(BOARD).lay(far)).isInstanceOf(IllegalArgumentException.class);
    }
}
