package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Slow
class HeuristicSearchTest {
    @ParameterizedTest
    @EnumSource(names = {"ADMISSIBLE", "NONE"})
    void admissible_heuristics_give_the_fewest_moves(Heuristic heuristic) {
        for (Board board : Boards.random(21, 60, 3, 4)) {
            BlindSearch.Answer blind = BlindSearch.of(board, 5_000);
            if (blind.kind() == BlindSearch.Answer.Kind.MORE_THAN) {
                continue;
            }
            Outcome outcome = HeuristicSearch.solve(board, heuristic, Ties.NEWEST, Limits.NONE, Listener.SILENT);
            if (blind.kind() == BlindSearch.Answer.Kind.NO_WAY) {
                assertThat(outcome).isInstanceOf(Outcome.Infeasible.class);
            } else {
                assertThat(outcome)
                        .as("%s", board)
                        .isInstanceOfSatisfying(
                                Outcome.Solved.class,
                                solved -> assertThat(solved.moves()).hasSize(blind.moves()));
            }
        }
    }

    @Test
    void the_published_heuristic_overestimates_the_counterexample() {
        assertThat(Heuristic.PUBLISHED.atRoot(Boards.counterexample())).isBetween(4.0, 4.1);
        assertThat(Heuristic.ADMISSIBLE.atRoot(Boards.counterexample())).isLessThanOrEqualTo(3);
    }

    @Test
    void among_equals_the_oldest_may_go_first_and_the_factor_then_saves_nodes() {
        Board board = Boards.counterexample();
        long unweighted = nodes(board, Heuristic.UNWEIGHTED, Ties.OLDEST);
        assertThat(unweighted).isGreaterThan(nodes(board, Heuristic.UNWEIGHTED, Ties.NEWEST));
        assertThat(nodes(board, Heuristic.PUBLISHED, Ties.OLDEST)).isLessThan(unweighted);
    }

    private static long nodes(Board board, Heuristic heuristic, Ties ties) {
        return HeuristicSearch.solve(board, heuristic, ties, Limits.nodes(800), Listener.SILENT)
                .effort()
                .nodes();
    }

    @Test
    void the_published_search_never_claims_a_minimum() {
        assertThat(HeuristicSearch.solve(
                        Boards.counterexample(), Heuristic.PUBLISHED, Ties.NEWEST, Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(Outcome.Solved.class, solved -> {
                    assertThat(solved.moves()).hasSizeGreaterThanOrEqualTo(3);
                    assertThat(solved.minimal()).isFalse();
                });
    }

    @Test
    void where_another_line_must_go_first_the_published_search_gives_up_and_proves_nothing() {
        Board board = Boards.of(Wrap.BOTH, "r....", "...bb", "..B.b", ".b.bb", "b.b.b");
        assertThat(HeuristicSearch.solve(board, Heuristic.PUBLISHED, Ties.NEWEST, Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.HEURISTIC));
        assertThat(ExactSearch.solve(board, Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Solved.class,
                        solved -> assertThat(solved.moves()).hasSize(3));
    }

    @Test
    void it_stops_at_the_time_limit_and_when_interrupted() {
        Board board = Boards.counterexample();
        assertThat(HeuristicSearch.solve(
                        board,
                        Heuristic.NONE,
                        Ties.NEWEST,
                        Limits.NONE.withTime(Duration.ofMillis(50)),
                        Listener.SILENT))
                .isInstanceOf(Outcome.Undecided.class);
        Listener interrupted = Listener.until(() -> true);
        assertThat(HeuristicSearch.solve(board, Heuristic.NONE, Ties.NEWEST, Limits.NONE, interrupted))
                .isInstanceOfSatisfying(
                        Outcome.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.INTERRUPTED));
    }

    @Test
    void a_limit_of_nodes_ends_it() {
        assertThat(HeuristicSearch.solve(
                        Boards.counterexample(), Heuristic.NONE, Ties.NEWEST, Limits.nodes(3), Listener.SILENT))
                .isInstanceOfSatisfying(Outcome.Undecided.class, undecided -> {
                    assertThat(undecided.stoppedBy()).isEqualTo(Limit.NODES);
                    assertThat(undecided.effort().nodes()).isEqualTo(3);
                });
    }
}
