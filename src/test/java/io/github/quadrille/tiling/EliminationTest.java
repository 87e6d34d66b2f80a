package io.github.quadrille.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.target.ShapeLimits;
import io.github.quadrille.target.Target;
import io.github.quadrille.target.TetrominoShape;
import io.github.quadrille.window.WindowOutcome;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EliminationTest {
    private static final int ALL_ROWS = 1_000_000;

    private final Elimination elimination = new Elimination(new SplittableRandom(1));

    /** A target as a graph, with the cells in the order of their squares. */
    private record Drawn(PieceGraph graph, PaddedMatrix lattice, Tiling empty) {
        static Drawn of(Target target) {
            PaddedMatrix lattice = new PaddedMatrix(target.rows(), target.columns());
            int[] index = new int[lattice.size()];
            boolean[] squares = new boolean[lattice.size()];
            List<Integer> cells = new ArrayList<>();
            for (int row = 0; row < target.rows(); row++) {
                for (int column = 0; column < target.columns(); column++) {
                    if (target.contains(row, column)) {
                        int square = lattice.square(row, column);
                        squares[square] = true;
                        index[square] = cells.size();
                        cells.add(square);
                    }
                }
            }
            PieceGraph graph = new PieceGraph(cells.size());
            Ground ground = new Ground(lattice, squares, PaddedMatrix.ALL, List.of());
            for (int square : cells) {
                for (int shape = 0; shape < PaddedMatrix.SHAPES; shape++) {
                    if ((ground.fitting(square) >> shape & 1) != 0) {
                        int[] four = new int[4];
                        for (int k = 0; k < 4; k++) {
                            four[k] = index[square + lattice.steps(shape)[k]];
                        }
                        graph.add(square << 5 | shape, four);
                    }
                }
            }
            return new Drawn(graph.complete(), lattice, new Tiling(lattice, squares));
        }

        BitSet all() {
            BitSet all = new BitSet();
            all.set(0, graph.cells());
            return all;
        }
    }

    private WindowOutcome run(Drawn drawn, BitSet gaps, int mostGaps, int rows) {
        EliminationOrder order = EliminationOrder.of(drawn.graph(), 63).orElseThrow();
        return elimination.run(drawn.graph(), order, gaps, mostGaps, rows);
    }

    private int gapsLaid(Drawn drawn) {
        Tiling tiling = drawn.empty().copy();
        elimination.layIn(piece -> {
            for (int step : drawn.lattice().steps(piece & 31)) {
                assertThat(tiling.isGap((piece >> 5) + step)).isTrue();
            }
            tiling.lay(piece);
        });
        return tiling.gaps();
    }

    @Test
    void random_targets_have_as_few_gaps_as_exhaustive_search_leaves() {
        for (int seed = 0; seed < 40; seed++) {
            Target target = Targets.random(5, 6, 0.7, seed);
            Drawn drawn = Drawn.of(target);
            assertThat(run(drawn, drawn.all(), 30, ALL_ROWS)).isEqualTo(WindowOutcome.PACKED);
            assertThat(elimination.gaps()).isEqualTo(Exhaustive.fewestMissing(target, ShapeLimits.NONE));
            assertThat(gapsLaid(drawn)).isEqualTo(elimination.gaps());
        }
    }

    @Test
    void without_gaps_it_is_packed_where_that_is_possible_and_else_impossible() {
        int packed = 0;
        for (int seed = 0; seed < 60; seed++) {
            Target target = Targets.random(4, 6, 0.9, seed);
            Drawn drawn = Drawn.of(target);
            boolean possible = Exhaustive.fewestMissing(target, ShapeLimits.NONE) == 0;
            assertThat(run(drawn, new BitSet(), 0, ALL_ROWS))
                    .isEqualTo(possible ? WindowOutcome.PACKED : WindowOutcome.IMPOSSIBLE);
            packed += possible ? 1 : 0;
        }
        assertThat(packed).isBetween(1, 59);
    }

    @Test
    void a_planted_target_is_packed_from_few_rows_drawn_by_lot() {
        Drawn drawn =
                Drawn.of(Targets.Planted.of(24, 0.6, 2, TetrominoShape.all()).target());
        assertThat(run(drawn, new BitSet(), 0, 2_000)).isEqualTo(WindowOutcome.PACKED);
        assertThat(gapsLaid(drawn)).isZero();
    }

    @Test
    void with_too_few_rows_nothing_is_called_impossible() {
        for (int seed = 0; seed < 10; seed++) {
            Drawn drawn = Drawn.of(
                    Targets.Planted.of(24, 0.6, seed, TetrominoShape.all()).target());
            assertThat(run(drawn, new BitSet(), 0, 3)).isNotEqualTo(WindowOutcome.IMPOSSIBLE);
        }
    }

    @Test
    void what_could_not_be_covered_is_said() {
        Drawn drawn = Drawn.of(Target.drawn(List.of("11110111")));
        assertThat(run(drawn, new BitSet(), 0, ALL_ROWS)).isEqualTo(WindowOutcome.IMPOSSIBLE);
        assertThat(elimination.uncovered()).containsAnyOf(4, 5, 6).doesNotContain(0, 1, 2, 3);
    }
}
