package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountRangeTest {
    private static final int OPEN = CountRange.UNBOUNDED;

    @Test
    void both_ends_belong_to_a_range() {
        CountRange range = new CountRange(2, 4);
        assertThat(IntStream.rangeClosed(0, 6).filter(range::contains)).containsExactly(2, 3, 4);
    }

    @Test
    void only_a_range_of_one_number_is_exactly_that() {
        assertThat(CountRange.exactly(2).isExactly(2)).isTrue();
        assertThat(CountRange.exactly(2).isExactly(3)).isFalse();
        assertThat(new CountRange(1, 2).isExactly(1)).isFalse();
        assertThat(new CountRange(1, 2).isExactly(2)).isFalse();
    }

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
