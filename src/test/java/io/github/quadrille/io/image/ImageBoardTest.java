package io.github.quadrille.io.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.io.image.ImageBoard.Grid;
import io.github.quadrille.io.input.UnusableInput;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImageBoardTest {
    private static final List<String> SHAPE = List.of(
            "##.###.###", //
            "#........#",
            "#........#",
            "##......##",
            "###.....##",
            "####..####");

    /** Returns an image of the test's shape on a larger page. Each cell is {@code side} pixels wide. */
    private static BufferedImage drawn(double side, Color paper, Color ink, boolean isFilled) {
        BufferedImage image =
                new BufferedImage((int) (side * 10 + 90), (int) (side * 6 + 70), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(paper);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.setColor(ink);
        graphics.translate(31.0, 22.0);
        graphics.setStroke(new BasicStroke(2));
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 10; column++) {
                if (SHAPE.get(row).charAt(column) == '.') {
                    int x = (int) Math.round(column * side);
                    int y = (int) Math.round(row * side);
                    int right = (int) Math.round((column + 1) * side);
                    int below = (int) Math.round((row + 1) * side);
                    if (isFilled) {
                        graphics.fillRect(x, y, right - x, below - y);
                    } else {
                        graphics.drawRect(x, y, right - x, below - y);
                    }
                }
            }
        }
        graphics.dispose();
        return image;
    }

    private static byte[] written(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).isTrue();
        return out.toByteArray();
    }

    private static ImageBoard read(byte[] bytes, Grid cells) throws UnusableInput {
        return ImageBoard.read("board.png", bytes, Optional.ofNullable(cells), OptionalInt.empty());
    }

    /** Returns the shape without the empty columns at its sides. */
    private static List<String> shape() {
        return SHAPE.stream().map(row -> row.substring(1, 9)).toList();
    }

    @ParameterizedTest
    @ValueSource(doubles = {5, 12, 17.3, 40})
    void the_grid_is_found_from_filled_cells_of_any_size(double side) throws Exception {
        ImageBoard board = read(written(drawn(side, Color.WHITE, Color.BLACK, true), "png"), null);
        assertThat(board.rows()).isEqualTo(shape());
        assertThat(board.isGridFound()).isTrue();
    }

    @Test
    void cells_between_lines_are_found_where_none_is_filled() throws Exception {
        byte[] bytes = written(drawn(40, Color.WHITE, Color.DARK_GRAY, false), "png");
        assertThat(read(bytes, null).rows()).isEqualTo(shape());
        assertThat(read(bytes, new Grid(6, 8)).rows()).isEqualTo(shape());
        assertThat(read(bytes, null).isDrawn()).isTrue();
    }

    @Test
    void a_grey_photo_with_noise_and_shade_is_read_by_its_own_threshold() throws Exception {
        BufferedImage photo = drawn(30, new Color(200, 190, 180), new Color(70, 80, 75), true);
        Random random = new Random(1);
        for (int y = 0; y < photo.getHeight(); y++) {
            for (int x = 0; x < photo.getWidth(); x++) {
                Color dot = new Color(photo.getRGB(x, y));
                int change = random.nextInt(31) - 15 - x / 20;
                photo.setRGB(
                        x,
                        y,
                        new Color(dot.getRed() + change, dot.getGreen() + change, dot.getBlue() + change).getRGB());
            }
        }
        assertThat(ImageBoard.read("photo.jpg", written(photo, "jpg"), Optional.empty(), OptionalInt.empty())
                        .rows())
                .isEqualTo(shape());
    }

    @Test
    void a_round_drawing_has_no_grid_and_gets_as_many_cells_as_are_wanted() throws Exception {
        BufferedImage image = new BufferedImage(100, 100, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.BLACK);
        graphics.fillOval(10, 10, 80, 80);
        byte[] bytes = written(image, "png");
        assertThatThrownBy(() -> read(bytes, null))
                .hasMessage("board.png: This image shows no grid of squares."
                        + " Give the number of rows and columns of cells: --cells 16x20.");
        assertThat(read(bytes, new Grid(4, 4)).rows()).containsExactly("#..#", "....", "....", "#..#");
    }

    @Test
    void what_is_ink_may_be_said() throws Exception {
        byte[] pale = written(drawn(12, Color.WHITE, new Color(230, 230, 230), true), "png");
        assertThat(read(pale, null).rows()).isEqualTo(shape());
        assertThatThrownBy(() -> ImageBoard.read("p.png", pale, Optional.empty(), OptionalInt.of(100)))
                .hasMessage("p.png: No pixel of this image is darker than 100. Use --threshold 200.");
    }

    @Test
    void a_damaged_image_is_refused() throws Exception {
        byte[] bytes = written(drawn(12, Color.WHITE, Color.BLACK, true), "png");
        assertThatThrownBy(() -> read(java.util.Arrays.copyOf(bytes, 60), null))
                .hasMessageStartingWith("board.png: This image cannot be read: ")
                .hasMessageEndingWith(" Save it as PNG.");
    }

    @Test
    void images_are_known_by_their_first_bytes() throws Exception {
        assertThat(ImageBoard.isImage(written(drawn(5, Color.WHITE, Color.BLACK, true), "jpg")))
                .isTrue();
        assertThat(ImageBoard.isImage("board: 4x5".getBytes(StandardCharsets.UTF_8)))
                .isFalse();
    }
}
