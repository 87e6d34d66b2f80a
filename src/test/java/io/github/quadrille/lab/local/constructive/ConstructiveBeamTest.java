package io.github.quadrille.lab.local.constructive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam.SuccessorTies;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ConstructiveBeamTest {
    private static final ConstructiveBeam DISTINCT = new ConstructiveBeam(5, true, SuccessorTies.RANDOM, false);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void scores_are_those_of_the_definition(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 40; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            ConstructiveBeamSearch search = begin(table, ConstructiveBeam.PUBLISHED, seed);
            do {
                for (BeamState state : search.beam()) {
                    for (int j = 0; j < state.packing().legalSize(); j++) {
                        int placement = state.packing().legal(j);
                        Packing grown = state.packing().and(placement).packing();
                        assertThat(state.scoreWith(placement))
                                .isEqualTo(Definitions.spread(table.puzzle().region(), grown));
                    }
                }
            } while (search.step());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void the_successors_with_the_lowest_scores_are_kept(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 40; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            Region region = table.puzzle().region();
            ConstructiveBeamSearch search = begin(table, ConstructiveBeam.PUBLISHED, seed);
            List<BeamState> before = search.beam();
            while (search.step()) {
                List<Long> scores = new ArrayList<>();
                for (BeamState state : before) {
                    for (int j = 0; j < state.packing().legalSize(); j++) {
                        scores.add(state.scoreWith(state.packing().legal(j)));
                    }
                }
                scores.sort(null);
                assertThat(search.beam())
                        .extracting(state ->
                                Definitions.spread(region, state.packing().packing()))
                        .isEqualTo(scores.subList(0, Math.min(5, scores.size())));
                before = search.beam();
            }
            assertThat(before).allMatch(state -> state.packing().legalSize() == 0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void distinct_states_differ_in_cells_or_pieces_and_none_is_lost(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 40; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            ConstructiveBeamSearch search = begin(table, DISTINCT, seed);
            List<BeamState> before = search.beam();
            while (search.step()) {
                Set<Object> all = new HashSet<>();
                for (BeamState state : before) {
                    for (int j = 0; j < state.packing().legalSize(); j++) {
                        all.add(future(state.packing().and(state.packing().legal(j))));
                    }
                }
                before = search.beam();
                assertThat(before.stream().map(state -> future(state.packing())))
                        .doesNotHaveDuplicates()
                        .hasSize(Math.min(5, all.size()));
            }
        }
    }

    private static Object future(PartialPacking state) {
        return List.of(
                new TreeSet<>(Definitions.filled(state.packing())),
                state.packing().pieces().stream()
                        .map(piece -> piece.kind())
                        .sorted()
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33})
    void its_parts_are_legal_and_the_fullest_of_the_beam(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 40; i++) {
            Puzzle puzzle = puzzles.next();
            ConstructiveBeamSearch search = begin(new PlacementTable(puzzle), DISTINCT, seed);
            do {
                assertThat(new PackingChecker(puzzle).faultsOfPart(search.part()))
                        .isEmpty();
                assertThat(search.beam())
                        .allMatch(state -> state.packing().covered() <= search.covered())
                        .anyMatch(state -> state.packing().packing().equals(search.part()));
                assertThat(search.cost()).isEqualTo(puzzle.region().mandatorySize() - search.covered());
            } while (search.step());
        }
    }

    @Test
    void after_a_restart_it_begins_with_the_empty_board() {
        ConstructiveBeamSearch search =
                begin(new PlacementTable(Puzzle.standard(4, 10)), ConstructiveBeam.PUBLISHED, 1);
        search.step();
        search.restart();
        assertThat(search.beam()).hasSize(1);
        assertThat(search.part().pieces()).isEmpty();
    }

    private static Puzzle squares(int rows, int columns, int pieces) {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.exactly(pieces))));
        return new Puzzle("squares", Region.rectangle(rows, columns), PieceSymmetry.FREE, bag);
    }

    @Test
    void as_published_chance_chooses_where_as_many_as_are_kept_have_the_lowest_score() {
        // All nine places of a square in 4x4 score 8, and the beam keeps five of them.
        PlacementTable table = new PlacementTable(squares(4, 4, 4));
        Set<List<Cell>> drawn = new HashSet<>();
        Set<Cell> corners = new HashSet<>();
        for (int seed = 1; seed <= 60; seed++) {
            ConstructiveBeamSearch search = begin(table, ConstructiveBeam.PUBLISHED, seed);
            search.step();
            List<Cell> kept = search.beam().stream()
                    .map(state ->
                            state.packing().packing().pieces().get(0).cells().get(0))
                    .toList();
            assertThat(kept).hasSize(5).doesNotHaveDuplicates();
            drawn.add(kept);
            corners.addAll(kept);
        }
        assertThat(drawn).hasSizeGreaterThan(50);
        assertThat(corners).hasSize(9);
    }

    @Test
    void as_published_where_fewer_have_the_lowest_score_those_made_first_are_kept() {
        // A square has four places in 2x5, which score 8. A T has six places, which score more, and its first
        // orientation has the stem up.
        Bag bag = new Bag(Stream.of("T", "O")
                .map(kind -> new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.exactly(1)))
                .toList());
        Puzzle puzzle = new Puzzle("row", Region.rectangle(2, 5), PieceSymmetry.FREE, bag);
        for (int seed = 1; seed <= 5; seed++) {
            ConstructiveBeamSearch search = begin(new PlacementTable(puzzle), ConstructiveBeam.PUBLISHED, seed);
            search.step();
            assertThat(search.beam().stream()
                            .map(state -> state.packing().packing().pieces().get(0))
                            .map(piece -> piece.kind() + piece.cells().get(0).column()))
                    .containsExactly("O0", "O1", "O2", "O3", "T1");
        }
    }

    @Test
    void successors_are_made_in_the_order_of_document_2_which_prints_its_arrays_and_turns_them_anticlockwise() {
        ConstructiveBeamSearch search = begin(new PlacementTable(Puzzle.standard(5, 4)), ConstructiveBeam.PUBLISHED, 1);
        PartialPacking empty = search.beam().get(0).packing();
        List<Packing> made = IntStream.range(0, empty.legalSize())
                .mapToObj(i -> empty.and(empty.legal(i)).packing())
                .toList();
        assertThat(made.stream().map(one -> one.pieces().get(0).kind()).distinct())
                .containsExactly("T", "I", "O", "L", "S");
        Function<String, List<String>> shapes = kind -> made.stream()
                .map(one -> one.pieces().get(0))
                .filter(piece -> piece.kind().equals(kind))
                .map(piece -> String.join("/", new Polyform(piece.cells()).picture()))
                .distinct()
                .toList();
        assertThat(shapes.apply("T")).containsExactly("X./XX/X.", ".X./XXX", ".X/XX/.X", "XXX/.X.");
        assertThat(shapes.apply("I")).containsExactly("X/X/X/X", "XXXX");
        assertThat(shapes.apply("O")).containsExactly("XX/XX");
        assertThat(shapes.apply("L"))
                .containsExactly(
                        "..X/XXX", "XX/.X/.X", "XXX/X..", "X./X./XX", "XXX/..X", "XX/X./X.", "X../XXX", ".X/.X/XX");
        assertThat(shapes.apply("S")).containsExactly(".X/XX/X.", "XX./.XX", "X./XX/.X", ".XX/XX.");
        assertThat(made)
                .hasSize(new PlacementTable(Puzzle.standard(5, 4)).size())
                .doesNotHaveDuplicates();
    }

    @Test
    void as_published_another_seed_is_another_run_and_none_packs_4x10_soon() {
        LocalRun one = run(Puzzle.standard(4, 10), ConstructiveBeam.PUBLISHED, 1, 500);
        LocalRun other = run(Puzzle.standard(4, 10), ConstructiveBeam.PUBLISHED, 2, 500);
        assertThat(one.moves()).isNotEqualTo(other.moves());
        assertThat(one.restarts()).isGreaterThan(40);
        assertThat(other.isPacked()).isFalse();
    }

    @Test
    void as_published_a_trial_on_4x10_ends_with_eight_or_nine_pieces() {
        PlacementTable table = new PlacementTable(Puzzle.standard(4, 10));
        Set<Integer> ends = new HashSet<>();
        for (int seed = 1; seed <= 30; seed++) {
            ConstructiveBeamSearch search = begin(table, ConstructiveBeam.PUBLISHED, seed);
            while (search.step()) {}
            ends.add(search.part().pieces().size());
        }
        assertThat(ends).containsExactlyInAnyOrder(8, 9);
    }

    @Test
    void distinct_states_are_those_made_first_when_ties_go_by_order() {
        ConstructiveBeam method = new ConstructiveBeam(50, true, SuccessorTies.PUBLISHED, false);
        ConstructiveBeamSearch search = begin(new PlacementTable(Puzzle.standard(4, 5)), method, 1);
        do {
            assertThat(search.beam().stream().map(state -> future(state.packing())))
                    .doesNotHaveDuplicates();
        } while (search.step());
    }

    @Test
    void its_first_piece_is_the_most_compact_one() {
        ConstructiveBeamSearch search =
                begin(new PlacementTable(Puzzle.standard(4, 10)), ConstructiveBeam.PUBLISHED, 1);
        search.step();
        assertThat(search.part().pieces()).extracting("kind").containsExactly("O");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void a_wide_beam_of_distinct_states_packs_4x10_at_once(long seed) {
        LocalRun run =
                run(Puzzle.standard(4, 10), new ConstructiveBeam(2000, true, SuccessorTies.RANDOM, false), seed, 10);
        assertThat(run.isPacked()).isTrue();
        assertThat(run.restarts()).isZero();
    }

    @Test
    void the_same_seed_gives_the_same_run() {
        for (boolean distinct : List.of(false, true)) {
            ConstructiveBeam method = new ConstructiveBeam(7, distinct, SuccessorTies.RANDOM, false);
            LocalRun one = run(Puzzle.standard(8, 10), method, 9, 100);
            LocalRun other = run(Puzzle.standard(8, 10), method, 9, 100);
            assertThat(one.moves()).isEqualTo(other.moves()).isPositive();
            assertThat(one.restarts()).isEqualTo(other.restarts());
            assertThat(one.end().covered()).isEqualTo(other.end().covered());
        }
    }

    @Test
    void a_beam_that_keeps_nothing_is_refused() {
        assertThatThrownBy(() -> new ConstructiveBeam(0, false, SuccessorTies.PUBLISHED, false))
                .hasMessageContaining("Use 1 or more.");
    }

    @Test
    void boards_with_too_many_placements_are_refused() {
        assertThat(DISTINCT.refusal(Puzzle.standard(1000, 1000))).isPresent();
        assertThat(DISTINCT.refusal(Puzzle.standard(100, 100))).isEmpty();
    }

    private static ConstructiveBeamSearch begin(PlacementTable table, ConstructiveBeam method, long seed) {
        ConstructiveBeamSearch search = new ConstructiveBeamSearch(table, method, new SplittableRandom(seed));
        search.restart();
        return search;
    }

    private static LocalRun run(Puzzle puzzle, ConstructiveBeam method, long seed, long iterations) {
        return LocalLoop.run(
                puzzle, method, LocalLimits.NONE.withSeed(seed).withMaxIterations(iterations), LocalListener.SILENT);
    }
}
