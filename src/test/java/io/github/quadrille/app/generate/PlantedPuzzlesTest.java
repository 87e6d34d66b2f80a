package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PlantedPuzzlesTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void below_full_density_the_board_is_what_the_pieces_cover(long seed) {
        for (PieceChoice pieces :
                new PieceChoice[] {Making.TETROMINOES, Making.ONE_SIDED, Making.FIXED, Making.PENTOMINOES}) {
            GeneratedPuzzle made = Making.of(Making.planted(12, 20, Wrap.NONE, 0.6, pieces), seed)
                    .orElseThrow();
            assertThat(made.known()).isEqualTo(Known.PLANTED);
            assertThat(made.puzzle().region().size()).isBetween(120, 144);
            assertPacked(made);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void at_full_density_the_whole_rectangle_is_filled(long seed) {
        for (PieceChoice pieces :
                new PieceChoice[] {Making.TETROMINOES, Making.ONE_SIDED, Making.FIXED, Making.PENTOMINOES}) {
            GeneratedPuzzle made = Making.of(Making.planted(12, 20, Wrap.NONE, 1, pieces), seed)
                    .orElseThrow();
            assertThat(made.known()).isEqualTo(Known.PACKED);
            assertThat(made.puzzle().region()).isEqualTo(Region.rectangle(12, 20));
            assertPacked(made);
        }
    }

    @ParameterizedTest
    @EnumSource(to = "BOTH")
    void edges_may_meet(Wrap wrap) {
        for (double density : new double[] {0.5, 1}) {
            for (int seed = 1; seed <= 5; seed++) {
                assertPacked(Making.of(Making.planted(6, 8, wrap, density, Making.TETROMINOES), seed)
                        .orElseThrow());
            }
        }
    }

    @Test
    void a_large_rectangle_is_filled() {
        assertPacked(Making.of(Making.planted(30, 30, Wrap.NONE, 1, Making.TETROMINOES), 1)
                .orElseThrow());
    }

    @Test
    void tiny_rectangles_are_filled() {
        assertPacked(Making.of(Making.planted(1, 4, Wrap.NONE, 1, Making.TETROMINOES), 1)
                .orElseThrow());
        assertPacked(Making.of(Making.planted(2, 2, Wrap.NONE, 1, Making.TETROMINOES), 1)
                .orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.4, 1})
    void the_same_seed_makes_the_same_puzzle_and_another_seed_another(double density) {
        PlantedPuzzles source = Making.planted(12, 20, Wrap.NONE, density, Making.TETROMINOES);
        assertThat(Making.of(source, 1)).isEqualTo(Making.of(source, 1)).isNotEqualTo(Making.of(source, 2));
    }

    @Test
    void an_area_that_pieces_cannot_have_is_refused() {
        assertThatThrownBy(() -> Making.of(Making.planted(5, 5, Wrap.NONE, 1, Making.TETROMINOES), 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageContaining("25 cells are not a multiple of 4. Use another size, or a density below 1.");
    }

    @Test
    void a_rectangle_that_cannot_be_filled_is_refused_after_the_search() {
        assertThatThrownBy(() -> Making.of(Making.planted(3, 5, Wrap.NONE, 1, Making.X5), 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageContaining("The exact search shows that X5 cannot fill 3x5.");
    }

    @Test
    void without_patience_nothing_is_found() {
        PlantedPuzzles source = Making.planted(12, 20, Wrap.NONE, 1, Making.TETROMINOES);
        assertThat(source.generate("test", new SplittableRandom(1), new GenerationClock(Duration.ZERO, () -> false)))
                .isEmpty();
        assertThat(source.generate(
                        "test", new SplittableRandom(1), new GenerationClock(Duration.ofDays(1), () -> true)))
                .isEmpty();
    }

    private static void assertPacked(GeneratedPuzzle made) {
        assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                .isEmpty();
        assertThat(made.puzzle().bag().minArea())
                .isEqualTo(made.puzzle().region().mandatorySize());
    }
}
