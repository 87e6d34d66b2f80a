package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.Shades.Shade;
import io.github.quadrille.core.geometry.Wrap;
import org.junit.jupiter.api.Test;

final class ShadesTest {
    @Test
    void pieces_of_one_kind_side_by_side_differ() {
        Shades shades = new Shades(Sample.picture(Wrap.NONE, "IIii"));
        assertThat(shades.of(0)).isEqualTo(Shade.PLAIN);
        assertThat(shades.of(1)).isEqualTo(Shade.LIGHT);
    }

    @Test
    void pieces_of_one_kind_apart_are_alike() {
        Shades shades = new Shades(Sample.picture(Wrap.NONE, "IIAii"));
        assertThat(shades.of(1)).isEqualTo(shades.of(2));
    }

    @Test
    void pieces_may_be_side_by_side_over_an_edge() {
        Shades shades = new Shades(Sample.picture(Wrap.HORIZONTAL, "IIAii"));
        assertThat(shades.of(1)).isNotEqualTo(shades.of(2));
    }
}
