package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingReader;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that damaged files are either read or refused, and never crash the program. */
@Slow
final class HostileInputTest {
    private static final int MUTATIONS = 500;
    private static final String YAML = """
            name: "Two \\u0041 sets"
            board: |2
              ..........
              ...##...?.
            wrap: 'horizontal'
            symmetry: free
            pieces: {T: 2, hook: 1..3, I5: any}
            shapes:
              hook:
              - XX # comment
              - .X
            """;
    private static final String JSON = """
            {"puzzle":{"name":"x","board":["....","#..?"],"wrap":"none","pieces":{"I2":"1..3","h":2},"shapes":{"h":["X.X"]}},
             "packings":[{"pieces":[{"kind":"I2","cells":[[0,0],[0,1]]},{"kind":"h","cells":[[1,1],[-1,3]]}],"picture":["II.."]}],
             "status":"packed","found":1,"complete":true,"nodes":12,"seconds":0.001}
            """;
    private static final String NASTY =
            "\u0000\t\n\r \"'\\#&*!|>%@`{}[],:?-.~\u0080\u00e9\u2028\uFEFF0123456789xX\u001b";

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void a_mutated_puzzle_is_read_or_refused(long seed) throws IOException {
        Random random = new Random(seed);
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] bytes = mutated(YAML, random);
            String text = new String(bytes, StandardCharsets.UTF_8);
            Throwable thrown = catchThrowable(() -> PuzzleReader.parse("p.yaml", text));
            assertThatItIsNothingOrUnusableInput(thrown, text);
        }
    }

    /**
     * Without a limit on the length of a size, the first of these lines would take hours to read, and the second would
     * overflow the stack.
     */
    @ParameterizedTest
    @ValueSource(strings = {"10 x@ y", "11@x1"})
    @Timeout(20)
    void a_line_that_begins_like_a_size_and_never_ends_is_refused(String line) {
        String filling = line.startsWith("10") ? " " : "x1";
        String text = line.replace("@", filling.repeat(1 << 20));
        assertThat(catchThrowable(() -> PuzzleReader.parse("p.yaml", text))).isInstanceOf(UnusableInput.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void a_mutated_answer_is_read_or_refused(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] bytes = mutated(JSON, random);
            Throwable thrown = catchThrowable(
                    () -> PackingReader.read("a.json", new ByteArrayInputStream(bytes), new ArrayList<>()::add));
            assertThatItIsNothingOrUnusableInput(thrown, new String(bytes, StandardCharsets.UTF_8));
        }
    }

    @Test
    void random_bytes_in_a_file_are_refused(@TempDir Path folder) throws IOException {
        Random random = new Random(7);
        Path file = folder.resolve("noise.yaml");
        for (int i = 0; i < 100; i++) {
            byte[] bytes = new byte[random.nextInt(2000)];
            random.nextBytes(bytes);
            Files.write(file, bytes);
            assertThat(catchThrowable(() -> PuzzleReader.read(file.toString()))).isInstanceOf(UnusableInput.class);
            assertThat(catchThrowable(() -> PackingReader.read("noise", new ByteArrayInputStream(bytes), found -> {})))
                    .isInstanceOf(UnusableInput.class);
        }
    }

    private static void assertThatItIsNothingOrUnusableInput(Throwable thrown, String text) {
        if (thrown != null) {
            assertThat(thrown).as(text).isInstanceOf(UnusableInput.class);
            List<Problem> problems = ((UnusableInput) thrown).problems();
            assertThat(problems).as(text).isNotEmpty().allSatisfy(problem -> {
                assertThat(problem.message()).matches(Advice.IN).doesNotContain("\n", "\r", "\u001b", "\u0000");
                assertThat(problem.line())
                        .isBetween(
                                0,
                                1
                                        + (int) text.chars()
                                                .filter(c -> c == '\n' || c == '\r')
                                                .count());
            });
        }
    }

    /**
     * Makes one to four random edits of the text. An edit replaces, inserts or deletes characters, or repeats a part of
     * the text at another place.
     */
    private static byte[] mutated(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
            int from = random.nextInt(mutated.length());
            int to = Math.min(mutated.length(), from + 1 + random.nextInt(8));
            switch (random.nextInt(4)) {
                case 0 -> mutated.setCharAt(from, NASTY.charAt(random.nextInt(NASTY.length())));
                case 1 -> mutated.insert(from, NASTY.charAt(random.nextInt(NASTY.length())));
                case 2 -> mutated.delete(from, to);
                default -> mutated.insert(random.nextInt(mutated.length()), mutated.substring(from, to));
            }
        }
        return mutated.toString().getBytes(StandardCharsets.UTF_8);
    }
}
