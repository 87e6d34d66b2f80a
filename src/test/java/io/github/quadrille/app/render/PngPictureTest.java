package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.app.render.Look.View;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class PngPictureTest {
    private static final Look BARE = new Look(View.LAYERS, Ink.COLOUR, false);
    private static final int CELL = 96;
    private static final int MARGIN = 38;

    @Test
    void a_hole_is_left_dark() {
        assertThat(centre(PngPicture.image(Sample.picture(Wrap.NONE, "#T", "TT"), Look.PLAIN), 0, 0))
                .isEqualTo(Drawing.TRAY);
    }

    @Test
    void a_piece_has_its_colour_in_every_cell() {
        BufferedImage image = PngPicture.image(Sample.picture(Wrap.NONE, "#T", "TT"), BARE);
        Colour blue = new Colour(0x73a1fa);
        assertThat(centre(image, 0, 1)).isEqualTo(blue);
        assertThat(centre(image, 1, 0)).isEqualTo(blue);
        assertThat(centre(image, 1, 1)).isEqualTo(blue);
    }

    @Test
    void an_open_cell_shows_the_floor_and_an_optional_one_a_dot() {
        BufferedImage image = PngPicture.image(Sample.picture(Wrap.NONE, ".?"), Look.PLAIN);
        assertThat(centre(image, 0, 0)).isEqualTo(Drawing.FLOOR);
        assertThat(centre(image, 0, 1)).isEqualTo(Drawing.DOT);
        assertThat(toneAt(image, MARGIN + CELL + CELL / 4, MARGIN + CELL / 4)).isEqualTo(Drawing.OPTIONAL_FLOOR);
    }

    @Test
    void a_piece_sticks_out_over_an_edge_that_meets_another() {
        BufferedImage tube = PngPicture.image(Sample.picture(Wrap.VERTICAL, "T", ".", "T"), Look.PLAIN);
        assertThat(toneAt(tube, MARGIN + CELL / 2, MARGIN - 10)).isEqualTo(new Colour(0x73a1fa));
        assertThat(toneAt(tube, MARGIN + CELL / 2, MARGIN - 30)).isEqualTo(Drawing.PAPER);
    }

    @Test
    void what_is_written_can_be_read() throws IOException {
        Picture picture = Sample.picture(Wrap.NONE, "#T", "TT");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PngPicture.write(picture, Look.PLAIN, bytes);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
        assertThat(centre(read, 1, 1)).isEqualTo(centre(PngPicture.image(picture, Look.PLAIN), 1, 1));
    }

    @Test
    void a_board_of_four_thousand_columns_has_a_dot_per_cell() {
        BufferedImage image = PngPicture.image(Picture.of(rectangle(2, 4000)), Look.PLAIN);
        assertThat(image.getWidth()).isEqualTo(4000);
        assertThat(toneAt(image, 3999, 1)).isEqualTo(Drawing.FLOOR);
    }

    @Test
    void a_larger_board_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PngPicture.image(Picture.of(rectangle(1, 4001)), Look.PLAIN))
                .withMessage("A PNG picture has room for 4000 rows and columns, but the board is 1 x 4001.");
    }

    private static Puzzle rectangle(int rows, int columns) {
        Puzzle tiny = Sample.puzzle("long", Wrap.NONE, ".");
        return new Puzzle("long", Region.rectangle(rows, columns), tiny.symmetry(), tiny.bag());
    }

    private static Colour centre(BufferedImage image, int row, int column) {
        return toneAt(image, MARGIN + column * CELL + CELL / 2, MARGIN + row * CELL + CELL / 2);
    }

    private static Colour toneAt(BufferedImage image, int x, int y) {
        return new Colour(image.getRGB(x, y) & 0xffffff);
    }
}
