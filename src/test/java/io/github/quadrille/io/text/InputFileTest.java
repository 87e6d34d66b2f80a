package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
final class InputFileTest {
    @TempDir
    private Path folder;

    @Test
    void a_file_is_read_and_gives_the_name() throws Exception {
        Path file = folder.resolve("notched.yaml");
        Files.writeString(file, "board: 4x5\npieces: {tetrominoes: 1}\n");
        assertThat(PuzzleReader.read(file.toString()).name()).isEqualTo("notched");
    }

    @ResourceLock("System.in")
    @Test
    void a_dash_is_standard_input() throws Exception {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(
                    "name: piped\nboard: 1x1\npieces: {O1: 1}".getBytes(StandardCharsets.UTF_8)));
            assertThat(PuzzleReader.read("-")).extracting(Puzzle::name).isEqualTo("piped");
            assertThatThrownBy(() -> PuzzleReader.read("-"))
                    .isInstanceOf(UnusableInput.class)
                    .hasMessage("standard input: The text is empty. Check that this is the right file.");
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void a_missing_file_with_nearly_the_name_of_another_is_that_one_perhaps() throws Exception {
        Files.writeString(folder.resolve("puzzle.yaml"), "board: 1x1\n");
        String mistyped = folder.resolve("puzle.yaml").toString();
        assertRefused(
                mistyped, mistyped + ": There is no such file. Did you mean '" + folder.resolve("puzzle.yaml") + "'?");
    }

    @Test
    void a_missing_file_is_named() {
        assertRefused("nowhere/p.yaml", "nowhere/p.yaml: There is no such file.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8x", "8 x 10", "-8x10", "8*10", "8 x 10 x 2", "8x10x"})
    void something_like_a_size_that_is_no_file_suggests_the_size(String argument) {
        assertRefused(argument, argument + ": There is no such file. Did you mean '8x10'?");
    }

    @Test
    void an_impossible_path_is_a_missing_file() {
        assertRefused("a\0b", "There is no such file.");
        assertRefused("x".repeat(5000), "Check");
    }

    @Test
    void a_directory_is_no_file() {
        assertRefused(folder.toString(), folder + ": This is a folder. Name a file in it.");
        assertRefused("", "This is a folder.");
    }

    @Test
    void an_empty_file_is_empty() throws IOException {
        assertRefused(file(new byte[0]), "The text is empty.");
    }

    @Test
    void a_binary_file_is_refused() throws IOException {
        assertRefused(file(new byte[] {(byte) 0x89, 'P', 'N', 'G'}), "The byte 0x89 at offset 0 is not UTF-8 text.");
        assertRefused(file(new byte[] {'a', ':', ' ', 0, 1}), ":1:4: A text file cannot have the character U+0000.");
        assertRefused(file("board: 1x1".getBytes(StandardCharsets.UTF_16)), "is not UTF-8 text.");
    }

    @Test
    void a_character_cut_off_at_the_end_is_refused() throws IOException {
        assertRefused(file(new byte[] {'a', (byte) 0xe2, (byte) 0x82}), "The byte 0xe2 at offset 1 is not UTF-8 text.");
    }

    @Test
    void twenty_megabytes_are_too_large() throws IOException {
        byte[] bytes = new byte[20_000_000];
        Arrays.fill(bytes, (byte) ' ');
        assertRefused(file(bytes), "This file is larger than 16 MiB. Check that it is the right puzzle.");
    }

    /** Returns characters, each of which fills a file of sixteen megabytes, and the message about that file. */
    static Stream<Arguments> sixteenMegabytes() {
        return Rounds.oneOf(
                3,
                List.of(
                        arguments('.', "This is only the picture of a board."),
                        arguments('x', "This is 'xxxx"),
                        arguments('\n', "The text is empty.")));
    }

    @ParameterizedTest
    @MethodSource("sixteenMegabytes")
    void sixteen_megabytes_are_read(char one, String message) throws IOException {
        byte[] bytes = new byte[16 << 20];
        Arrays.fill(bytes, (byte) one);
        assertRefused(file(bytes), message);
    }

    private String file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("p.yaml"), bytes).toString();
    }

    private static void assertRefused(String argument, String message) {
        assertThatThrownBy(() -> PuzzleReader.read(argument))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message)
                .hasMessageMatching(Advice.IN);
    }

    @Test
    void a_size_where_only_a_file_will_do_is_not_suggested_again() {
        UnusableInput e = catchThrowableOfType(UnusableInput.class, () -> InputFile.open("4x10"));
        assertThat(e).hasMessageContaining("There is no such file, and a size cannot be used here. Name");
    }
}
