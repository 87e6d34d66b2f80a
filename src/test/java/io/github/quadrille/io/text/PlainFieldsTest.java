package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainFieldsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"a\",\"a\",\"b\"|a,a,b",
                "\"0\";1;\"\"|0;1;",
                "1. 12. 0.|1 12 0",
                "1.000000000000000000e+00 1.200000000000000000e+01 -1.0e+00|1 12 -1",
                "0e+00,3e+00|0,3"
            })
    void quotes_and_points_of_whole_numbers_go(String written, String plain) {
        assertThat(PlainFields.row(written)).isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.5 1", "1.5e+00", ".,T,.", "T . T", "\"a,b\"", "\"a\"b", "name: one", "1e99", ""})
    void everything_else_stays(String written) {
        assertThat(PlainFields.row(written)).isEqualTo(written);
    }

    @Test
    void a_line_without_end_stays() {
        String line = "1. ".repeat(1 << 19);
        assertThat(PlainFields.row(line)).isSameAs(line);
    }
}
