package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Polyform;
import java.awt.geom.Path2D;
import java.util.LinkedHashSet;
import org.junit.jupiter.api.Test;

final class OutlineTest {
    @Test
    void an_outline_goes_around_with_round_corners() {
        assertThat(SvgPathData.of(outline(0.1, 0.2, "X"), 10))
                .isEqualTo("M9 3v4q0 2-2 2h-4q-2 0-2-2v-4q0-2 2-2h4q2 0 2 2z");
    }

    @Test
    void an_outline_stays_inside_of_its_cells() {
        Path2D outline = outline(0.1, 0.2, "XX", "X.");
        assertThat(outline.getBounds2D().getMinX()).isEqualTo(0.1);
        assertThat(outline.getBounds2D().getMaxY()).isEqualTo(1.9);
        assertThat(outline.contains(1, 0.5)).isTrue();
        assertThat(outline.contains(1.05, 1.5)).isFalse();
        assertThat(outline.contains(0.95, 1.5)).isFalse();
    }

    @Test
    void cells_that_meet_at_a_corner_only_have_two_outlines() {
        assertThat(SvgPathData.of(outline(0.1, 0.2, "X.", ".X"), 10)).matches("M[^M]*zM[^M]*z");
    }

    @Test
    void a_ring_has_a_hole() {
        Path2D ring = outline(0.1, 0.2, "XXX", "X.X", "XXX");
        assertThat(ring.contains(1.5, 1.5)).isFalse();
        assertThat(ring.contains(0.95, 1.5)).isFalse();
        assertThat(ring.contains(0.5, 1.5)).isTrue();
    }

    private static Path2D outline(double inset, double radius, String... rows) {
        return Outline.of(new LinkedHashSet<>(Polyform.drawn(rows).cells()), inset, radius);
    }
}
