package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.Complaints;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
final class YamlTreeTest {
    @Test
    void blanks_at_the_start_of_the_first_row_of_a_picture_have_their_own_advice() {
        assertThat(Complaints.of(
                        "board: 2x2", "pieces: {hook: any}", "shapes:", "  hook: |  # a hook", "     XX", "    XX"))
                .containsExactly(
                        "p.yaml:6:5: This is not YAML: this row begins further left than the first row of its picture."
                                + " The blanks of that first row are the indentation of all rows in YAML. Write '.'"
                                + " for each blank at the start of the first row.");
    }

    @Test
    void a_syntax_error_is_one_line_with_its_position_and_the_text_there() {
        assertThat(Complaints.of("board: 1x1", "pieces:", "  T: 1: 2"))
                .containsExactly("p.yaml:3:7: This is not YAML: there is a colon where a key is not possible,"
                        + " in the line 'T: 1: 2'. Check the indentation, quotes and brackets.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: 'b",
                "a: \"\\U00110000\"",
                "a: \"\\q\"",
                "a: [1, 2",
                "a: @b",
                "a: %b",
                "\ta: b",
                "a: |\n    X\n  XX\n",
                "a: |9x\n  b",
                "- *",
                "%YAML 99999999999.1\n---\na",
                "%YAML 3.0\n---\na: b",
                "}",
                "a: b\nc",
                "? a\n:\t- b",
            })
    void wrong_yaml_is_one_problem(String text) {
        assertThat(Complaints.of(text)).singleElement().asString().contains("This is not YAML: ");
    }

    @Test
    void several_documents_are_refused() {
        assertThat(Complaints.of("board: 1x1\n---\nboard: 2x2\n"))
                .containsExactly("p.yaml:2:1: A second document begins here. Put it into a separate file.");
    }

    @Test
    void keys_given_twice_name_both_lines() {
        assertThat(Complaints.of("board: 1x1", "name: x", "board: 2x2"))
                .containsExactly("p.yaml:3:1: The key 'board' is already in line 1. Delete one of them.");
    }

    @Test
    void a_key_that_is_no_word_is_refused() {
        assertThat(Complaints.of("? [a]\n: b"))
                .containsExactly("p.yaml:1:3: A key is a word, not a list. Put it in quotes.");
    }

    @Test
    void anchors_aliases_and_tags_are_refused_each_at_its_place() {
        assertThat(Complaints.of("board: &b 1x1", "name: *b", "wrap: !!str none", "pieces: !x {}", "shapes: &s [*b]"))
                .containsExactly(
                        "p.yaml:1:8: A puzzle has no anchors such as '&name'. Delete it, or quote the value.",
                        "p.yaml:2:7: A puzzle has no aliases such as '*name'. Write the value out, or quote it.",
                        "p.yaml:3:7: A puzzle has no tags such as '!name'. Delete it, or quote the value.",
                        "p.yaml:4:9: A puzzle has no tags such as '!name'. Delete it, or quote the value.",
                        "p.yaml:5:9: A puzzle has no anchors such as '&name'. Delete it, or quote the value.",
                        "p.yaml:5:13: A puzzle has no aliases such as '*name'. Write the value out, or quote it.");
    }

    @Test
    void an_alias_bomb_does_not_go_off() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
        for (int i = 1; i < 100; i++) {
            bomb.append("a%d: &a%d [*a%d, *a%d, *a%d]\n".formatted(i, i, i - 1, i - 1, i - 1));
        }
        assertThat(Complaints.of(bomb.toString()))
                .hasSize(21)
                .first()
                .asString()
                .contains("no anchors");
    }

    @ParameterizedTest
    @CsvSource({"[, ]", "{a: , }", "'- ', ''", "'? - ', ''"})
    void deep_nesting_is_refused_without_going_down(String open, String close) {
        assertThat(Complaints.of(open.repeat(10_000) + close.repeat(10_000)))
                .singleElement()
                .asString()
                .contains("The text has more than 20 levels. Check that it is a puzzle.");
    }

    @Test
    void endless_values_are_refused() {
        assertThat(Complaints.of("[" + "[],".repeat(1_000_000) + "]"))
                .singleElement()
                .asString()
                .contains("The text has more than 500000 values. Check that it is a puzzle.");
    }

    @ParameterizedTest
    @ValueSource(ints = {1022, 1023, 1024, 1025, 4096})
    void surrogate_pairs_may_stand_anywhere(int before) throws UnusableInput {
        String text = "# " + "x".repeat(before) + "\ud83d\ude00\nboard: 1x1\npieces: {O1: 1}";
        assertThat(PuzzleReader.parse("p", text).name()).isEqualTo("p");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "'", "#", "&", "*", "!", "%", "a: |\n "})
    void an_endless_word_takes_no_endless_time(String before) {
        assertThat(Complaints.of(before + "x".repeat(Rounds.of(1_000_000, 8_000_000))))
                .isNotEmpty();
    }

    @Test
    void characters_that_are_no_text_are_found_where_they_stand() {
        assertThat(Complaints.of("board: 1x1\nname: \u0000"))
                .containsExactly(
                        "p.yaml:2:7: A text file cannot have the character U+0000. Check that this is a text file.");
        assertThat(Complaints.of("\u001b[31m"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:1:1: A text file cannot have the character U+001B");
        assertThat(Complaints.of("a\r\nb\ud800"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:2:2: A text file cannot have the character U+D800");
    }
}
