package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

final class LargeBoardTextTest {
    private static final int BLUE = 0xff73a1fa;

    @Test
    void cells_of_one_dot_have_their_piece_s_colour() {
        BufferedImage image = LargeBoardText.of(Sample.picture(Wrap.NONE, "TT#", "?T."), 1);
        assertThat(image.getRGB(0, 0)).isEqualTo(BLUE);
        assertThat(image.getRGB(1, 1)).isEqualTo(BLUE);
        assertThat(new Colour(image.getRGB(2, 0) & 0xffffff)).isEqualTo(Drawing.TRAY);
        assertThat(new Colour(image.getRGB(0, 1) & 0xffffff)).isEqualTo(Drawing.OPTIONAL_FLOOR);
    }

    @Test
    void larger_cells_have_seams_between_pieces_only() {
        BufferedImage image = LargeBoardText.of(Sample.picture(Wrap.NONE, "TTtt"), 3);
        assertThat(image.getRGB(2, 0)).isEqualTo(BLUE);
        assertThat(image.getRGB(5, 0)).isNotEqualTo(BLUE).isNotEqualTo(image.getRGB(6, 0));
    }
}
