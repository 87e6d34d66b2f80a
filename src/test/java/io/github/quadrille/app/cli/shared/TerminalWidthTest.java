package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalWidthTest {
    @Test
    void columns_that_are_set_count_for_files_too() {
        assertThat(new TerminalWidth("132", false).getAsInt()).isEqualTo(132);
        assertThat(new TerminalWidth("132", true).getAsInt()).isEqualTo(132);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "wide", "-5", "123456"})
    void files_have_the_usual_width(String columns) {
        assertThat(new TerminalWidth(columns, false).getAsInt()).isEqualTo(100);
    }
}
