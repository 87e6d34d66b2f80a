package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.frontier.ZeroCount;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class SolverTest {
    @ParameterizedTest
    @CsvSource({"7, 8, area", "10, 14, colouring", "15, 28, colouring", "4, 5, colouring", "2, 20, search"})
    void the_shortest_reason_is_given(int rows, int columns, String reason) {
        assertThat(solve(Puzzle.standard(rows, columns), SearchOptions.FIND_ONE, new ArrayList<>()))
                .isInstanceOfSatisfying(
                        Verdict.Infeasible.class,
                        infeasible -> assertThat(infeasible.evidence().name()).isEqualTo(reason));
    }

    @Test
    void looking_for_an_argument_stops_at_a_limit() {
        Solver solver = Solver.of(Puzzle.standard(10, 14)).within(Limits.time(Duration.ZERO));
        assertThatThrownBy(solver::explain).isInstanceOf(Stopped.class);
        assertThat(Solver.of(Puzzle.standard(10, 14)).explain()).isPresent();
    }

    @Test
    void a_packing_found_by_the_dive_is_handed_on_once() {
        List<Packing> found = new ArrayList<>();
        assertThat(solve(Puzzle.standard(8, 10), SearchOptions.FIND_ONE, found)).isInstanceOf(Verdict.Packed.class);
        assertThat(found).hasSize(1);
    }

    @Test
    void all_packings_are_handed_on_once() {
        List<Packing> found = new ArrayList<>();
        solve(Puzzle.standard(4, 10), SearchOptions.FIND_ALL, found);
        assertThat(found).hasSize(1796).doesNotHaveDuplicates();
    }

    @Test
    void a_node_limit_within_the_dive_is_kept() {
        Puzzle nothingShort = Puzzle.standard(3, 40);
        Verdict verdict = solve(nothingShort, SearchOptions.FIND_ONE.withNodeLimit(3), new ArrayList<>());
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.stoppedBy()).isEqualTo(Limit.NODES);
            assertThat(undecided.work().nodes()).isLessThanOrEqualTo(4);
        });
    }

    @Test
    void a_node_limit_is_one_budget_for_the_dive_and_the_search() throws UnusableInput {
        Puzzle hard = PuzzleReader.parse("p", "{board: 15x15, pieces: {Y5: 45}}");
        Verdict verdict = solve(hard, SearchOptions.FIND_ONE.withNodeLimit(2_500), new ArrayList<>());
        assertThat(verdict).isInstanceOf(Verdict.Undecided.class);
        assertThat(verdict.work().nodes()).isBetween(2_500L, 2_502L);
    }

    @Test
    void the_work_is_that_of_all_stages() {
        Puzzle puzzle = Puzzle.standard(4, 10);
        long all =
                solve(puzzle, SearchOptions.FIND_ALL, new ArrayList<>()).work().nodes();
        long one =
                solve(puzzle, SearchOptions.FIND_ONE, new ArrayList<>()).work().nodes();
        long searchAlone = PackingSearch.solve(SearchRequest.of(puzzle, SearchOptions.FIND_ALL), SolveListener.SILENT)
                .work()
                .nodes();
        assertThat(all).isEqualTo(one + searchAlone);
    }

    @Test
    void an_argument_after_a_dive_has_cost_the_dive() throws UnusableInput {
        Puzzle modulo4 = PuzzleReader.read("instances/infeasible/l-6x6.yaml");
        Verdict verdict = solve(modulo4, SearchOptions.FIND_ONE, new ArrayList<>());
        assertThat(verdict).isInstanceOf(Verdict.Infeasible.class);
        assertThat(verdict.work().nodes()).isPositive();
    }

    @Test
    void a_colouring_modulo_2_costs_no_dive() throws UnusableInput {
        Puzzle chessboard = PuzzleReader.read("instances/infeasible/mutilated-chessboard-30x30.yaml");
        Verdict verdict = solve(chessboard, SearchOptions.FIND_ONE, new ArrayList<>());
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Infeasible.class,
                        infeasible -> assertThat(infeasible.evidence())
                                .hasToString(
                                        Arguments.find(chessboard).orElseThrow().toString()));
        assertThat(verdict.work().nodes()).isZero();
    }

    @Test
    void what_the_dive_found_is_not_lost_when_its_nodes_were_the_last() {
        List<Packing> found = new ArrayList<>();
        Verdict verdict = solve(Puzzle.standard(4, 10), SearchOptions.FIND_ALL.withNodeLimit(12), found);
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Packed.class,
                        packed -> assertThat(packed.stoppedBy()).contains(Limit.NODES));
        assertThat(found).hasSize(1);
    }

    @Test
    void no_time_at_all_is_undecided() {
        assertThat(solve(
                        Puzzle.standard(20, 20),
                        SearchOptions.FIND_ONE.withTimeLimit(Duration.ZERO),
                        new ArrayList<>()))
                .isInstanceOf(Verdict.Undecided.class);
    }

    @Test
    void it_agrees_with_brute_force_whatever_gives_the_answer() {
        RandomPuzzles puzzles = new RandomPuzzles(41);
        for (int i = 0; i < Rounds.of(60, 150); i++) {
            Puzzle puzzle = puzzles.next();
            boolean packed = BruteForce.count(puzzle, 1) > 0;
            assertThat(solve(puzzle, SearchOptions.FIND_ONE, new ArrayList<>()) instanceof Verdict.Packed)
                    .as("%s", puzzle)
                    .isEqualTo(packed);
        }
    }

    @Test
    void whoever_asks_has_thin_boards_decided_by_the_frontier() {
        assertThat(Solver.of(Puzzle.standard(2, 100))
                        .within(Limits.time(Duration.ofMinutes(1)))
                        .solve())
                .isInstanceOfSatisfying(
                        Verdict.Infeasible.class,
                        none -> assertThat(none.evidence()).isEqualTo(new ZeroCount()));
    }

    @Test
    void a_brief_answer_leaves_out_the_long_search() {
        Puzzle hard = Puzzle.standard(4, 200);
        Verdict verdict = Solver.of(hard).briefly().solve();
        assertThat(verdict.work().nodes()).isLessThan(15_000);
    }

    @Test
    void the_clock_runs_while_placements_are_listed() {
        Verdict verdict = Solver.of(Puzzle.standard(200, 200))
                .within(Limits.time(Duration.ofMillis(20)))
                .solve();
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.TIME));
    }

    /**
     * Interrupts the search at every moment in turn. A dive, which is a short search, proves that there is no packing.
     * An interruption of the arguments, which come after the dive, must not lose this answer.
     */
    @Test
    void what_the_dive_has_proven_no_limit_takes_back() {
        Puzzle puzzle = Puzzle.standard(2, 20);
        long all = Solver.of(puzzle).solve().work().nodes();
        int proven = 0;
        for (int asked = 1; asked < 60; asked++) {
            int patience = asked;
            AtomicInteger times = new AtomicInteger();
            Verdict verdict = Solver.of(puzzle)
                    .listening(SolveListener.until(() -> times.incrementAndGet() >= patience))
                    .solve();
            proven += verdict instanceof Verdict.Infeasible ? 1 : 0;
            assertThat(verdict instanceof Verdict.Infeasible || verdict.work().nodes() < all)
                    .as("%d: %s", asked, verdict)
                    .isTrue();
        }
        assertThat(proven).isBetween(1, 58);
    }

    @ParameterizedTest
    @CsvSource({
        "7, 8, area",
        "8, 10, area placements colourings dive",
        "10, 14, area placements colourings",
        "2, 100, area placements colourings dive arguments trial frontier"
    })
    void the_stages_are_told_and_add_up(int rows, int columns, String names) {
        Work work = Solver.of(Puzzle.standard(rows, columns)).solve().work();
        assertThat(work.stages().stream().map(Stage::name)).containsExactly(names.split(" "));
        assertThat(work.stages().stream().mapToLong(Stage::nodes).sum()).isEqualTo(work.nodes());
    }

    private static Verdict solve(Puzzle puzzle, SearchOptions options, List<Packing> found) {
        SolveListener listener = new SolveListener() {
            @Override
            public void found(Packing packing) {
                found.add(packing);
            }
        };
        return Solver.of(puzzle).with(options).listening(listener).solve();
    }
}
