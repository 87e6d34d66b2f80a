package io.github.quadrille.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the library's reader and writer of puzzles. */
class PuzzlesTest {
    private static final String TEXT =
            "board: |\n  ....\n  .##.\npieces:\n  hook: any\nshapes:\n  hook: |\n    XX\n    .X\n";

    @TempDir
    Path folder;

    @Test
    void a_file_gives_its_name_to_a_puzzle_without_one() throws IOException, UnusableInput {
        Path file = Files.writeString(folder.resolve("notched.yaml"), TEXT);
        assertThat(Puzzles.read(file)).isEqualTo(Puzzles.parse("notched", TEXT));
        assertThat(Puzzles.read(file).name()).isEqualTo("notched");
    }

    @Test
    void what_was_written_is_read_again() throws IOException, UnusableInput {
        Puzzle puzzle = Puzzles.parse("notched", TEXT);
        Path file = folder.resolve("again.yaml");
        Puzzles.write(puzzle, file);
        assertThat(Puzzles.read(file)).isEqualTo(puzzle);
        assertThat(Puzzles.parse("again", Puzzles.toYaml(puzzle))).isEqualTo(puzzle);
    }

    /** A dash is a file name here, but standard input on a command line. */
    @Test
    void a_dash_is_a_file_like_others() {
        assertThatThrownBy(() -> Puzzles.read(Path.of("-")))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith("-: There is no such file.");
    }

    /** A size is a file name here, but a board on a command line. */
    @Test
    void a_size_is_a_file_like_others() {
        assertThatThrownBy(() -> Puzzles.read(Path.of("4x10")))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith("4x10: There is no such file");
    }

    @Test
    void everything_wrong_comes_with_its_place() {
        assertThatThrownBy(() -> Puzzles.parse("it", "board: 2x\npieces:\n  K: 1\n"))
                .isInstanceOfSatisfying(
                        UnusableInput.class,
                        unusable -> assertThat(unusable.problems())
                                .extracting(Problem::line)
                                .containsExactly(1, 3));
    }
}
