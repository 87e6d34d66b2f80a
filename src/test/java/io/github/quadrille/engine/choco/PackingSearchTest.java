package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PackingSearchTest {
    /**
     * The puzzle has no packing, because its number of T tetrominoes, seven, is odd. But a search cannot show this in
     * the time of a test.
     */
    private static final Puzzle HARD = Puzzle.standard(10, 14);

    @ParameterizedTest
    @CsvSource({"PROPAGATOR, 4x10, 1796", "SUMS, 3x8, 997", "LEARNING, 3x8, 997"})
    void all_packings_are_found_by_every_formulation(Formulation formulation, String board, long packings)
            throws UnusableInput {
        String any = "{board: %s, pieces: {T: any, I: any, O: any, L: any, S: any}}".formatted(board);
        Puzzle puzzle = board.equals("4x10") ? Puzzle.standard(4, 10) : PuzzleReader.parse(board, any);
        Verdict verdict = solve(puzzle, SearchOptions.FIND_ALL.withFormulation(formulation));
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Packed.class, packed -> {
            assertThat(packed.packings()).isEqualTo(packings);
            assertThat(packed.stoppedBy()).isEmpty();
        });
    }

    @ParameterizedTest
    @EnumSource(Formulation.class)
    void the_standard_bag_does_not_fill_4x5(Formulation formulation) {
        Verdict verdict = solve(Puzzle.standard(4, 5), SearchOptions.FIND_ONE.withFormulation(formulation));
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Infeasible.class,
                        infeasible -> assertThat(infeasible.evidence().name()).isEqualTo("search"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void every_seed_packs_20x20_and_repeats_itself(long seed) {
        Verdict first = solve(Puzzle.standard(20, 20), SearchOptions.FIND_ONE.withSeed(seed));
        Verdict again = solve(Puzzle.standard(20, 20), SearchOptions.FIND_ONE.withSeed(seed));
        assertThat(first).isInstanceOf(Verdict.Packed.class);
        assertThat(((Verdict.Packed) again).first()).isEqualTo(((Verdict.Packed) first).first());
        assertThat(again.work().nodes()).isEqualTo(first.work().nodes());
    }

    @Test
    void a_limit_of_packings_is_kept_and_told() {
        List<Packing> found = new ArrayList<>();
        Verdict verdict = PackingSearch.solve(
                SearchRequest.of(Puzzle.standard(4, 10), SearchOptions.FIND_ALL.withPackings(7)), new SolveListener() {
                    @Override
                    public void found(Packing packing) {
                        found.add(packing);
                    }
                });
        assertThat(found).hasSize(7).doesNotHaveDuplicates();
        assertThat(((Verdict.Packed) verdict).stoppedBy()).contains(Limit.PACKINGS);
    }

    @ParameterizedTest
    @EnumSource(Formulation.class)
    void a_node_limit_leaves_it_undecided_with_a_legal_part(Formulation formulation) {
        SearchOptions options = SearchOptions.FIND_ONE.withNodeLimit(40).withFormulation(formulation);
        assertThat(solve(HARD, options)).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.stoppedBy()).isEqualTo(Limit.NODES);
            assertThat(undecided.best().coveredCells()).isGreaterThan(70);
            assertThat(new PackingChecker(HARD).faultsOfPart(undecided.best())).isEmpty();
            assertThat(undecided.work().nodes()).isLessThanOrEqualTo(41);
        });
    }

    @Test
    void a_time_limit_leaves_it_undecided() {
        Verdict verdict = solve(HARD, SearchOptions.FIND_ONE.withTimeLimit(Duration.ofMillis(50)));
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Undecided.class,
                        undecided -> assertThat(undecided.stoppedBy()).isEqualTo(Limit.TIME));
    }

    @Test
    void an_interruption_leaves_it_undecided() {
        Verdict verdict =
                PackingSearch.solve(SearchRequest.of(HARD, SearchOptions.FIND_ONE), SolveListener.until(() -> true));
        assertThat(((Verdict.Undecided) verdict).stoppedBy()).isEqualTo(Limit.INTERRUPTED);
    }

    @Test
    void progress_is_told() {
        List<Progress.Search> told = new ArrayList<>();
        PackingSearch.solve(
                SearchRequest.of(HARD, SearchOptions.FIND_ONE.withTimeLimit(Duration.ofMillis(600))),
                new SolveListener() {
                    @Override
                    public void progress(Progress progress) {
                        told.add((Progress.Search) progress);
                    }
                });
        assertThat(told).isNotEmpty().allSatisfy(progress -> {
            assertThat(progress.coverable()).isEqualTo(140);
            assertThat(progress.covered()).isBetween(1, 140);
            assertThat(progress.left()).isPresent();
        });
    }

    @Test
    void a_board_of_optional_cells_only_has_the_empty_packing() {
        Puzzle puzzle = new Puzzle(
                "may",
                new Region(List.of("??", "??"), Wrap.NONE),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(BuiltInKinds.find("I2").orElseThrow(), CountRange.ANY))));
        // The board can hold no domino, one domino in four ways, or two dominoes in two ways.
        assertThat(((Verdict.Packed) solve(puzzle, SearchOptions.FIND_ALL)).packings())
                .isEqualTo(7);
    }

    @Test
    void without_any_placement_only_an_empty_board_is_packed() {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("I").orElseThrow(), CountRange.ANY)));
        Puzzle narrow = new Puzzle("narrow", new Region(List.of("..", "##", ".."), Wrap.NONE), PieceSymmetry.FREE, bag);
        Puzzle free = new Puzzle("free", new Region(List.of("??"), Wrap.NONE), PieceSymmetry.FREE, bag);
        assertThat(solve(narrow, SearchOptions.FIND_ONE)).isInstanceOf(Verdict.Infeasible.class);
        assertThat(solve(free, SearchOptions.FIND_ONE)).isInstanceOf(Verdict.Packed.class);
    }

    @ParameterizedTest
    @EnumSource(Formulation.class)
    void the_time_limit_also_ends_the_building_of_a_large_model(Formulation formulation) {
        SearchOptions hurried =
                SearchOptions.FIND_ONE.withFormulation(formulation).withTimeLimit(Duration.ofMillis(1));
        assertThat(solve(Puzzle.standard(200, 200), hurried))
                .isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
                    assertThat(undecided.stoppedBy()).isEqualTo(Limit.TIME);
                    assertThat(undecided.best().pieces()).isEmpty();
                    assertThat(undecided.work().nodes()).isZero();
                });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1872, 1874, 1900})
    void an_interruption_ends_every_stage_of_building(int asked) {
        Verdict verdict = PackingSearch.solve(
                SearchRequest.of(Puzzle.standard(100, 100), SearchOptions.FIND_ONE), new SolveListener() {
                    private int times;

                    @Override
                    public boolean isInterrupted() {
                        return ++times >= asked;
                    }
                });
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.stoppedBy()).isEqualTo(Limit.INTERRUPTED);
            assertThat(undecided.work().nodes()).isZero();
        });
    }

    @Test
    void of_an_undecided_search_the_fullest_part_is_kept() {
        Verdict few = solve(HARD, SearchOptions.FIND_ONE.withNodeLimit(50));
        Verdict more = solve(HARD, SearchOptions.FIND_ONE.withNodeLimit(5000));
        assertThat(best(more).coveredCells())
                .isGreaterThanOrEqualTo(best(few).coveredCells())
                .isGreaterThan(100);
    }

    private static Packing best(Verdict undecided) {
        return ((Verdict.Undecided) undecided).best();
    }

    private static Verdict solve(Puzzle puzzle, SearchOptions options) {
        return PackingSearch.solve(SearchRequest.of(puzzle, options), SolveListener.SILENT);
    }
}
