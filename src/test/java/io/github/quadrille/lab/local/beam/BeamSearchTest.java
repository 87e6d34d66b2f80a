package io.github.quadrille.lab.local.beam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.LegalPart;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import io.github.quadrille.lab.local.beam.StochasticBeam.Edge;
import io.github.quadrille.lab.local.beam.StochasticBeam.OverlapOf;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

@Slow
class BeamSearchTest {
    private static final StochasticBeam PUBLISHED = StochasticBeam.PUBLISHED;

    @Test
    void an_iteration_looks_at_five_successors_per_piece_of_each_beam() {
        LocalSearch search = start(Puzzle.standard(4, 10), 1);
        search.step();
        assertThat(search.moves()).isEqualTo(50 * 10 * 5);
        search.step();
        assertThat(search.moves()).isEqualTo(2 * 50 * 10 * 5);
    }

    @Test
    void the_part_is_legal_and_covers_what_it_says_on_random_puzzles() {
        for (int seed = 0; seed < 150; seed++) {
            Puzzle puzzle = ExactPuzzles.of(seed);
            LocalSearch search = start(puzzle, seed);
            for (int i = 0; i < 8; i++) {
                LegalPart.check(puzzle, search);
                assertThat(search.cost()).isNotNegative();
                search.step();
            }
        }
    }

    @Test
    void all_pieces_of_the_best_state_cost_what_it_costs() {
        for (int seed = 0; seed < 40; seed++) {
            Puzzle puzzle = ExactPuzzles.of(seed);
            LocalSearch search = start(puzzle, seed);
            for (int i = 0; i < 4; i++) {
                Packing all = search.allPieces();
                assertThat(all.pieces()).hasSize(pieces(puzzle));
                assertThat(new PackingChecker(puzzle).faults(all).isEmpty())
                        .isEqualTo(search.covered() == puzzle.region().mandatorySize()
                                && search.part().pieces().size() == pieces(puzzle));
                assertThat(all.pieces()).containsAll(search.part().pieces());
                search.step();
            }
        }
    }

    @Test
    void pieces_hang_over_edges_but_where_these_meet() {
        Region tube = new Region(List.of("......", "......"), Wrap.HORIZONTAL);
        Supply bars = new Supply(new Kind("I", Polyform.drawn("XXXX")), CountRange.exactly(3));
        LocalSearch search = start(new Puzzle("tube", tube, PieceSymmetry.FREE, new Bag(List.of(bars))), 1);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            search.restart();
            search.allPieces().pieces().forEach(piece -> cells.addAll(piece.cells()));
        }
        assertThat(cells).extracting(Cell::row).contains(0, 1, 2, 3, 4).doesNotContain(5);
        assertThat(cells).extracting(Cell::column).containsOnly(0, 1, 2, 3, 4, 5);
    }

    private static int pieces(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .mapToInt(kind -> kind.count().min())
                .sum();
    }

    @Test
    void the_same_seed_makes_the_same_run_and_another_seed_another() {
        assertThat(costs(7)).isEqualTo(costs(7)).isNotEqualTo(costs(8));
    }

    @Test
    void it_restarts_when_the_lowest_cost_stays_the_same_for_longer_than_its_patience() {
        LocalSearch search = start(single("XX", 3, 3), 3);
        int steps = 0;
        int same = 0;
        // The cost of the beams at the restart is not compared.
        double before = Double.NaN;
        while (search.step()) {
            steps++;
            same = search.cost() == before ? same + 1 : 0;
            before = search.cost();
            assertThat(steps).isLessThan(10_000);
        }
        assertThat(same).isEqualTo(31);
        assertThat(search.step()).as("without a restart").isFalse();
        search.restart();
        assertThat(search.step()).isTrue();
    }

    @Test
    void hanging_over_is_cheap_again_after_a_restart_but_not_free() {
        // The only piece always hangs over the edge, so the cost grows by half a point for every iteration.
        LocalSearch search = start(single("XXX", 1, 2), 5);
        double fresh = search.cost();
        for (int i = 0; i < 20; i++) {
            search.step();
        }
        assertThat(search.cost()).isGreaterThanOrEqualTo(fresh + 9);
        search.restart();
        assertThat(search.cost())
                .as("the first iteration after a restart has 1 on its counter")
                .isCloseTo(fresh + 0.5, within(1e-9));
    }

    @Test
    void a_packing_costs_nothing() {
        LocalRun run = run(single("XX", 1, 2), 1, 50);
        assertThat(run.isPacked()).isTrue();
        assertThat(run.end().cost()).isZero();
    }

    @Test
    void a_cost_of_zero_without_a_packing_is_no_packing() {
        CostWeights nothing = new CostWeights(0, 0, 0, 0, false, OverlapOf.PUBLISHED);
        StochasticBeam blind = new StochasticBeam(
                5,
                PUBLISHED.randomShare(),
                3,
                nothing,
                OptionalInt.empty(),
                Corner.BOTH,
                Draws.DISTINCT,
                Edge.PUBLISHED);
        LocalLimits limits = LocalLimits.NONE.withMaxIterations(30);
        LocalRun run = LocalLoop.run(Puzzle.standard(4, 5), blind, limits, LocalListener.SILENT);
        assertThat(run.end().cost()).isZero();
        assertThat(run.isPacked()).isFalse();
        assertThat(run.restarts()).isPositive();
    }

    @Test
    void a_board_without_a_packing_is_never_packed() {
        for (int seed = 1; seed <= 5; seed++) {
            assertThat(run(Puzzle.standard(4, 5), seed, 300).isPacked()).isFalse();
        }
    }

    @Test
    void one_beam_is_enough_to_go_on() {
        StochasticBeam narrow = new StochasticBeam(
                1,
                PUBLISHED.randomShare(),
                30,
                PUBLISHED.weights(),
                OptionalInt.of(Integer.MAX_VALUE),
                Corner.PUBLISHED,
                Draws.PUBLISHED,
                Edge.PUBLISHED);
        LocalLimits limits = LocalLimits.NONE.withMaxIterations(200);
        LocalRun run = LocalLoop.run(Puzzle.standard(4, 10), narrow, limits, LocalListener.SILENT);
        assertThat(run.moves()).isEqualTo(200 * 50);
    }

    private static Puzzle single(String shape, int rows, int columns) {
        Supply supply = new Supply(new Kind("K", Polyform.drawn(shape)), CountRange.exactly(1));
        return new Puzzle("single", Region.rectangle(rows, columns), PieceSymmetry.FIXED, new Bag(List.of(supply)));
    }

    private static LocalRun run(Puzzle puzzle, long seed, long iterations) {
        LocalLimits limits = LocalLimits.NONE.withSeed(seed).withMaxIterations(iterations);
        return LocalLoop.run(puzzle, PUBLISHED, limits, LocalListener.SILENT);
    }

    private static LocalSearch start(Puzzle puzzle, long seed) {
        LocalSearch search = PUBLISHED.start(puzzle, new SplittableRandom(seed));
        search.restart();
        return search;
    }

    private static List<Double> costs(long seed) {
        LocalSearch search = start(Puzzle.standard(4, 10), seed);
        List<Double> costs = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            search.step();
            costs.add(search.cost());
        }
        return costs;
    }
}
