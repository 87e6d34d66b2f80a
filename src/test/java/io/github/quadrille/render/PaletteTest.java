package io.github.quadrille.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PaletteTest {
    @Test
    void a_tetromino_keeps_its_colour_whatever_else_is_in_the_bag() {
        Palette alone = new Palette(List.of("S"));
        Palette among = new Palette(List.of("mine", "T", "yours", "S"));
        assertThat(among.of(3)).isEqualTo(alone.of(0));
    }

    @Test
    void kinds_of_one_letter_have_different_colours() {
        Palette palette = new Palette(List.of("L@0", "L@90", "L@180"));
        assertThat(List.of(palette.of(0), palette.of(1), palette.of(2))).doesNotHaveDuplicates();
    }

    @Test
    void a_hundred_kinds_have_different_colours() {
        List<String> names = IntStream.range(0, 100).mapToObj(i -> "k" + i).toList();
        Palette palette = new Palette(names);
        assertThat(IntStream.range(0, 100).mapToObj(palette::of)).doesNotHaveDuplicates();
    }

    @Test
    void a_kind_without_a_name_has_a_colour() {
        assertThat(new Palette(List.of("")).of(0)).isNotNull();
    }
}
