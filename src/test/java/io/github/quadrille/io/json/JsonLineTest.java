package io.github.quadrille.io.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonLineTest {
    @Test
    void a_round_number_has_no_exponent() {
        assertThat(JsonLine.text(Map.of("mean", new BigDecimal("1E+1")))).isEqualTo("{\"mean\":10}");
        assertThat(JsonLine.text(Map.of("mean", 20.0))).isEqualTo("{\"mean\":20}");
    }

    @Test
    void a_number_that_is_not_finite_is_null() {
        assertThat(JsonLine.text(Map.of("cost", new JsonLine.Exact(Double.POSITIVE_INFINITY))))
                .isEqualTo("{\"cost\":null}");
        assertThat(JsonLine.text(Map.of("mean", Double.NaN))).isEqualTo("{\"mean\":null}");
    }
}
