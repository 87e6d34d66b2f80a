package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatticeFlagTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "2x2x8, cubic, tetracubes",
        "4x7, hexagonal, tetrahexes",
        "hexagon 2, hexagonal, trihexes",
        "triangle 6, triangular, hexiamonds",
    })
    void a_size_is_that_of_a_lattice(String size, String lattice, String pieces) {
        CommandRun run = CommandRun.of("info", size, "--lattice", lattice, "--pieces", pieces, "--format", "json");
        assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("\"lattice\":\"" + lattice + "\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 3x4x5 --lattice cubic|A size of the cubic lattice does not say which pieces to use. Add --pieces solid-pentominoes.",
                "info 2x2x2x2 --lattice hypercubic|of the hypercubic lattice does not say which pieces to use. Add --pieces \"tetracubes: any\".",
                "count 3x4x5 --pieces solid-pentominoes|There is no such file. Add --lattice cubic.",
                "solve 4x7 --lattice cubic --pieces soma|'4x7' is not a board of the cubic lattice. Write 3x4x5",
                "solve 4x7 --lattice hexagon --pieces tetrahexes|Use one of square, cubic, hexagonal, triangular, fcc, hypercubic."
            })
    void what_does_not_go_together_gets_advice(String line, String message) {
        CommandRun run = CommandRun.of(line.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @Test
    void a_file_that_says_its_lattice_is_not_told_again() throws IOException {
        Path file =
                Files.writeString(folder.resolve("p.yaml"), "{lattice: cubic, board: 2x2x8, pieces: {tetracubes: 1}}");
        CommandRun run = CommandRun.of("solve", file.toString(), "--lattice", "hexagonal");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("'lattice' is given twice: here, and by --lattice.");
    }

    @Test
    void squares_stay_what_they_are() {
        assertThat(CommandRun.of("solve", "4x10", "--lattice", "square", "-q").status())
                .isEqualTo(ExitStatus.YES);
    }

    @Test
    void a_picture_is_that_of_a_lattice() throws IOException {
        Path file = Files.writeString(folder.resolve("p.txt"), ". .\n .\n");
        CommandRun run = CommandRun.of("count", file.toString(), "--lattice", "hexagonal", "--pieces", "A3: 1");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("packings: 1");
    }
}
