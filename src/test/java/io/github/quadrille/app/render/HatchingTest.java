package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class HatchingTest {
    private static final Rectangle2D CELL = new Rectangle2D.Double(3, 4, 1, 1);

    @Test
    void twenty_kinds_have_different_hatchings() {
        assertThat(IntStream.range(0, 20)
                        .mapToObj(kind -> SvgPathData.of(Hatching.of(kind).within(CELL), 100)))
                .doesNotHaveDuplicates();
    }

    @Test
    void stripes_stay_within_their_cells() {
        for (int kind = 0; kind < 20; kind++) {
            Rectangle2D box = Hatching.of(kind).within(CELL).getBounds2D();
            assertThat(new Rectangle2D.Double(2.999, 3.999, 1.002, 1.002).contains(box))
                    .isTrue();
        }
    }

    @Test
    void stripes_go_on_from_cell_to_cell() {
        Rectangle2D both = new Rectangle2D.Double(3, 4, 2, 1);
        for (int kind = 0; kind < 20; kind++) {
            Shape alone = Hatching.of(kind).within(CELL);
            Shape together = Hatching.of(kind).within(both);
            for (double x = 3.0137; x < 4; x += 0.0213) {
                for (double y = 4.0137; y < 5; y += 0.0213) {
                    assertThat(alone.contains(x, y))
                            .as("%d at (%f, %f)", kind, x, y)
                            .isEqualTo(together.contains(x, y));
                }
            }
        }
    }
}
