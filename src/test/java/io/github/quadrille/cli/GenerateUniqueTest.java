package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateUniqueTest {
    private static final String HEART = """
            #...#...#
            .........
            .........
            #.......#
            ##.....##
            ###...###
            ####.####
            """;

    @TempDir
    private Path folder;

    @Test
    void a_heart_that_somebody_drew_gets_pieces_that_fill_it_in_one_way() throws IOException {
        Path heart = Files.writeString(folder.resolve("heart.txt"), HEART);
        CommandRun run = CommandRun.of("generate", "unique", heart.toString(), "--from", "pentominoes");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .contains(
                        "# known: unique, up to symmetry, proven by the exact search and by the frontier",
                        "name: unique-heart-s1",
                        "  #...#...#")
                .anyMatch(line -> line.startsWith("# difficulty: guesses "));
        Path puzzle = Files.writeString(folder.resolve("p.yaml"), run.out());
        assertThat(CommandRun.of("count", puzzle.toString(), "--up-to-symmetry", "--method", "search")
                        .lines())
                .contains("classes: 1");
    }

    @Test
    void several_are_ranked_and_the_easiest_is_first() throws IOException {
        Path heart = Files.writeString(folder.resolve("heart.txt"), HEART);
        CommandRun run = CommandRun.of(
                "generate", "unique", heart.toString(), "--from", "pentominoes", "--count", "3", "--format", "json");
        List<Integer> guesses = run.lines().stream()
                .map(line -> Integer.valueOf(line.replaceAll(".*\"guesses\":([0-9]+).*", "$1")))
                .toList();
        assertThat(guesses).hasSize(3).isSorted();
    }

    @Test
    void fewer_than_asked_for_are_written_and_that_is_said() {
        CommandRun run = CommandRun.of(
                "generate",
                "unique",
                "3x5",
                "--from",
                "pentominoes",
                "-n",
                "20",
                "-o",
                folder.resolve("made").toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).hasSize(9).startsWith("status: generated");
        assertThat(run.lines().get(8)).startsWith("reason: 7 of 20 puzzles were found: ");
    }

    @Test
    void listed_pieces_carve_the_board() {
        CommandRun run = CommandRun.of("generate", "unique", "4x5", "--pieces", "F5,L5,P5", "--no-islands");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).contains("  F5: 1", "  L5: 1", "  P5: 1");
        assertThat(run.out()
                        .lines()
                        .filter(line -> line.matches("  [.#]{5}"))
                        .mapToLong(
                                line -> line.chars().filter(mark -> mark == '.').count())
                        .sum())
                .isEqualTo(15);
    }

    @Test
    void boards_of_hexagons_are_no_different() {
        CommandRun run = CommandRun.of(
                "generate", "unique", "4x6", "--lattice", "hexagonal", "--from", "tetrahexes", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("\"lattice\":\"hexagonal\"", "\"difficulty\":{\"guesses\":");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6x6 --from pentominoes --holes 0|those nearest to it have 35 and 40. Maybe --holes 1, or another board.",
                "5x6 --from pentominoes --pieces 20|Maybe fewer pieces, other kinds, or a larger board.",
                "6x6 --pieces T --from O|--pieces lists the pieces, so that nothing is left to choose from.",
                "6x6 --kinds T --from O|--from and --kinds both say what to choose from. Maybe leave one out.",
                "2x5 --from I5,X5,P5|of two kinds or more, fills the board. Maybe a larger --each-at-most",
            })
    void what_cannot_be_made_is_told_with_advice(String arguments, String advice) {
        CommandRun run = CommandRun.of(("generate unique " + arguments).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(advice);
    }
}
