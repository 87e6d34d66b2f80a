package io.github.quadrille.core.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import org.junit.jupiter.api.Test;

class MeanEstimateTest {
    @Test
    void a_product_is_as_sure_as_its_factor() {
        assertThat(new MeanEstimate(2, 1, 4).times(3)).isEqualTo(new MeanEstimate(6, 3, 12));
    }
}
