package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import io.github.quadrille.lab.clear.Referee.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SequentialTargetsTest {
    private static Outcome solve(Board board, Heuristic heuristic) {
        return SequentialTargets.solve(board, heuristic, Ties.NEWEST, Limits.nodes(2_000), Listener.SILENT);
    }

    @ParameterizedTest
    @EnumSource
    void plans_are_valid_and_never_shorter_than_the_fewest_moves(Heuristic heuristic) {
        int solved = 0;
        for (Board one : Boards.random(41, 40, 3, 5)) {
            Board board = one.withAllTargets();
            BlindSearch.Answer blind = BlindSearch.of(board, 5_000);
            if (solve(board, heuristic) instanceof Outcome.Solved plan) {
                solved++;
                assertThat(new Referee(board.grid()).replay(board, plan.moves()).faults())
                        .isEmpty();
                assertThat(plan.moves()).hasSizeGreaterThanOrEqualTo(blind.moves());
                assertThat(blind.kind()).isNotEqualTo(BlindSearch.Answer.Kind.NO_WAY);
                assertThat(plan.minimal()).isFalse();
            }
        }
        assertThat(solved).isGreaterThan(10);
    }

    @Test
    void the_token_with_the_lowest_estimate_goes_first() {
        // One piece fills the row of the upper blue token. The row of the lower one needs more pieces.
        Board board = Boards.of(Wrap.NONE, "r....b", "......", "r.....", "......", "...b..", "......")
                .withAllTargets();
        Outcome.Solved solved = (Outcome.Solved) solve(board, Heuristic.PUBLISHED);
        Replay replay = new Referee(board.grid()).replay(board, solved.moves());
        assertThat(replay.frames().get(0).rows()).as("%s", solved.moves()).containsExactly(0);
    }

    @Test
    void when_no_token_can_be_removed_there_is_no_solution_this_way_and_nothing_is_proven() {
        Board board = Boards.of(Wrap.NONE, "r.b....", "..b.b..", "bbb....", ".......", ".......")
                .withAllTargets();
        Outcome outcome = solve(board, Heuristic.PUBLISHED);
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.HEURISTIC));
    }

    @Test
    void the_limits_count_for_all_removals_together() {
        Board board = Boards.counterexample().withAllTargets();
        assertThat(SequentialTargets.solve(board, Heuristic.PUBLISHED, Ties.NEWEST, Limits.nodes(5), Listener.SILENT))
                .isInstanceOfSatisfying(Outcome.Undecided.class, undecided -> {
                    assertThat(undecided.stoppedBy()).isEqualTo(Limit.NODES);
                    assertThat(undecided.effort().nodes()).isEqualTo(5);
                });
    }
}
