package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingReader;
import io.github.quadrille.io.puzzlefile.Complaints;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RewordingTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "[; the text ends before all brackets and quotes are closed",
                "[}; there is '}' where ']' is expected",
                "[]]; ']' does not close anything here",
                "{\"a\" 1}; there is '1' where a colon is expected",
                "[1 2]; there is '2' where a comma is expected",
                "{a: 1}; there is 'a' where a key in quotes is expected",
                "[tru]; 'tru' is not a value, and not in quotes",
                "[01]; a number begins with 0",
                "{\"a\": \"\\q\"}; there is no '\\q'",
                "{\"a\": 1, \"a\": 2}; the key 'a' is there twice"
            })
    void faults_of_json_are_said_without_names_of_the_library(String text, String words) {
        assertThat(complaint(text)).contains("This is not JSON: " + words + ". Check");
    }

    @Test
    void what_is_too_much_is_said_in_numbers() {
        assertThat(complaint("{\"a\":" + "[".repeat(200)))
                .contains("too much: brackets are nested more than 100 deep.");
        assertThat(complaint("{\"a\":" + "1".repeat(2000)))
                .contains("too much: a number has more than 1000 characters.");
        assertThat(complaint("{\"" + "a".repeat(60_000) + "\": 1}"))
                .contains("too much: a key has more than 50000 characters.");
    }

    @Test
    void a_control_character_is_said_by_its_number() {
        assertThat(complaint("[\"\u0000\"]")).contains("there is a control character, number 0.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "board: [a; ',' or ']' is missing",
                "board: @x; '@' cannot begin a value",
                "board: \"x; a quote is not closed",
                "board: [a, }; there is '}' where a value is expected",
                "%YAML 3.0; there is no such version of YAML.|this does not continue the lines above.",
                "board: \"\\q\"; there is no '\\q'",
                "board: !; it cannot be read from here on|A puzzle has no tags"
            })
    void faults_of_yaml_are_said_without_names_of_the_library(String text, String words) {
        assertThat(Complaints.of(text)).singleElement().asString().containsAnyOf(words.split("\\|"));
    }

    @Test
    void what_nobody_foresaw_is_said_in_general() {
        assertThat(Rewording.JSON.of("com.example.Strange: `Feature.X`")).isEqualTo("it cannot be read from here on");
    }

    private static String complaint(String text) {
        try {
            PackingReader.read(
                    "a.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), packing -> {});
            return "";
        } catch (UnusableInput e) {
            return e.getMessage();
        }
    }
}
