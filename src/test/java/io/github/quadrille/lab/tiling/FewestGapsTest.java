package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.lab.tiling.GapsAtLeast.GapBound;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class FewestGapsTest {
    private static final int ALL_ROWS = 1_000_000;

    private final FewestGaps fewest = new FewestGaps();

    /** Holds the squares of a target that a test selects, and an empty tiling of the target. */
    private static final class Drawn {
        private final BoardAnalysis ground;
        private final Tiling empty;
        private final int[] own;

        private Drawn(BoardAnalysis boardAnalysis, Tiling empty, int[] own) {
            this.ground = boardAnalysis;
            this.empty = empty;
            this.own = own;
        }

        static Drawn of(Target target, IntPredicate mayBeOwn) {
            PaddedMatrix lattice = new PaddedMatrix(target.rows(), target.columns());
            boolean[] squares = new boolean[lattice.size()];
            for (int row = 0; row < target.rows(); row++) {
                for (int column = 0; column < target.columns(); column++) {
                    squares[lattice.square(row, column)] = target.contains(row, column);
                }
            }
            int[] own = IntStream.range(0, squares.length)
                    .filter(square -> squares[square] && mayBeOwn.test(square))
                    .toArray();
            return new Drawn(
                    new BoardAnalysis(lattice, squares, PaddedMatrix.ALL, List.of()),
                    new Tiling(lattice, squares),
                    own);
        }

        PieceGraph graph() {
            RegionPlacements region = new RegionPlacements(ground);
            region.enclose(own, own.length);
            return region.graph();
        }

        /** Lays placements that must not overlap, and counts the gaps. */
        int gaps(List<Integer> placements) {
            Tiling tiling = empty.copy();
            for (int placement : placements) {
                for (int step : ground.lattice().steps(placement & 31)) {
                    assertThat(tiling.isGap((placement >> 5) + step)).isTrue();
                }
                tiling.lay(placement);
            }
            return tiling.gaps();
        }
    }

    private int atLeast(PieceGraph graph, int rows) {
        return fewest.atLeast(graph, EliminationOrder.of(graph, 62).orElseThrow(), rows, () -> false);
    }

    @Test
    void random_targets_have_as_few_gaps_as_exhaustive_search_leaves() {
        for (int seed = 0; seed < Rounds.of(10, 60); seed++) {
            Target target = Targets.random(5, 6, seed % 2 == 0 ? 0.7 : 0.9, seed);
            Drawn drawn = Drawn.of(target, square -> true);
            assertThat(atLeast(drawn.graph(), ALL_ROWS)).isEqualTo(Exhaustive.fewestMissing(target, ShapeLimits.NONE));
            assertThat(fewest.isExact()).isTrue();
            assertThat(drawn.gaps(fewest.placements(() -> false)))
                    .isEqualTo(Exhaustive.fewestMissing(target, ShapeLimits.NONE));
        }
    }

    @Test
    void squares_around_a_region_may_stay_open_and_its_own_may_not() {
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Drawn drawn = Drawn.of(Targets.random(6, 6, 0.75, seed), square -> random.nextInt(3) > 0);
            GapBound bound = new GapBound(drawn.ground);
            int gaps = bound.prove(drawn.own, drawn.own.length, 1, 0, drawn.own.length, 1_000_000);
            assertThat(bound.isReached()).isTrue();
            assertThat(atLeast(drawn.graph(), ALL_ROWS)).isEqualTo(gaps);
        }
    }

    @Test
    void what_is_forgotten_makes_the_bound_no_larger_and_what_is_laid_is_a_covering() {
        int less = 0;
        for (int seed = 0; seed < 12; seed++) {
            Drawn drawn = Drawn.of(Targets.random(7, 7, 0.8, seed), square -> true);
            int exact = atLeast(drawn.graph(), ALL_ROWS);
            for (int rows : new int[] {1, 4, 16, 64}) {
                int bound = atLeast(drawn.graph(), rows);
                assertThat(bound).isLessThanOrEqualTo(exact);
                less += bound < exact ? 1 : 0;
                assertThat(drawn.gaps(fewest.placements(() -> false))).isGreaterThanOrEqualTo(exact);
            }
        }
        assertThat(less).isPositive();
    }

    @Test
    void nothing_is_proven_when_it_is_stopped() {
        PieceGraph graph =
                Drawn.of(Targets.random(8, 8, 0.8, 1), square -> true).graph();
        EliminationOrder order = EliminationOrder.of(graph, 62).orElseThrow();
        assertThat(fewest.atLeast(graph, order, ALL_ROWS, () -> true)).isNegative();
    }
}
