package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExtentTest {
    @ParameterizedTest
    @CsvSource({
        "300x200, 300, 200",
        "300x200mm, 300, 200",
        "30x20cm, 300, 200",
        "30cmx20, 300, 200",
        "30cmx200mm, 300, 200",
        "1X2in, 25.4, 50.8"
    })
    void a_unit_that_is_said_once_is_for_both_sides(String text, double width, double height) {
        assertThat(Extent.of(text)).isEqualTo(new Extent(width, height));
    }
}
