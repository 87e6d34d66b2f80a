package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.ReachableKinds.PositionKind;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReachableKindsTest {
    @Test
    void games_of_random_moves_never_leave_the_kinds() {
        int boards = 0;
        for (Board board : Boards.random(8, Rounds.of(100, 1_000), 2, 5)) {
            Rules rules = new Rules(board);
            if (BlindSearch.of(board, 3_000).kind() == BlindSearch.Answer.Kind.NO_WAY) {
                List<PositionKind> kinds = kinds(board, 100_000);
                Position position = rules.start(board);
                for (int move = 0; move < 20; move++) {
                    Position now = position;
                    assertThat(kinds).anyMatch(kind -> kind.has(now));
                    int[] legal = rules.legalMoves(position);
                    position = legal.length == 0
                            ? position
                            : rules.after(position, legal[(move * 7 + boards) % legal.length]);
                }
                boards++;
            }
        }
        assertThat(boards).isGreaterThan(15);
    }

    @Test
    void one_kind_is_enough_where_nothing_helps() {
        assertThat(kinds(Boards.of(Wrap.NONE, "rb..", "bb..", "....", "...B"), 10))
                .hasSize(1);
    }

    @Test
    void more_kinds_than_wanted_are_none() {
        Board board = Boards.of(Wrap.NONE, "r....", ".....", ".....", ".....", "bbbbB");
        assertThat(ReachableKinds.of(board, 0, new GameClock(Limits.NONE, Listener.SILENT)))
                .isEmpty();
    }

    @Test
    void a_game_that_can_be_won_has_none() {
        Board board = Boards.of(Wrap.NONE, "....B", "r....");
        assertThatThrownBy(() -> kinds(board, 1_000)).isInstanceOf(IllegalStateException.class);
    }

    private static List<PositionKind> kinds(Board board, int most) {
        return ReachableKinds.of(board, most, new GameClock(Limits.NONE, Listener.SILENT))
                .orElseThrow();
    }
}
