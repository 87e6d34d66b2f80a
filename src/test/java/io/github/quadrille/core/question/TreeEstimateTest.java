package io.github.quadrille.core.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeEstimateTest {
    @ParameterizedTest
    @CsvSource({"1, 1, 16", "1, 4, 64", "1, 5, 128", "1e8, 2, 32", "2e9, 2, 512", "1e30, 2, 65536"})
    void small_trees_are_cut_for_the_cores_and_large_ones_into_parts_of_seconds(double nodes, int cores, int parts) {
        assertThat(estimate(nodes).parts(cores)).isEqualTo(parts);
    }

    @Test
    void cores_share_the_time() {
        assertThat(estimate(1).secondsOn(4)).isEqualTo(new MeanEstimate(10, 5, 15));
    }

    private static TreeEstimate estimate(double nodes) {
        return new TreeEstimate(
                false, 10, MeanEstimate.exactly(nodes), MeanEstimate.exactly(0), new MeanEstimate(40, 20, 60));
    }
}
