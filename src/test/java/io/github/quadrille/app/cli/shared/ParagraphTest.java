package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.Terminal.Paragraph;
import org.junit.jupiter.api.Test;

class ParagraphTest {
    @Test
    void lines_break_between_words_and_are_indented() {
        assertThat(Paragraph.lines("reason: ", "one two three four", 15, "  "))
                .containsExactly("reason: one two", "  three four");
    }

    @Test
    void a_word_longer_than_a_line_stays_whole() {
        assertThat(Paragraph.lines("", "a indescribable b", 5, "")).containsExactly("a", "indescribable", "b");
    }

    @Test
    void sentences_are_broken_for_people_only() {
        assertThat(CommandRun.inTerminal(60, false, "solve", "4x5").lines())
                .anyMatch(line -> line.startsWith("reason: "))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(60));
        assertThat(CommandRun.of("solve", "4x5").lines())
                .anyMatch(line -> line.startsWith("reason: ") && line.endsWith("10 cells are dark."));
    }
}
