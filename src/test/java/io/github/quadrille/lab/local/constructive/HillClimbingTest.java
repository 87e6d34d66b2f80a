package io.github.quadrille.lab.local.constructive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LegalPart;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.constructive.HillClimbing.BorderCounts;
import io.github.quadrille.testing.Slow;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class HillClimbingTest {
    private static final HillClimbing NEAREST = new HillClimbing(Border.NEAREST, BorderCounts.PUBLISHED, false);
    private static final HillClimbing DESCRIBED = new HillClimbing(Border.NEAREST, BorderCounts.ALWAYS, false);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void scores_are_those_of_the_definition(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 50; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            HillClimbingSearch search = new HillClimbingSearch(table, NEAREST, new SplittableRandom(seed));
            search.restart();
            do {
                Packing part = search.part();
                for (int j = 0; j < search.best().legalSize(); j++) {
                    int placement = search.best().legal(j);
                    assertThat(search.score(placement))
                            .as("%s %s", table.puzzle(), part)
                            .isEqualTo(Definitions.nearness(table.puzzle().region(), part, table.placement(placement)));
                }
            } while (search.step());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void by_the_text_the_border_counts_like_a_filled_cell_all_the_time(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 50; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            Region region = table.puzzle().region();
            HillClimbingSearch search = new HillClimbingSearch(table, DESCRIBED, new SplittableRandom(seed));
            search.restart();
            do {
                Packing part = search.part();
                for (int j = 0; j < search.best().legalSize(); j++) {
                    int placement = search.best().legal(j);
                    assertThat(search.score(placement))
                            .as("%s %s", table.puzzle(), part)
                            .isEqualTo(Definitions.nearnessWithBorder(region, part, table.placement(placement)));
                }
            } while (search.step());
        }
    }

    @Test
    void by_the_text_it_packs_4x10_which_it_cannot_as_coded() {
        LocalLimits limits = LocalLimits.NONE.withSeed(1).withMaxIterations(10_000);
        Puzzle puzzle = Puzzle.standard(4, 10);
        assertThat(LocalLoop.run(puzzle, DESCRIBED, limits, LocalListener.SILENT)
                        .isPacked())
                .isTrue();
        assertThat(LocalLoop.run(puzzle, HillClimbing.PUBLISHED, limits, LocalListener.SILENT)
                        .isPacked())
                .isFalse();
    }

    @Test
    void the_published_scores_of_squares_on_2x6_by_hand() {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.exactly(3))));
        Puzzle puzzle = new Puzzle("by hand", Region.rectangle(2, 6), PieceSymmetry.FREE, bag);
        HillClimbingSearch search =
                new HillClimbingSearch(new PlacementTable(puzzle), HillClimbing.PUBLISHED, new SplittableRandom(1));
        search.restart();
        // Row 0 has distance 0 from the border, and row 1 has distance 2 - 1 = 1. The columns have distances 0, 1, 2,
        // 3, 2 and 1. A score adds up the distances of two columns in both rows, and 2 for row 1.
        assertThat(scores(search)).containsExactly(2 + 2 * 1, 2 + 2 * 3, 2 + 2 * 5, 2 + 2 * 5, 2 + 2 * 3);
        search.step();
        // The square is in the top left corner, and columns 2 to 5 are 1 to 4 steps from it.
        assertThat(scores(search)).containsExactly(2 * (1 + 2), 2 * (2 + 3), 2 * (3 + 4));
        search.step();
        assertThat(scores(search)).containsExactly(2 * (1 + 2));
    }

    private static List<Integer> scores(HillClimbingSearch search) {
        return IntStream.range(0, search.best().legalSize())
                .map(search.best()::legal)
                .sorted()
                .mapToObj(placement -> (int) search.score(placement))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 12})
    void every_piece_it_lays_has_the_lowest_score(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 50; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            HillClimbingSearch search = new HillClimbingSearch(table, NEAREST, new SplittableRandom(seed));
            search.restart();
            search.step();
            search.restart();
            PartialPacking before = search.best();
            while (search.step()) {
                Packing part = before.packing();
                Region region = table.puzzle().region();
                long lowest = Long.MAX_VALUE;
                for (int j = 0; j < before.legalSize(); j++) {
                    Placement placement = table.placement(before.legal(j));
                    lowest = Math.min(lowest, Definitions.nearness(region, part, placement));
                }
                assertThat(Definitions.nearness(region, part, added(part, search.part())))
                        .isEqualTo(lowest);
                before = search.best();
            }
            assertThat(before.legalSize()).isZero();
        }
    }

    private static Placement added(Packing before, Packing after) {
        return after.pieces().stream()
                .filter(piece -> !before.pieces().contains(piece))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 22, 23})
    void its_parts_are_legal_and_its_cost_is_what_they_leave_open(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 50; i++) {
            Puzzle puzzle = puzzles.next();
            HillClimbingSearch search =
                    new HillClimbingSearch(new PlacementTable(puzzle), NEAREST, new SplittableRandom(seed));
            search.restart();
            do {
                LegalPart.check(puzzle, search);
                assertThat(search.cost()).isEqualTo(puzzle.region().mandatorySize() - search.covered());
            } while (search.step());
        }
    }

    @Test
    void equals_are_equally_likely() {
        // A bar of four at the border of 4x5 has 2 rows with 2 places each, and 2 columns with 1 place each.
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("I").orElseThrow(), CountRange.ANY)));
        Puzzle puzzle = new Puzzle("bars", Region.rectangle(4, 5), PieceSymmetry.FREE, bag);
        HillClimbingSearch search =
                new HillClimbingSearch(new PlacementTable(puzzle), NEAREST, new SplittableRandom(5));
        List<Packing> firsts = Stream.generate(() -> {
                    search.restart();
                    search.step();
                    return search.part();
                })
                .limit(6000)
                .toList();
        List<Packing> different = firsts.stream().distinct().toList();
        assertThat(different).hasSize(6);
        assertThat(different)
                .allSatisfy(
                        one -> assertThat(Collections.frequency(firsts, one)).isBetween(870, 1130));
    }

    @Test
    void without_a_border_the_first_piece_is_any() {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.ANY)));
        Region torus = new Region(Collections.nCopies(4, "....."), Wrap.BOTH);
        PlacementTable table = new PlacementTable(new Puzzle("torus", torus, PieceSymmetry.FREE, bag));
        HillClimbingSearch search = new HillClimbingSearch(table, NEAREST, new SplittableRandom(5));
        search.restart();
        for (int placement = 0; placement < table.size(); placement++) {
            assertThat(search.score(placement)).isZero();
        }
    }

    @Test
    void squares_pack_a_square() {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.exactly(16))));
        Puzzle puzzle = new Puzzle("squares", Region.rectangle(8, 8), PieceSymmetry.FREE, bag);
        LocalRun run = run(puzzle, 1, 2000);
        assertThat(run.verdict()).isInstanceOf(Verdict.Packed.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void on_4x10_all_but_one_piece_are_laid_soon(long seed) {
        assertThat(run(Puzzle.standard(4, 10), seed, 5000).end().covered()).isEqualTo(36);
    }

    @Test
    void the_same_seed_gives_the_same_run() {
        LocalRun one = run(Puzzle.standard(8, 10), 7, 200);
        LocalRun other = run(Puzzle.standard(8, 10), 7, 200);
        assertThat(one.moves()).isEqualTo(other.moves()).isPositive();
        assertThat(one.restarts()).isEqualTo(other.restarts());
        assertThat(((Verdict.Undecided) one.verdict()).best()).isEqualTo(((Verdict.Undecided) other.verdict()).best());
    }

    @Test
    void boards_with_too_many_placements_are_refused_with_advice() {
        Puzzle puzzle = Puzzle.standard(1000, 1000);
        assertThat(HillClimbing.PUBLISHED.refusal(puzzle)).get().asString().contains("Use the greedy method.");
        assertThatThrownBy(() -> HillClimbing.PUBLISHED.start(puzzle, new SplittableRandom(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("placements");
    }

    private static LocalRun run(Puzzle puzzle, long seed, long iterations) {
        return LocalLoop.run(
                puzzle,
                HillClimbing.PUBLISHED,
                LocalLimits.NONE.withSeed(seed).withMaxIterations(iterations),
                LocalListener.SILENT);
    }
}
