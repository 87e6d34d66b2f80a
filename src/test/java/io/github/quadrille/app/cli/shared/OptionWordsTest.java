package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionWordsTest {
    @ParameterizedTest
    @CsvSource({"500ms, 500", "30s, 30000", "30, 30000", "2m, 120000", "1.5h, 5400000", "1d, 86400000", "0s, 0"})
    void units_are_understood(String text, long millis) {
        assertThat(OptionWords.time(text)).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1s", "1 s", "s", "1e3", "99999999999999s", "∞"})
    void anything_else_gets_advice(String text) {
        assertThatThrownBy(() -> OptionWords.time(text)).hasMessageContaining("Write 30s");
    }

    @Test
    void the_longest_span_does_not_overflow() {
        assertThat(OptionWords.time("999999999d")).isPositive();
    }
}
