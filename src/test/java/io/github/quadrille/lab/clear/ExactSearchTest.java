package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@Slow
class ExactSearchTest {
    static void agreesWithBlindSearch(List<Board> boards, int mostStates) {
        int decided = 0;
        for (Board board : boards) {
            BlindSearch.Answer blind = BlindSearch.of(board, mostStates);
            if (blind.kind() != BlindSearch.Answer.Kind.MORE_THAN) {
                decided++;
                Outcome outcome =
                        ExactSearch.solve(board, Limits.NONE.withTime(Duration.ofSeconds(20)), Listener.SILENT);
                assertThat(outcome).as("%s", board).satisfies(answer -> isSameAs(answer, blind, board));
            }
        }
        assertThat(decided).isGreaterThan(boards.size() / 2);
    }

    private static void isSameAs(Outcome outcome, BlindSearch.Answer blind, Board board) {
        if (blind.kind() == BlindSearch.Answer.Kind.NO_WAY) {
            assertThat(outcome).isInstanceOf(Outcome.Infeasible.class);
        } else {
            assertThat(outcome).isInstanceOfSatisfying(Outcome.Solved.class, solved -> {
                assertThat(solved.moves()).hasSize(blind.moves());
                assertThat(solved.minimal()).isTrue();
                assertThat(new Referee(board.grid())
                                .replay(board, solved.moves())
                                .faults())
                        .isEmpty();
            });
        }
    }

    @Test
    void small_boards_get_the_answer_of_blind_search() {
        agreesWithBlindSearch(Boards.random(1, Rounds.of(30, 150), 3, 5), 20_000);
    }

    @Test
    void narrow_boards_where_pieces_meet_themselves_get_the_answer_of_blind_search() {
        agreesWithBlindSearch(Boards.random(2, 200, 1, 4), 20_000);
    }

    @Test
    void boards_of_six_by_six_get_the_answer_of_blind_search() {
        agreesWithBlindSearch(Boards.random(3, 100, 6, 6), 10_000);
    }

    @Test
    void all_blue_tokens_get_the_answer_of_blind_search() {
        agreesWithBlindSearch(
                Boards.random(4, Rounds.of(40, 200), 3, 5).stream()
                        .map(Board::withAllTargets)
                        .toList(),
                20_000);
    }

    @Test
    void several_threads_have_the_plan_of_one() {
        List<Board> boards = Boards.random(6, Rounds.of(20, 100), 5, 7);
        int plans = 0;
        for (Board board : Stream.concat(boards.stream(), boards.stream().map(Board::withAllTargets))
                .toList()) {
            Outcome one = answer(board, 1);
            Outcome several = answer(board, 3);
            if (one.status() != Outcome.Status.UNDECIDED && several.status() != Outcome.Status.UNDECIDED) {
                assertThat(several.status()).as("%s", board).isEqualTo(one.status());
                assertThat(several.plan()).as("%s", board).isEqualTo(one.plan());
                plans += one.plan().filter(plan -> plan.size() > 1).isPresent() ? 1 : 0;
            }
        }
        assertThat(plans).isGreaterThan(boards.size() / 2);
    }

    /**
     * Solves a board by a search that uses all threads from the first node. The last argument, 0, is the number of
     * nodes that one thread opens before the others begin.
     */
    private static Outcome answer(Board board, int threads) {
        return ExactSearch.solve(board, Limits.nodes(400).withThreads(threads), Listener.SILENT, 0);
    }

    @Test
    void lines_that_wait_for_each_other_have_no_way() {
        Board board = Boards.of(Wrap.BOTH, "bbbbbrb", "rbbrbbr", "rrbbbbr", "bb.bbbb", "Bb.b.bb", ".b.b.bb", "bbb.bb.");
        assertThat(ExactSearch.solve(board, Limits.nodes(1_000), Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Infeasible.class,
                        infeasible -> assertThat(infeasible.reason()).contains("no order of lines"));
        assertThat(Heuristic.ADMISSIBLE.atRoot(board)).isInfinite();
    }

    @Test
    void without_blue_tokens_nothing_is_to_do() {
        Board board = new Board(Grid.PUBLISHED, Set.of(new Cell(0, 0)), Set.of(), Set.of());
        assertThat(ExactSearch.solve(board, Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Solved.class,
                        solved -> assertThat(solved.moves()).isEmpty());
    }

    @Test
    void a_limit_leaves_a_plan_for_all_blue_tokens_and_a_bound() {
        Board board = Boards.of(Wrap.BOTH, "r......", ".b..b..", "...b...", ".B...b.", "..b....", "....b..", ".b....b")
                .withAllTargets();
        assertThat(ExactSearch.solve(board, Limits.nodes(40), Listener.SILENT))
                .isInstanceOfSatisfying(Outcome.Undecided.class, undecided -> {
                    assertThat(undecided.atLeast()).isGreaterThan(1);
                    assertThat(undecided.best()).hasSizeGreaterThan(undecided.atLeast());
                    assertThat(new Referee(board.grid())
                                    .replay(board, undecided.best())
                                    .faults())
                            .isEmpty();
                });
    }

    @Test
    void one_piece_may_serve_the_approach_to_two_gaps() {
        assertThat(ExactSearch.solve(Boards.counterexample(), Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Solved.class,
                        solved -> assertThat(solved.moves()).hasSize(3));
    }

    @Test
    void a_full_line_vanishes_after_the_first_move() {
        Board board = Boards.of(Wrap.BOTH, "bbBb", "r...", "....", "....");
        assertThat(ExactSearch.solve(board, Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Solved.class,
                        solved -> assertThat(solved.moves()).hasSize(1));
    }

    @Test
    void walls_are_told_as_a_reason() {
        Board board = Boards.of(Wrap.NONE, "r.b....", "..b.B..", "bbb....", ".......", ".......");
        assertThat(ExactSearch.solve(board, Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Infeasible.class,
                        infeasible -> assertThat(infeasible.reason()).contains("neither line of the target"));
    }

    @Test
    void a_search_of_all_positions_is_a_proof_too() {
        // Every square of the target's row can be covered, but never all at once.
        Board board = Boards.of(Wrap.NONE, "r.bbb", "..bbb", "..bbb", "..Bbb", "bbbbb");
        BlindSearch.Answer blind = BlindSearch.of(board, 100_000);
        assertThat(ExactSearch.solve(board, Limits.NONE, Listener.SILENT))
                .satisfies(outcome -> isSameAs(outcome, blind, board));
    }

    @Test
    void a_time_limit_leaves_a_lower_bound() {
        Board board = Boards.random(5, 1, 30, 30).get(0);
        assertThat(ExactSearch.solve(board, Limits.NONE.withTime(Duration.ZERO), Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.TIME));
    }
}
