package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

@Slow
final class PuzzleLinesTest {
    private static final String DOMINO = "{board: 1x2, pieces: {I2: 1}}";

    @Test
    void json_yaml_and_sizes_are_puzzles() throws Exception {
        assertThat(names("{\"name\": \"a\", \"board\": \"1x2\", \"pieces\": {\"I2\": 1}}\n" + DOMINO
                        + "\n4x10\r\n\"8x10\"\n"))
                .containsExactly("a", "line 2", "4x10", "8x10");
    }

    @Test
    void blank_lines_are_passed_over_but_counted() throws Exception {
        assertThat(names("\n \t\r\n" + DOMINO + "\n\n\n" + DOMINO)).containsExactly("line 3", "line 6");
    }

    @Test
    void marks_hold_several_lines_together() throws Exception {
        String text = "---\nboard: 1x2\npieces:\n  I2: 1\n---\nboard: 1x2\npieces:\n  I2: 1\n...\n" + DOMINO;
        assertThat(names(text)).containsExactly("line 1", "line 5", "line 10");
    }

    @Test
    void a_mark_may_be_the_beginning_of_a_line() throws Exception {
        assertThat(names("--- " + DOMINO + "\n" + DOMINO)).containsExactly("line 1", "line 2");
    }

    @Test
    void between_marks_there_may_be_nothing() throws Exception {
        assertThat(names("---\n---\n\n...\n---\n" + DOMINO + "\n---\n")).containsExactly("line 5");
    }

    @Test
    void a_puzzle_is_there_as_soon_as_its_line_is() throws Exception {
        byte[] begun = (DOMINO + "\n").getBytes(StandardCharsets.UTF_8);
        InputStream rest = new Supplied(() -> {
            throw new AssertionError("what comes next was waited for");
        });
        PuzzleLines lines = new PuzzleLines(new SequenceInputStream(new ByteArrayInputStream(begun), rest));
        assertThat(lines.next().orElseThrow().puzzle(GivenKeys.NONE).name()).isEqualTo("line 1");
    }

    @Test
    void what_is_wrong_has_its_place_in_the_stream() {
        assertThat(complaints("\n{board: 1x2, pieces: {I2: 1}, board: 3x3}"))
                .containsExactly("standard input:2:31: The key 'board' is already in column 2. Delete one of them.");
        assertThat(complaints("p.yaml")).singleElement().asString().startsWith("standard input:1:1: ");
    }

    @Test
    void what_is_wrong_on_several_lines_has_its_place_in_the_document() {
        assertThat(complaints("\n---\nboard: 1x2\npieces: {I2: x}\n"))
                .singleElement()
                .asString()
                .startsWith("document of line 2:2:14: ");
    }

    @Test
    void what_is_wrong_with_an_option_is_not_the_stream_s() throws Exception {
        GivenKeys given = new GivenKeys(Optional.of("Q: 1"), Optional.empty(), Optional.empty(), Optional.empty());
        PuzzleLine line = lines("{board: 1x2}").next().orElseThrow();
        assertThat(catchThrowableOfType(UnusableInput.class, () -> line.puzzle(given)))
                .hasMessageStartingWith("--pieces:1:1: ");
    }

    @Test
    void bytes_that_are_no_text_are_refused_with_their_line_only() throws Exception {
        byte[] bytes = ("{\u00ff}\n" + DOMINO).getBytes(StandardCharsets.ISO_8859_1);
        PuzzleLines lines = new PuzzleLines(new ByteArrayInputStream(bytes));
        assertThatThrownBy(() -> lines.next().orElseThrow().puzzle(GivenKeys.NONE))
                .hasMessageStartingWith("standard input:1:1: The byte 0xff at offset 1 is not UTF-8 text.");
        assertThat(lines.next().orElseThrow().puzzle(GivenKeys.NONE).name()).isEqualTo("line 2");
    }

    @Test
    void a_line_or_a_document_that_never_ends_costs_bounded_memory() throws Exception {
        for (String begin : List.of("", "---\n")) {
            AtomicLong left = new AtomicLong(InputFile.MAX_BYTES + 1000L);
            InputStream endless = new Supplied(() -> {
                long more = left.getAndDecrement();
                return more <= 0 ? -1 : begin.isEmpty() || more % 7 > 0 ? '{' : '\n';
            });
            List<InputStream> parts =
                    List.of(new ByteArrayInputStream(begin.getBytes(StandardCharsets.UTF_8)), endless);
            PuzzleLines lines = new PuzzleLines(new SequenceInputStream(Collections.enumeration(parts)));
            assertThatThrownBy(() -> lines.next().orElseThrow().puzzle(GivenKeys.NONE))
                    .hasMessageContaining("This file is larger than 16 MiB. Check that it is the right puzzle.");
            assertThat(lines.next()).isEmpty();
        }
    }

    @Test
    void what_cannot_be_read_is_said() {
        InputStream broken = new Supplied(() -> {
            throw new IOException("Is a directory");
        });
        assertThatThrownBy(() -> new PuzzleLines(broken).next())
                .hasMessage("standard input: This file cannot be read: Is a directory. Check that it is a file.");
    }

    private static List<String> names(String text) throws UnusableInput {
        PuzzleLines lines = lines(text);
        List<String> names = new ArrayList<>();
        for (Optional<PuzzleLine> next = lines.next(); next.isPresent(); next = lines.next()) {
            names.add(next.get().puzzle(GivenKeys.NONE).name());
        }
        return names;
    }

    private static List<String> complaints(String text) {
        return catchThrowableOfType(
                        UnusableInput.class,
                        () -> lines(text).next().orElseThrow().puzzle(GivenKeys.NONE))
                .problems()
                .stream()
                .map(Problem::toString)
                .toList();
    }

    private static PuzzleLines lines(String text) {
        return new PuzzleLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Reads bytes that a function makes one by one. */
    private static final class Supplied extends InputStream {
        private final Next next;

        @FunctionalInterface
        private interface Next {
            int get() throws IOException;
        }

        Supplied(Next next) {
            this.next = next;
        }

        @Override
        public int read() throws IOException {
            return next.get();
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int one = next.get();
            bytes[from] = (byte) one;
            return one < 0 ? -1 : 1;
        }
    }
}
