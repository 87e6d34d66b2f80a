package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SignificanceTest {
    /**
     * The value is from R. A. Fisher, The Design of Experiments, 1935. The two-sided probability is (1 + 16 + 16 + 1) /
     * 70.
     */
    @Test
    void the_lady_tasting_tea_has_shown_nothing_yet() {
        assertThat(Significance.ofShares(3, 4, 1, 4)).isCloseTo(34 / 70.0, within(1e-12));
    }

    /** The data is from R. A. Fisher, The logic of inductive inference, 1935: the convictions of twins of criminals. */
    @Test
    void twins_differ_as_in_the_literature() {
        assertThat(Significance.ofShares(10, 13, 2, 17)).isCloseTo(0.0005367, within(5e-8));
    }

    @Test
    void shares_of_all_or_none_are_alike() {
        assertThat(Significance.ofShares(0, 50, 0, 20)).isEqualTo(1);
        assertThat(Significance.ofShares(50, 50, 20, 20)).isEqualTo(1);
    }

    /**
     * The value is from M. Hollander, D. A. Wolfe, Nonparametric Statistical Methods, 1973, page 69: 0.1272 on one
     * side.
     */
    @Test
    void small_samples_without_ties_are_ranked_exactly() {
        double[] term = {0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46};
        assertThat(Significance.ofRanks(term, 1.15, 0.88, 0.90, 0.74, 1.21)).isCloseTo(2 * 0.1272, within(1e-4));
    }

    /**
     * The two-sided probability is computed by hand. The ranks have U = 18 where 72 is expected. The variance is 12 *
     * (25 - 840 / 552) because of the equal values. The value (54 - 1/2) / 16.785 = 3.1874 is exceeded with probability
     * 0.001436.
     */
    @Test
    void ties_are_corrected_for() {
        double[] values = {1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3};
        assertThat(Significance.ofRanks(values, 2, 2, 2, 4, 4, 4, 5, 5, 5, 6, 6, 6))
                .isCloseTo(0.001436, within(5e-7));
    }

    /**
     * The ranks of the eight values are 1, 3, 3, 3, 5, 6, 7 and 8. There are 70 ways to choose four of them for the
     * first sample. In 8 of these, their sum is at least as far from the mean 18 as 1 + 3 + 3 + 5.
     */
    @Test
    void small_samples_are_ranked_exactly_with_ties_too() {
        assertThat(Significance.ofRanks(new double[] {1, 2, 2, 3}, 2, 4, 5, 6)).isCloseTo(8 / 70.0, within(1e-12));
        assertThat(Significance.ofRanks(new double[] {0, 0, 0}, 4, 4, 4)).isCloseTo(0.1, within(1e-12));
    }

    @Test
    void samples_of_one_value_are_alike() {
        assertThat(Significance.ofRanks(new double[] {4, 4, 4}, 4, 4)).isEqualTo(1);
    }

    /**
     * Holm's correction multiplies the smallest of four values by four and the next one by three. A corrected value is
     * at least as large as the corrected values before it.
     */
    @Test
    void many_p_values_are_corrected_as_holm_does() {
        assertThat(Significance.corrected(0.01, 0.04, 0.03, 0.005))
                .usingComparatorWithPrecision(1e-12)
                .containsExactly(0.03, 0.06, 0.06, 0.02);
    }

    @Test
    void corrected_values_are_probabilities() {
        assertThat(Significance.corrected(0.5, 0.9)).containsExactly(1, 1);
    }
}
