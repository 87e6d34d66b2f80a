package io.github.quadrille.lab.local.beam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.Draws;
import io.github.quadrille.lab.local.beam.StochasticBeam.Edge;
import io.github.quadrille.lab.local.beam.StochasticBeam.OverlapOf;
import io.github.quadrille.lab.local.beam.StochasticBeam.RandomShare;
import io.github.quadrille.testing.Advice;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StochasticBeamTest {
    private static final StochasticBeam PUBLISHED = StochasticBeam.PUBLISHED;

    @Test
    void the_published_parameters_are_the_published_ones() {
        assertThat(PUBLISHED.beams()).isEqualTo(50);
        assertThat(PUBLISHED.randomShare()).isEqualTo(new RandomShare(0.9, 0.01, 0.1));
        assertThat(PUBLISHED.patience()).isEqualTo(30);
        assertThat(PUBLISHED.weights()).isEqualTo(new CostWeights(1, 2, 0.5, 0.05, false, OverlapOf.PUBLISHED));
        assertThat(PUBLISHED.longestStep()).isEmpty();
        assertThat(PUBLISHED.corner()).isEqualTo(Corner.PUBLISHED);
        assertThat(PUBLISHED.draws()).isEqualTo(Draws.PUBLISHED);
        assertThat(PUBLISHED.edge()).isEqualTo(Edge.PUBLISHED);
        assertThat(PUBLISHED.word()).isEqualTo("beam");
    }

    @Test
    void the_random_share_sinks_to_its_floor() {
        RandomShare share = PUBLISHED.randomShare();
        assertThat(List.of(share.of(50, 0), share.of(50, 10), share.of(50, 40), share.of(50, 80), share.of(50, 9999)))
                .containsExactly(45, 40, 25, 5, 5);
    }

    @Test
    void the_random_share_is_rounded_down() {
        RandomShare share = PUBLISHED.randomShare();
        assertThat(List.of(share.of(50, 1), share.of(50, 2), share.of(50, 3))).containsExactly(44, 44, 43);
    }

    @Test
    void the_longest_step_of_the_standard_bag_is_its_count_of_each_kind() {
        assertThat(new BeamPieces(Puzzle.standard(8, 10)).largestCount()).isEqualTo(4);
    }

    @Test
    void a_bag_that_does_not_fit_the_board_can_be_tried() {
        assertThat(PUBLISHED.refusal(dominoes(CountRange.exactly(7)))).isEmpty();
    }

    @Test
    void counts_that_are_not_exact_are_refused() {
        assertThat(PUBLISHED.refusal(dominoes(new CountRange(1, 2))).orElseThrow())
                .contains("K: 1..2")
                .matches(Advice.IN);
        assertThat(PUBLISHED.refusal(dominoes(CountRange.ANY)).orElseThrow())
                .contains("K: any")
                .matches(Advice.IN);
    }

    @Test
    void no_pieces_are_refused() {
        assertThat(PUBLISHED.refusal(dominoes(CountRange.exactly(0))).orElseThrow())
                .contains("this puzzle has none")
                .matches(Advice.IN);
    }

    @Test
    void more_than_memory_holds_is_refused_without_trying() {
        assertThat(PUBLISHED
                        .refusal(dominoes(CountRange.exactly(2_000_000_000)))
                        .orElseThrow())
                .contains("memory", "2,000,000,000 pieces")
                .matches(Advice.IN);
        Polyform far = new Polyform(List.of(new Cell(0, 0), new Cell(0, 2_000_000_000)));
        assertThat(PUBLISHED.refusal(puzzle(far, CountRange.exactly(1))).orElseThrow())
                .contains("memory")
                .matches(Advice.IN);
    }

    @Test
    void a_thousand_by_a_thousand_is_not_refused() {
        assertThat(PUBLISHED.refusal(Puzzle.standard(1000, 1000))).isEmpty();
    }

    @Test
    void a_refused_puzzle_is_not_started() {
        assertThatThrownBy(() -> PUBLISHED.start(dominoes(CountRange.ANY), new SplittableRandom(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(Advice.IN);
    }

    @Test
    void parameters_without_sense_are_refused() {
        RandomShare share = PUBLISHED.randomShare();
        CostWeights weights = PUBLISHED.weights();
        assertThatThrownBy(() -> new StochasticBeam(
                        0, share, 30, weights, OptionalInt.empty(), Corner.PUBLISHED, Draws.PUBLISHED, Edge.PUBLISHED))
                .hasMessageMatching(Advice.IN);
        assertThatThrownBy(() -> new StochasticBeam(
                        50, share, 0, weights, OptionalInt.empty(), Corner.PUBLISHED, Draws.PUBLISHED, Edge.PUBLISHED))
                .hasMessageMatching(Advice.IN);
        assertThatThrownBy(() -> new StochasticBeam(
                        50, share, 30, weights, OptionalInt.of(0), Corner.PUBLISHED, Draws.PUBLISHED, Edge.PUBLISHED))
                .hasMessageMatching(Advice.IN);
        assertThatThrownBy(() -> new RandomShare(1.1, 0, 0)).hasMessageMatching(Advice.IN);
        assertThatThrownBy(() -> new RandomShare(1, -1, 0)).hasMessageMatching(Advice.IN);
        assertThatThrownBy(() -> new CostWeights(1, Double.NaN, 0, 0, false, OverlapOf.BOARD))
                .hasMessageMatching(Advice.IN);
    }

    private static Puzzle dominoes(CountRange count) {
        return puzzle(Polyform.drawn("XX"), count);
    }

    private static Puzzle puzzle(Polyform shape, CountRange count) {
        Bag bag = new Bag(List.of(new Supply(new Kind("K", shape), count)));
        return new Puzzle("test", Region.rectangle(3, 4), PieceSymmetry.FREE, bag);
    }
}
