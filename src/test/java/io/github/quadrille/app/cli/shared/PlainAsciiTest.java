package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.Quadrille;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainAsciiTest {
    @ParameterizedTest
    @CsvSource({
        "LC_ALL, C, true",
        "LC_ALL, POSIX, true",
        "LANG, de_DE@euro, true",
        "LANG, en_US.ISO-8859-1, true",
        "LANG, en_US.UTF-8, false",
        "LC_CTYPE, C.utf8, false",
        "LC_ALL, '', false",
        "HOME, C, false"
    })
    void a_locale_that_names_another_character_set_wants_ascii(String name, String value, boolean wanted) {
        assertThat(PlainAscii.isWanted(Map.of(name, value))).isEqualTo(wanted);
    }

    @Test
    void the_stronger_variable_decides() {
        assertThat(PlainAscii.isWanted(Map.of("LC_ALL", "C", "LANG", "en_US.UTF-8")))
                .isTrue();
        assertThat(PlainAscii.isWanted(Map.of("LC_ALL", "C.UTF-8", "LANG", "C")))
                .isFalse();
    }

    @Test
    void every_line_of_a_picture_is_drawn_with_plus_minus_and_bar() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(
                new PlainAscii(bytes), new PlainAscii(bytes), false, false, false, () -> 80, new Interruption());
        Quadrille.run(new String[] {"info", "instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml"}, terminal);
        Quadrille.run(new String[] {"solve", "4x4", "--pieces", "L: 4"}, terminal);
        terminal.out().flush();
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .matches("[\\x00-\\x7F]*")
                .contains("+---+", "| L ");
    }

    @Test
    void what_has_no_likeness_becomes_a_question_mark() {
        assertThat(PlainAscii.of("3×4 tür…")).isEqualTo("3x4 t?r?");
        assertThat(PlainAscii.of("░○·█◇")).isEqualTo(":.?#*");
    }
}
