package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.lab.tiling.GapsAtLeast.GapBound;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GapsAtLeastTest {
    private static boolean[] squares(PaddedMatrix lattice, Target target) {
        boolean[] squares = new boolean[lattice.size()];
        for (int row = 0; row < target.rows(); row++) {
            for (int column = 0; column < target.columns(); column++) {
                squares[lattice.square(row, column)] = target.contains(row, column);
            }
        }
        return squares;
    }

    private static BoardAnalysis ground(PaddedMatrix lattice, Target target) {
        return new BoardAnalysis(lattice, squares(lattice, target), PaddedMatrix.ALL, List.of());
    }

    /**
     * Compares the gaps that are proven in two bands of rows of a random target with the gaps of its best covering.
     * Together, the bands must not have more gaps.
     */
    @Test
    void regions_prove_no_more_than_is_true() {
        for (int seed = 0; seed < 60; seed++) {
            Target target = Targets.random(5, 6, 0.6, seed);
            PaddedMatrix lattice = new PaddedMatrix(5, 6);
            GapBound bound = new GapBound(ground(lattice, target));
            int sum = 0;
            for (int band = 0; band < 2; band++) {
                int[] own = new int[30];
                int size = 0;
                for (int row = 3 * band; row < Math.min(5, 3 * band + 3); row++) {
                    for (int column = 0; column < 6; column++) {
                        if (target.contains(row, column)) {
                            own[size++] = lattice.square(row, column);
                        }
                    }
                }
                sum += bound.prove(own, size, 1, 0, size, 10_000);
            }
            assertThat(sum).isLessThanOrEqualTo(Exhaustive.fewestMissing(target, ShapeLimits.NONE));
        }
    }

    @Test
    void no_pass_over_a_random_target_proves_too_much_and_small_parts_are_solved_to_the_end() {
        int raised = 0;
        for (int seed = 0; seed < 60; seed++) {
            Target target = Targets.random(5, 5, 0.7, seed);
            PaddedMatrix lattice = new PaddedMatrix(5, 5);
            GapsAtLeast bound = new GapsAtLeast(ground(lattice, target), new Tiling(lattice, squares(lattice, target)));
            int fewest = Exhaustive.fewestMissing(target, ShapeLimits.NONE);
            int before = bound.gaps();
            for (int pass = 0; pass < 6; pass++) {
                bound.proveRegions(1, () -> false);
                assertThat(bound.gaps()).as("seed %d", seed).isBetween(before, fewest);
            }
            raised += bound.gaps() > before ? 1 : 0;
            bound.solveSmallParts(() -> false);
            assertThat(bound.gaps()).as("seed %d", seed).isEqualTo(fewest);
        }
        assertThat(raised).isPositive();
    }

    @Test
    void cuts_and_small_tables_prove_no_more_than_is_true() {
        int less = 0;
        for (int seed = 0; seed < 12; seed++) {
            Target target = Targets.random(14, 14, 0.7, seed);
            PaddedMatrix lattice = new PaddedMatrix(14, 14);
            Tiling tiling = new Tiling(lattice, squares(lattice, target));
            List<int[]> parts = new RegionCut(lattice, tiling)
                    .parts(IntStream.range(0, lattice.size())
                            .filter(tiling::isTarget)
                            .toArray());
            CutBound bound = new CutBound(ground(lattice, target), tiling);
            int[] few = new int[parts.size()];
            bound.prove(parts, true, 1 + seed, new SplittableRandom(seed), 2, () -> false, few);
            int[] many = new int[parts.size()];
            bound.prove(parts, true, 4_000, new SplittableRandom(seed), 1, () -> false, many);
            for (int part = 0; part < few.length; part++) {
                assertThat(few[part]).isLessThanOrEqualTo(tiling.gaps());
                less += few[part] < many[part] ? 1 : 0;
            }
            assertThat(Arrays.stream(few).sum()).isLessThanOrEqualTo(tiling.gaps());
            assertThat(Arrays.stream(many).sum()).isLessThanOrEqualTo(tiling.gaps());
        }
        assertThat(less).isPositive();
    }

    @Test
    void a_large_part_is_solved_where_its_ways_are_narrow() {
        for (int seed = 0; seed < 5; seed++) {
            Target target = Targets.random(30, 30, 0.6, seed);
            PaddedMatrix lattice = new PaddedMatrix(30, 30);
            Tiling tiling = new Tiling(lattice, squares(lattice, target));
            GapsAtLeast bound = new GapsAtLeast(ground(lattice, target), tiling);
            bound.solveSmallParts(() -> false);
            for (int pass = 0; pass < 3; pass++) {
                bound.proveParts(false, 2, () -> false);
            }
            assertThat(tiling.gaps()).isEqualTo(bound.gaps());
        }
    }

    @Test
    void a_part_has_at_least_its_size_modulo_four() {
        Target target = Targets.drawn(List.of("11111", "00000", "11100"));
        PaddedMatrix lattice = new PaddedMatrix(3, 5);
        Tiling tiling = new Tiling(lattice, squares(lattice, target));
        assertThat(new GapsAtLeast(ground(lattice, target), tiling).gaps()).isEqualTo(4);
    }

    @Test
    void small_parts_are_solved_exactly() {
        // The target has eight cells, which no two tetrominoes cover. The expected number comes from a search that
        // tries everything.
        Target target = Targets.drawn(List.of("0100", "1111", "0100", "0110"));
        PaddedMatrix lattice = new PaddedMatrix(4, 4);
        Tiling tiling = new Tiling(lattice, squares(lattice, target));
        GapsAtLeast bound = new GapsAtLeast(ground(lattice, target), tiling);
        bound.solveSmallParts(() -> false);
        assertThat(bound.gaps()).isEqualTo(Exhaustive.fewestMissing(target, ShapeLimits.NONE));
        assertThat(tiling.gaps()).isEqualTo(bound.gaps());
    }
}
