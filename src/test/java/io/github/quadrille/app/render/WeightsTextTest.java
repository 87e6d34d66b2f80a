package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import org.junit.jupiter.api.Test;

final class WeightsTextTest {
    private static final Region REGION = new Region(List.of("..", "#?"), Wrap.NONE);

    @Test
    void odd_and_even_are_dark_and_light_squares() {
        assertThat(new WeightsText(80, false).of(REGION, new CellWeights(2, List.of(1, 0, 0))))
                .isEqualTo("██░░\n   ?\n");
    }

    @Test
    void other_weights_are_numbers() {
        assertThat(new WeightsText(80, false).of(REGION, new CellWeights(3, List.of(2, 0, 0))))
                .isEqualTo(" 2 0\n   ?\n");
        assertThat(new WeightsText(80, false).of(REGION, new CellWeights(0, List.of(2, 0, -1))))
                .isEqualTo("  2  0\n    -1\n");
    }

    @Test
    void slices_of_more_dimensions_have_their_coordinates_above() throws UnusableInput {
        Region region = Puzzles.parse("p", "{lattice: hypercubic, board: 2x2x1x1, pieces: {I2: 2}}")
                .region();
        assertThat(new WeightsText(80, false).of(region, new CellWeights(3, List.of(0, 1, 2, 1))))
                .isEqualTo("(0, 0)\n 0\n\n(0, 1)\n 1\n\n\n(1, 0)\n 2\n\n(1, 1)\n 1\n");
    }

    @Test
    void narrow_terminals_get_no_blanks() {
        assertThat(new WeightsText(3, false).of(REGION, new CellWeights(3, List.of(2, 0, 0))))
                .isEqualTo("20\n ?\n");
    }

    @Test
    void colours_are_codes_around_the_same_places() {
        String text = new WeightsText(80, true).of(REGION, new CellWeights(3, List.of(2, 0, 0)));
        assertThat(text.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(" 2 0\n   ?\n");
        assertThat(text).contains("\u001b[38;5;16;48;5;");
    }
}
