package io.github.quadrille.core.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShapeLimitsTest {
    @Test
    void what_has_no_cap_has_no_limit() {
        ShapeLimits limits = new ShapeLimits(List.of(new ShapeLimits.Cap("O", List.of(1), 0)));
        assertThat(limits.allows(1)).isFalse();
        assertThat(limits.allows(2)).isTrue();
        assertThat(limits.area()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void caps_on_all_shapes_bound_the_area() {
        List<Integer> all = IntStream.rangeClosed(1, 19).boxed().toList();
        assertThat(new ShapeLimits(List.of(new ShapeLimits.Cap("all", all, 5))).area())
                .isEqualTo(20);
    }

    @Test
    void a_shape_has_one_cap() {
        ShapeLimits.Cap cap = new ShapeLimits.Cap("O", List.of(1), 0);
        assertThatThrownBy(() -> new ShapeLimits(List.of(cap, cap))).hasMessage("Shape 1 has two limits.");
    }
}
