package io.github.quadrille.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountRangeTest {
    private static final int OPEN = CountRange.UNBOUNDED;

    @ParameterizedTest
    @CsvSource({
        "3, 3, 3, 3",
        "1, 3, 1..3, 1 to 3",
        "0, 3, 0..3, at most 3",
        "2, " + OPEN + ", 2.., at least 2",
        "0, " + OPEN + ", any, any number"
    })
    void a_range_is_short_in_a_list_and_words_in_a_sentence(int min, int max, String inList, String inSentence) {
        CountRange range = new CountRange(min, max);
        assertThat(range).hasToString(inList);
        assertThat(range.words()).isEqualTo(inSentence);
    }
}
