package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SuggestionTest {
    @Test
    void the_word_with_the_fewest_edits_is_the_nearest() {
        assertThat(Suggestion.nearest("bord", List.of("word order", "boards", "board")))
                .contains("board");
    }

    @Test
    void two_neighbours_exchanged_are_one_edit() {
        assertThat(Suggestion.nearest("slove", List.of("cover", "local", "stove", "solve")))
                .contains("stove");
        assertThat(Suggestion.nearest("slove", List.of("cover", "local", "verify", "solve")))
                .contains("solve");
    }

    @Test
    void case_counts_for_nothing() {
        assertThat(Suggestion.nearest("BOARD", List.of("bored", "board"))).contains("board");
    }

    @Test
    void among_equals_the_first_letter_decides() {
        assertThat(Suggestion.nearest("X7", List.of("F7", "X5"))).contains("X5");
    }

    @Test
    void nothing_is_near_a_word_that_shares_too_little() {
        assertThat(Suggestion.nearest("K", List.of("I", "O"))).isEmpty();
        assertThat(Suggestion.nearest("wrap", List.of("name"))).isEmpty();
        assertThat(Suggestion.nearest("", List.of("I"))).isEmpty();
    }

    @Test
    void nothing_is_near_an_endless_word() {
        assertThat(Suggestion.nearest("x".repeat(100_000), List.of("x".repeat(100_001))))
                .isEmpty();
    }
}
