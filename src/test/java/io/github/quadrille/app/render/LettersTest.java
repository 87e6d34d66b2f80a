package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

final class LettersTest {
    private static final String ALL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    @Test
    void all_letters_and_digits_differ() {
        assertThat(ALL.chars().mapToObj(c -> SvgPathData.of(Letters.of(Character.toString(c), 0, 0, 24), 10)))
                .doesNotHaveDuplicates();
    }

    @Test
    void a_capital_has_its_height_and_its_middle_where_it_is_wanted() {
        Rectangle2D box = Letters.of("H", 3, 5, 0.5).getBounds2D();
        assertThat(box.getHeight()).isCloseTo(0.5, within(1e-9));
        assertThat(box.getCenterX()).isCloseTo(3, within(1e-9));
        assertThat(box.getCenterY()).isCloseTo(5, within(1e-9));
    }

    @Test
    void letters_of_a_word_stand_apart() {
        double one = Letters.of("N", 0, 0, 1).getBounds2D().getWidth();
        double two = Letters.of("NN", 0, 0, 1).getBounds2D().getWidth();
        assertThat(two).isGreaterThan(2.2 * one);
    }

    @Test
    void what_has_no_stroke_is_said_to_have_none() {
        assertThat(Letters.canDraw("Α")).isFalse();
        assertThatThrownBy(() -> Letters.of("Α", 0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
