package io.github.quadrille.lab.clear.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Boards;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.Referee;
import io.github.quadrille.testing.Rounds;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ChocoSearchTest {
    @Test
    void it_agrees_with_the_exact_search_on_small_boards() {
        int solved = 0;
        for (Board board : Boards.random(31, 60, 3, 5)) {
            Outcome exact = ExactSearch.solve(board, Limits.NONE, Listener.SILENT);
            if (exact instanceof Outcome.Solved expected && expected.moves().size() <= 4) {
                solved++;
                assertThat(ChocoSearch.solve(board, Limits.NONE, Listener.SILENT))
                        .as("%s", board)
                        .isInstanceOfSatisfying(Outcome.Solved.class, answer -> {
                            assertThat(answer.moves()).hasSameSizeAs(expected.moves());
                            assertThat(answer.minimal()).isTrue();
                            assertThat(new Referee(board.grid())
                                            .replay(board, answer.moves())
                                            .faults())
                                    .isEmpty();
                        });
            }
        }
        assertThat(solved).isGreaterThan(20);
    }

    @Test
    void the_first_move_may_serve_to_empty_a_full_line_only() {
        for (Board board : Boards.random(32, Rounds.of(25, 200), 4, 4)) {
            if (Referee.hasFullLine(board)
                    && ExactSearch.solve(board, Limits.NONE, Listener.SILENT) instanceof Outcome.Solved expected) {
                assertThat(ChocoSearch.solve(board, Limits.NONE, Listener.SILENT))
                        .as("%s", board)
                        .isInstanceOfSatisfying(
                                Outcome.Solved.class,
                                answer -> assertThat(answer.moves()).hasSameSizeAs(expected.moves()));
            }
        }
    }

    @Test
    void it_stops_at_the_time_limit() {
        assertThat(ChocoSearch.solve(
                        Boards.counterexample(), Limits.NONE.withTime(Duration.ofMillis(1)), Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.TIME));
    }

    @Test
    void walls_are_told_without_a_model() {
        Board board = Boards.of(Wrap.NONE, "r.b....", "..b.B..", "bbb....", ".......", ".......");
        assertThat(ChocoSearch.solve(board, Limits.NONE, Listener.SILENT)).isInstanceOf(Outcome.Infeasible.class);
    }
}
