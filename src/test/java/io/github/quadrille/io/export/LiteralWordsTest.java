package io.github.quadrille.io.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.export.ValueLines.LiteralWords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LiteralWordsTest {
    @ParameterizedTest
    @CsvSource({
        "'', 17, 17",
        "'', -3, -3",
        "'', 0, 0",
        "x, x17, 17",
        "x, -x3, -3",
        "'', 999999999999999999, 999999999999999999"
    })
    void a_word_in_the_middle_of_a_line_is_a_value(String prefix, String word, long value) {
        assertThat(new LiteralWords(prefix, 20).parse("1 " + word + " 2", 2, 2 + word.length()))
                .isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "-", "x", "-x", "--x1", "x-1", "1", "x1x", "y1", "x0", "x1234567890123456789", "x\u0661"})
    void other_words_are_none(String word) {
        assertThat(new LiteralWords("x", 20).parse("x7" + word + "7", 2, 2 + word.length()))
                .isEqualTo(LiteralWords.NONE);
    }
}
