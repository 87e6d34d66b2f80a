package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PuzzleCodeTest {
    private static final String CODE = "quad1-NMThY1QyqTBXYgISLEIA";

    @Test
    void instances_come_back_equal() throws IOException, UnusableInput {
        List<Integer> lengths = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("instances"))) {
            for (Path file : Rounds.oneOf(
                            3,
                            files.filter(each -> each.toString().endsWith(".yaml"))
                                    .toList())
                    .toList()) {
                Puzzle puzzle = Puzzles.read(file);
                String code = Puzzles.toCode(puzzle);
                assertThat(code).matches("quad1-[A-Za-z0-9_-]+");
                assertThat(Puzzles.parse("a link", code)).isEqualTo(puzzle);
                lengths.add(code.length());
            }
        }
        assertThat(lengths).hasSizeGreaterThan(100);
        assertThat(lengths.stream().mapToInt(each -> each).average().orElseThrow())
                .isLessThan(95);
    }

    @Test
    void a_code_of_today_is_read_for_ever() throws UnusableInput {
        assertThat(Puzzles.parse("a link", CODE)).isEqualTo(Puzzle.standard(4, 7));
        assertThat(PuzzleCode.text(new Problems("a link"), "quad1-yTmlY1QyqzA0UChIzSvJz83My08tVmICibAIAgA"))
                .startsWith("""
                        name: "6x10 pentominoes"
                        board: 6x10
                        wrap: none
                        symmetry: free
                        pieces:
                          F5: 1
                          I5: 1
                        """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{name: 'ö ß 漢字', board: 2x2, pieces: {I2: any}}",
                "{board: 2x2, pieces: {I2: 2}, author: Ödön, description: \"One.\\nTwo: 'x' # y.\", instructions: no}",
                "{board: 2x3x4, lattice: cubic, pieces: {soma: any}}",
                "{board: hexagon 3, lattice: hexagonal, symmetry: one-sided, pieces: {I3: 2.., V3: any}}",
                "{board: triangle 5, lattice: triangular, pieces: {D2: 1..3, x-y: 0..7}, shapes: {x-y: [X, XX]}}",
                "{board: ['?..', '.#.'], wrap: both, goal: cover, pieces: {I2: 2}, cell-weights: ['129', '0#3']}",
                "{board: 4x5, pieces: {T: 2, I: any}, given: [[T, [[0, 0], [0, 1], [0, 2], [1, 1]]], [I, [[3, 0], [3, 1], [3, 2], [3, 3]]]]}",
                "{board: 3x3, goal: cover, maximise: pieces, pieces: {I2: any, I3: any}, weights: {I2: 7}}"
            })
    void all_that_a_puzzle_has_is_kept(String yaml) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("a", yaml);
        assertThat(Puzzles.parse("b", Puzzles.toCode(puzzle))).isEqualTo(puzzle);
    }

    @Test
    void puzzles_with_everything_in_them_come_back_equal() throws UnusableInput {
        RandomPuzzles puzzles = new RandomPuzzles(19);
        for (int i = 0; i < 300; i++) {
            Puzzle puzzle = puzzles.next();
            Puzzle back = Puzzles.parse(puzzle.name(), Puzzles.toCode(puzzle));
            assertThat(back.region()).isEqualTo(puzzle.region());
            assertThat(back.bag()).isEqualTo(puzzle.bag());
            assertThat(back.goal()).isEqualTo(puzzle.goal());
        }
    }

    @Test
    void line_breaks_of_a_mail_do_no_harm() throws UnusableInput {
        assertThat(Puzzles.parse("a link", " quad1-NMThY1Qy\r\n qTBXYgISLEIA\n"))
                .isEqualTo(Puzzle.standard(4, 7));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "quad1-NMThY1QyqTBXYgISLEI   | This code of 19 characters is damaged",
                "quad1-                      | This code of 0 characters is damaged",
                "quad1-NMThY1QyqTBXYgISLEIAA | This code of 21 characters is damaged",
                "quad1-NMThY1qyqTBXYgISLEIA  | This code of 20 characters is damaged",
                "quad1-NMThY1QyqTBXYg...     | The code has the character '.', which",
                "quad1-NMThY1QyqTBXYg+SLEIA  | The code has the character '+'",
                "quad2-NMThY1QyqTBXYgISLEIA  | This code is of version 2, but this program reads version 1",
                "quad01-NMThY1QyqTBXYgISLEIA | This code is of version 01"
            })
    void a_bad_code_is_one_line_with_advice(String code, String message) {
        assertThatThrownBy(() -> Puzzles.parse("a link", code))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith("a link: " + message)
                .hasMessageMatching(Advice.IN)
                .hasMessageNotContaining("\n");
    }

    @Test
    void every_change_of_one_character_is_noticed() {
        for (int at = "quad1-".length(); at < CODE.length(); at++) {
            String other = CODE.substring(0, at) + (CODE.charAt(at) == 'Q' ? 'R' : 'Q') + CODE.substring(at + 1);
            assertThatThrownBy(() -> PuzzleCode.text(new Problems("a link"), other))
                    .isInstanceOf(UnusableInput.class);
        }
    }

    @Test
    void what_unpacks_without_end_is_refused() throws IOException {
        assertBad(packed(" ".repeat(20 << 20)), "it unpacks to more than 1,048,576 bytes");
        // Each byte is unpacked to a word of about twenty letters.
        assertBad(packed("\u0004".repeat(200_000)), "it has more than 1,048,576 bytes");
    }

    @Test
    void nothing_else_than_the_text_of_a_puzzle_unpacks() throws IOException {
        assertBad(packed(CODE), "there is another code inside of it");
        assertBad(packed("\u001f"), "there is no word 31");
        byte[] bytes = packed("name: x");
        assertBad(Arrays.copyOf(bytes, bytes.length - 2), "it ends too early");
        assertBad(Arrays.copyOf(bytes, bytes.length + 2), "something comes after its end");
        assertBad(new byte[] {-1, -1, -1}, "invalid");
    }

    @Test
    void a_code_that_is_too_long_is_refused_both_ways() throws UnusableInput {
        assertThatThrownBy(() -> Puzzles.parse("a link", "quad1-" + "A".repeat(1 << 16)))
                .hasMessage(
                        "a link: This code has 65,542 characters, but a code has at most 65,536. Check whether it was"
                                + " pasted several times.");
        Random random = new Random(1);
        StringBuilder board = new StringBuilder("board: |\n");
        for (int row = 0; row < 530; row++) {
            board.append("  ");
            for (int column = 0; column < 530; column++) {
                board.append(".?#".charAt(random.nextInt(3)));
            }
            board.append('\n');
        }
        Puzzle large = Puzzles.parse("large", board + "pieces: {I: any}\n");
        assertThatThrownBy(() -> Puzzles.toCode(large))
                .hasMessage(
                        "large: The puzzle is too large for a code of at most 65,536 characters. Send the file itself.");
    }

    @Test
    void names_of_files_are_no_codes() {
        assertThat(PuzzleCode.isCode("quad1-x.yaml")).isFalse();
        assertThat(PuzzleCode.isCode("./quad1-x")).isFalse();
        assertThat(PuzzleCode.isCode("quad1-: 3")).isFalse();
        assertThat(PuzzleCode.isCode("quadrille")).isFalse();
    }

    private static void assertBad(byte[] packed, String why) {
        CRC32 crc = new CRC32();
        crc.update(packed);
        byte[] all = new byte[packed.length + 3];
        for (int i = 0; i < 3; i++) {
            all[i] = (byte) (crc.getValue() >> (16 - 8 * i));
        }
        System.arraycopy(packed, 0, all, 3, packed.length);
        String code = "quad1-" + Base64.getUrlEncoder().withoutPadding().encodeToString(all);
        assertThatThrownBy(() -> PuzzleCode.text(new Problems("a link"), code))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith("a link: This code was not made by Quadrille: ")
                .hasMessageContaining(why);
    }

    private static byte[] packed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out =
                new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION, true))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }
}
