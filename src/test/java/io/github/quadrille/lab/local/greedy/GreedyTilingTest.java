package io.github.quadrille.lab.local.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import io.github.quadrille.lab.local.greedy.ShapeTree.OrientedShape;
import io.github.quadrille.testing.Slow;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class GreedyTilingTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void the_fit_found_is_the_lightest_on_its_cell(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 150; i++) {
            Puzzle puzzle = puzzles.next();
            PlacementTable table = new PlacementTable(puzzle);
            TargetWeights weights = new TargetWeights(puzzle.region());
            LightestFit fit = fit(puzzle, weights);
            for (int cell = 0; cell < puzzle.region().size(); cell++) {
                double lightest = lightest(table, weights, cell);
                assertThat(fit.search(cell)).isEqualTo(lightest < Double.POSITIVE_INFINITY);
                if (lightest < Double.POSITIVE_INFINITY) {
                    int[] cells = fit.cells();
                    assertThat(table.number(
                                    fit.kind(), Arrays.stream(cells).sorted().toArray()))
                            .isPresent();
                    assertThat(cells).contains(cell).doesNotContain(-1).doesNotHaveDuplicates();
                    assertThat(mean(weights, cells)).isEqualTo(lightest);
                }
            }
        }
    }

    private static LightestFit fit(Puzzle puzzle, TargetWeights weights) {
        int[] caps = puzzle.bag().supplies().stream()
                .mapToInt(supply -> supply.count().max())
                .toArray();
        return new LightestFit(puzzle.region(), weights, tree(puzzle, Origins.ALL), caps, GreedyTiling.FIRST_OF_TIES);
    }

    private static double lightest(PlacementTable table, TargetWeights weights, int cell) {
        double lightest = Double.POSITIVE_INFINITY;
        for (int placement = 0; placement < table.size(); placement++) {
            int[] cells = table.cells(placement);
            for (int covered : cells) {
                lightest = covered == cell ? Math.min(lightest, mean(weights, cells)) : lightest;
            }
        }
        return lightest;
    }

    private static double mean(TargetWeights weights, int... cells) {
        double sum = 0;
        for (int cell : cells) {
            sum += weights.of(cell);
        }
        return sum / cells.length;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void when_all_are_served_nothing_fits_on_any_mandatory_cell(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 150; i++) {
            Puzzle puzzle = puzzles.next();
            GreedyTiling tiling = tiling(puzzle, Origins.ALL);
            tiling.serve(true);
            tiling.serve(false);
            assertThat(tiling.serve(true)).isZero();
            assertThat(tiling.serve(false)).isZero();
            Set<Integer> covered = new HashSet<>();
            for (Placement piece : tiling.pieces()) {
                for (Cell cell : piece.cells()) {
                    assertThat(covered.add(puzzle.region().cellAt(cell))).isTrue();
                }
            }
            for (int cell = 0; cell < puzzle.region().size(); cell++) {
                assertThat(tiling.isCovered(cell)).isEqualTo(covered.contains(cell));
            }
        }
    }

    @Test
    void the_piece_lies_as_its_shape_is_beside_holes() {
        Region region = new Region(List.of("#.", "..", ".#"), Wrap.NONE);
        GreedyTiling tiling = tiling(puzzle(region, Polyform.drawn(".X", "XX", "X."), 1), Origins.ALL);
        assertThat(tiling.serve(true)).isEqualTo(1);
        assertThat(tiling.pieces()).containsExactly(new Placement("K", region.cells()));
    }

    @Test
    void disconnected_shapes_are_found_from_each_of_their_cells() {
        Region region = new Region(List.of(".#.#.#."), Wrap.NONE);
        GreedyTiling tiling = tiling(puzzle(region, Polyform.drawn("X.X"), 9), Origins.ALL);
        assertThat(tiling.serve(false)).isEqualTo(2);
        assertThat(tiling.covered()).isEqualTo(4);
    }

    @Test
    void no_piece_is_laid_for_an_optional_cell() {
        Region region = new Region(List.of("?..?", "####", "????"), Wrap.NONE);
        GreedyTiling tiling = tiling(puzzle(region, Polyform.drawn("XX"), 9), Origins.ALL);
        assertThat(tiling.serve(false)).isEqualTo(1);
        assertThat(tiling.pieces()).containsExactly(new Placement("K", List.of(region.cell(1), region.cell(2))));
    }

    @Test
    void a_piece_does_not_lie_on_itself_around_a_narrow_tube() {
        Region region = new Region(List.of("..."), Wrap.HORIZONTAL);
        assertThat(tiling(puzzle(region, Polyform.drawn("XXXX"), 9), Origins.ALL)
                        .serve(false))
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"0.2, 98, 93", "0.4, 94.5, 91", "0.6, 94.5, 92", "0.8, 98, 93.5"})
    void planted_targets_are_covered_as_well_as_published(double density, double unlimited, double capped) {
        for (long seed = 1; seed <= 5; seed++) {
            PlantedTarget target = new PlantedTarget(100, 100, density, seed);
            assertThat(accuracy(target.unlimited(), Origins.ALL)).isBetween(unlimited, 100.0);
            assertThat(accuracy(target.capped(), Origins.ALL)).isBetween(capped, 100.0);
            assertThat(accuracy(target.unlimited(), Origins.PUBLISHED)).isBetween(unlimited, 100.0);
        }
    }

    private static double accuracy(Puzzle puzzle, Origins origins) {
        GreedyTiling tiling = tiling(puzzle, origins);
        for (int pass = 0; pass < Greedy.PUBLISHED.passes(); pass++) {
            tiling.serve(true);
        }
        tiling.serve(false);
        return 100.0 * tiling.covered() / puzzle.region().mandatorySize();
    }

    private static GreedyTiling tiling(Puzzle puzzle, Origins origins) {
        return new GreedyTiling(puzzle, tree(puzzle, origins), GreedyTiling.FIRST_OF_TIES);
    }

    private static Puzzle puzzle(Region region, Polyform shape, int count) {
        Bag bag = new Bag(List.of(new Supply(new Kind("K", shape), CountRange.exactly(count))));
        return new Puzzle("by hand", region, PieceSymmetry.FIXED, bag);
    }

    private static ShapeTree tree(Puzzle puzzle, Origins origins) {
        return new ShapeTree(OrientedShape.of(puzzle.bag(), puzzle.symmetry()), origins);
    }
}
