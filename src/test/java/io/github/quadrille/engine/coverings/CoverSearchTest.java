package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BestCovering;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class CoverSearchTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void random_coverings_are_as_good_as_brute_force_says(long seed) {
        RandomCoverings puzzles = new RandomCoverings(seed);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            OptionalLong expected = BestCovering.worth(puzzle);
            assertThat(worth(puzzle, SearchOptions.FIND_ONE)).as("%s", puzzle).isEqualTo(expected);
        }
    }

    /** Runs the search also with too little memory for the sweep, which answers most of these puzzles. */
    @ParameterizedTest
    @ValueSource(longs = {31, 32})
    void brute_force_the_search_alone_and_with_the_sweep_find_the_same_optimum(long seed) {
        RandomCoverings puzzles = new RandomCoverings(seed);
        for (int i = 0; i < Rounds.of(20, 200); i++) {
            Puzzle puzzle = puzzles.next();
            OptionalLong expected = BestCovering.worth(puzzle);
            assertThat(worth(puzzle, SearchOptions.FIND_ONE.within(Limits.NONE.withMemory(1))))
                    .as("%s without room for a sweep", puzzle)
                    .isEqualTo(expected);
            assertThat(worth(puzzle, SearchOptions.FIND_ONE)).as("%s", puzzle).isEqualTo(expected);
            assertThat(Formulation.values())
                    .allSatisfy(formulation -> assertThat(worth(
                                    puzzle,
                                    SearchOptions.FIND_ONE
                                            .withFormulation(formulation)
                                            .byChocoAlone()))
                            .as("%s by Choco alone", puzzle)
                            .isEqualTo(expected));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cubic", "hexagonal", "triangular", "hypercubic"})
    void the_search_alone_and_with_the_sweep_find_the_optimum_of_brute_force_on_every_lattice(String word) {
        Lattice lattice = Lattices.ALL.stream()
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow();
        RandomCoverings puzzles = new RandomCoverings(lattice, 41);
        for (int i = 0; i < Rounds.of(15, 2000); i++) {
            Puzzle puzzle = puzzles.next();
            OptionalLong expected = BestCovering.worth(puzzle);
            assertThat(worth(puzzle, SearchOptions.FIND_ONE)).as("%s", puzzle).isEqualTo(expected);
            assertThat(Formulation.values())
                    .allSatisfy(formulation -> assertThat(worth(
                                    puzzle,
                                    SearchOptions.FIND_ONE
                                            .withFormulation(formulation)
                                            .byChocoAlone()))
                            .as("%s by Choco alone, %s", puzzle, formulation)
                            .isEqualTo(expected));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22})
    void plain_sums_find_the_same_optimum(long seed) {
        RandomCoverings puzzles = new RandomCoverings(seed);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            OptionalLong expected = BestCovering.worth(puzzle);
            for (Formulation formulation : List.of(Formulation.SUMS, Formulation.LEARNING)) {
                assertThat(worth(puzzle, SearchOptions.FIND_ONE.withFormulation(formulation)))
                        .as("%s by %s", puzzle, formulation)
                        .isEqualTo(expected);
            }
        }
    }

    /** The counts are OEIS A256535, A233036 and A355477. S and Z are one free piece. */
    @ParameterizedTest
    @CsvSource({"T, 0 0 1 4 5 8 11 16 19 24", "I, 0 0 0 4 6 8 12 16 20 24 30", "S, 0 0 1 3 4 8 9 14 16 23 25 33 36 46"})
    void the_most_pieces_of_a_kind_in_a_square(String kind, String counts) {
        String[] expected = counts.split(" ", -1);
        for (int n = 1; n <= expected.length; n++) {
            Puzzle puzzle = most(Region.rectangle(n, n), PieceSymmetry.FREE, CountRange.ANY, kind);
            assertThat(worth(puzzle, SearchOptions.FIND_ONE))
                    .as("%s in %d x %d", kind, n, n)
                    .isEqualTo(OptionalLong.of(Long.parseLong(expected[n - 1])));
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 4, 4", "2, 10, 4"})
    void one_free_set_lacks_one_piece(int rows, int columns, long pieces) {
        Puzzle puzzle = most(
                Region.rectangle(rows, columns), PieceSymmetry.FREE, new CountRange(0, 1), "T", "I", "O", "L", "S");
        assertThat(worth(puzzle, SearchOptions.FIND_ONE)).isEqualTo(OptionalLong.of(pieces));
    }

    @ParameterizedTest
    @CsvSource({"7, 4", "2, 14"})
    void one_one_sided_set_lacks_one_piece(int rows, int columns) {
        Puzzle puzzle = most(
                Region.rectangle(rows, columns),
                PieceSymmetry.ONE_SIDED,
                new CountRange(0, 1),
                "T",
                "I",
                "O",
                "L",
                "J",
                "S",
                "Z");
        assertThat(worth(puzzle, SearchOptions.FIND_ONE)).isEqualTo(OptionalLong.of(6));
    }

    @Test
    void a_limit_leaves_the_best_covering_and_a_bound() {
        Puzzle puzzle = most(Region.rectangle(11, 11), PieceSymmetry.FREE, CountRange.ANY, "T");
        Verdict verdict = Solver.of(puzzle)
                .with(SearchOptions.FIND_ONE.withNodeLimit(600))
                .solve();
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.stoppedBy()).isEqualTo(Limit.NODES);
            assertThat(undecided.bound()).hasValue(30);
            assertThat(undecided.best().pieces().size()).isBetween(25, 29);
            assertThat(new PackingChecker(puzzle).faults(undecided.best())).isEmpty();
        });
    }

    @Test
    void no_time_at_all_is_undecided() {
        Puzzle puzzle = most(Region.rectangle(11, 11), PieceSymmetry.FREE, CountRange.ANY, "T");
        SearchOptions hurry = SearchOptions.FIND_ONE.withTimeLimit(Duration.ZERO);
        assertThat(Solver.of(puzzle).with(hurry).solve()).isInstanceOf(Verdict.Undecided.class);
    }

    @Test
    void stages_are_told_and_add_up() {
        Puzzle puzzle = most(Region.rectangle(11, 11), PieceSymmetry.FREE, CountRange.ANY, "T");
        Work work = Solver.of(puzzle).solve().work();
        assertThat(work.stages().stream().map(Stage::name))
                .containsExactly("placements", "first covering", "bounds", "sweep");
        assertThat(work.stages().stream().mapToLong(Stage::nodes).sum()).isEqualTo(work.nodes());
        assertThat(work.stages().stream().mapToDouble(Stage::seconds).sum()).isLessThanOrEqualTo(work.seconds());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 499, 500, 501, 1_200})
    void a_node_limit_is_one_budget_for_all_questions(long limit) {
        Puzzle puzzle = most(Region.rectangle(11, 11), PieceSymmetry.FREE, CountRange.ANY, "T");
        Verdict verdict = Solver.of(puzzle)
                .with(SearchOptions.FIND_ONE.withNodeLimit(limit))
                .solve();
        assertThat(verdict).isInstanceOf(Verdict.Undecided.class);
        assertThat(verdict.work().nodes()).isEqualTo(limit);
    }

    /**
     * Interrupts the search at many moments in turn. The best covering known by then must be legal, and the bound must
     * not be below the optimum of 19 pieces.
     */
    @Test
    void an_interruption_at_any_moment_leaves_a_covering_and_a_bound() {
        Puzzle puzzle = most(Region.rectangle(9, 9), PieceSymmetry.FREE, CountRange.ANY, "T");
        int stopped = 0;
        for (int patience = 1; patience < 250; patience += 7) {
            int looks = patience;
            AtomicInteger asked = new AtomicInteger();
            Verdict verdict = Solver.of(puzzle)
                    .listening(SolveListener.until(() -> asked.incrementAndGet() >= looks))
                    .solve();
            if (verdict instanceof Verdict.Undecided undecided) {
                stopped++;
                assertThat(undecided.stoppedBy()).isEqualTo(Limit.INTERRUPTED);
                assertThat(new PackingChecker(puzzle).faults(undecided.best())).isEmpty();
                assertThat(undecided.bound().orElse(19)).isGreaterThanOrEqualTo(19);
            }
        }
        assertThat(stopped).isGreaterThan(20);
    }

    @Test
    void what_no_pieces_add_up_to_is_told() {
        Region region = Region.rectangle(3, 7);
        Bag bag = new Bag(Stream.of("T", "S")
                .map(kind -> new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.ANY))
                .toList());
        Goal goal = new Goal.Cells(Collections.nCopies(region.size(), 1));
        Verdict verdict = Solver.of(new Puzzle("cells", region, PieceSymmetry.FREE, bag, goal))
                .solve();
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Optimal.class, optimal -> {
            assertThat(optimal.worth()).isEqualTo(16);
            assertThat(optimal.evidence().sentence())
                    .contains("no covering is worth more than 18")
                    .endsWith("never adds up to 17 to 18 cells.");
        });
    }

    @Test
    void counts_that_cannot_be_kept_leave_no_covering() {
        Puzzle puzzle = most(Region.rectangle(3, 3), PieceSymmetry.FREE, CountRange.exactly(2), "T");
        assertThat(worth(puzzle, SearchOptions.FIND_ONE)).isEmpty();
    }

    /**
     * Sweeps that keep all states find no covering with 44 pieces, even if they visit three times as many states as
     * this test allows. Sweeps that keep only a few states of each layer find one.
     */
    @Exhaustive
    @Test
    void the_last_piece_is_found_by_few_states() {
        Puzzle puzzle = most(Region.rectangle(15, 15), PieceSymmetry.FREE, CountRange.ANY, "N5");
        Verdict verdict = Solver.of(puzzle)
                .within(Limits.NONE.withThreads(1).withNodes(20_000_000))
                .solve();
        assertThat(worth(puzzle, verdict)).isEqualTo(OptionalLong.of(44));
    }

    /**
     * The search of a window, which is a part of the board, is a covering search, too. It reports the progress of its
     * questions to the search of the whole board.
     */
    @Test
    void a_window_tells_the_whole_how_far_it_is() {
        List<Progress> told = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void progress(Progress now) {
                told.add(now);
            }
        };
        Puzzle puzzle = most(Region.rectangle(3, 3), PieceSymmetry.FREE, CountRange.ANY, "T");
        SolveListener whole = new CoverSearch(puzzle, SearchOptions.FIND_ONE, listener).asking();
        SolveListener window = new CoverSearch(puzzle, SearchOptions.FIND_ONE, whole).asking();
        window.progress(new Progress.Search(7, 0, 4, 9, Duration.ZERO, Optional.empty()));
        assertThat(told)
                .singleElement()
                .isInstanceOfSatisfying(
                        Progress.Cover.class, now -> assertThat(now.nodes()).isEqualTo(7));
    }

    private static Puzzle most(Region region, PieceSymmetry symmetry, CountRange count, String... kinds) {
        List<Supply> supplies = Stream.of(kinds)
                .map(kind -> new Supply(BuiltInKinds.find(kind).orElseThrow(), count))
                .toList();
        return new Puzzle(
                "most", region, symmetry, new Bag(supplies), new Goal.Pieces(Collections.nCopies(kinds.length, 1)));
    }

    private static OptionalLong worth(Puzzle puzzle, SearchOptions options) {
        return worth(puzzle, Solver.of(puzzle).with(options).solve());
    }

    private static OptionalLong worth(Puzzle puzzle, Verdict verdict) {
        if (verdict instanceof Verdict.Optimal optimal) {
            assertThat(new PackingChecker(puzzle).faults(optimal.best())).isEmpty();
            assertThat(((Goal.Cover) puzzle.goal()).worth(puzzle, optimal.best()))
                    .isEqualTo(optimal.worth());
            return OptionalLong.of(optimal.worth());
        }
        assertThat(verdict).isInstanceOf(Verdict.Infeasible.class);
        return OptionalLong.empty();
    }
}
