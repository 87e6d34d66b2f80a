package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.count.Estimation.RoundedNumber;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundedNumberTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0 | 0", "31079.4 | 31,079", "1.26e9 | 1.3e9", "2e200 | 2.0e200", "3.5e6 | 3.5e6"})
    void large_numbers_are_written_with_powers_of_ten(double number, String words) {
        assertThat(RoundedNumber.of(number)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({
        "0.34, 0.3 s",
        "42.4, 42 s",
        "150, 3 min",
        "12000, 3 h 20 min",
        "3599, 1 h 0 min",
        "183600, 2 d 3 h",
        "63115200, 2 years",
        "1e15, 3.2e7 years"
    })
    void times_are_written_in_units_that_fit(double seconds, String words) {
        assertThat(RoundedNumber.time(seconds)).isEqualTo(words);
    }
}
