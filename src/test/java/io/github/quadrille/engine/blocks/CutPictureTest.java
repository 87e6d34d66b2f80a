package io.github.quadrille.engine.blocks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.PackingChecker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CutPictureTest {
    @ParameterizedTest
    @CsvSource({"28, 70, 49", "14, 60, 15", "40, 7, 5", "200, 200, 1000", "5, 8, 1", "75, 80, 150"})
    void the_blocks_pack_the_board(int rows, int columns, int blocks) {
        CutPicture cut = CutPicture.of((PackableRectangle) StandardBagTheorem.rule(rows, columns));
        assertThat(new PackingChecker(cut.puzzle()).faults(cut.packing())).isEmpty();
        assertThat(Picture.of(cut.puzzle(), cut.packing()).size()).isEqualTo(blocks);
    }

    @Test
    void a_letter_stands_for_a_size() {
        CutPicture cut = CutPicture.of((PackableRectangle) StandardBagTheorem.rule(7, 40));
        assertThat(cut.letters())
                .startsWith("A".repeat(40))
                .endsWith("B".repeat(40))
                .hasSize(7);
        assertThat(cut.puzzle().bag()).hasToString("A (3x40): 1, B (4x10): 4");
    }
}
