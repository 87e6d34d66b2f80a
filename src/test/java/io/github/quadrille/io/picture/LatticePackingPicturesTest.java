package io.github.quadrille.io.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that {@code verify} reads the pictures of cubes, hexagons and triangles that {@code solve} prints. */
@Slow
class LatticePackingPicturesTest {
    @TempDir
    private Path folder;

    @Test
    void most_letters_may_be_those_of_kinds_and_some_pieces_have_their_own() throws IOException {
        String puzzle = "{lattice: hexagonal, board: 1x8, pieces: {a: 1, b: 1, c: 1, I2: 2, d: 1},"
                + " shapes: {a: X, b: X, c: X, d: X}}";
        Path file = Files.writeString(folder.resolve("p.yaml"), puzzle);
        Path answer = Files.writeString(folder.resolve("answer.txt"), "A A E E a b c d\n");
        CommandRun run = CommandRun.of("verify", file.toString(), answer.toString());
        assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.YES);
    }

    @ParameterizedTest
    @CsvSource({
        "soma-3x3x3, 80",
        "soma-3x3x3, 6",
        "slothouber-graatsma, 12",
        "solid-pentominoes-2x3x10, 80",
        "tetracubes-2x2x2x3, 80",
        "tetracubes-2x2x2x3, 8",
        "tetrahexes-4x7, 80",
        "bars-and-arches, 80",
        "hexiamonds-6x6, 80"
    })
    void pictures_of_three_packings_are_read_again(String name, int width) throws IOException, UnusableInput {
        assertReadAgain(PuzzleReader.read("instances/lattices/" + name + ".yaml"), width);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 10x12, pieces: {tetrominoes: 6}}",
                "{board: 10x12, wrap: both, pieces: {tetrominoes: 6}}",
                "{board: [.....##..., ....??...., ..........], pieces: {I2: any}}"
            })
    void thin_outlines_are_read_again(String puzzle) throws IOException, UnusableInput {
        assertReadAgain(PuzzleReader.parse("p.yaml", puzzle), 25);
    }

    private void assertReadAgain(Puzzle puzzle, int width) throws IOException, UnusableInput {
        TerminalPicture text = new TerminalPicture(width, false);
        StringBuilder pictures = new StringBuilder();
        List<Packing> packings = Solver.of(puzzle).packings().limit(3).toList();
        packings.forEach(packing -> pictures.append("packing: 1\n").append(text.board(Picture.of(puzzle, packing))));
        Path file = folder.resolve("pictures.txt");
        Files.writeString(file, pictures.append("seconds: 0.1\n"));
        List<Packing> read = new ArrayList<>();
        PackingRecords.read(
                file.toString(),
                Optional.of(puzzle),
                new PictureReading(puzzle)::read,
                found -> read.add(found.packing()),
                part -> {});
        assertThat(read).hasSize(packings.size());
        for (int i = 0; i < packings.size(); i++) {
            assertThat(new PackingChecker(puzzle).faults(read.get(i))).isEmpty();
            assertThat(read.get(i).picture(puzzle)).isEqualTo(packings.get(i).picture(puzzle));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "123 433 455~122 125 465~177 776 466",
                "1 2 3   4 3 3   4 5 5~1 2 2   1 2 5   4 6 5~1 7 7   7 7 6   4 6 6",
                "123~122~177~~433~125~776~~455~465~466",
                "Layer 1~9,10,11~9,10,10~9,15,15~~12,11,11~9,10,13~15,15,14~~12,13,13~12,14,13~12,14,14",
                "[[[1,2,3],[1,2,2],[1,7,7]],[[4,3,3],[1,2,5],[7,7,6]],[[4,5,5],[4,6,5],[4,6,6]]]",
                "[['abc','abb','agg'],['dcc','abe','ggf'],['dee','dfe','dff']]",
            })
    void cubes_may_be_numbers(String text) throws IOException {
        CommandRun run = verified("{lattice: cubic, board: 3x3x3, pieces: {soma: 1}}", text);
        assertThat(run.out()).contains("status: valid");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "hexagonal|1x4|I2: 2|1 1 2 2|status: valid",
                "hexagonal|2x2|I2: 2|1 1~ 2 2|status: valid",
                "hexagonal|2x2|I2: 2|1 1~2 2|:2:1: The picture does not form hexagons: row 2 begins",
                "hexagonal|2x2|I2: 2|AA~BB|:1:1: The picture does not form hexagons: row 1 begins",
                "triangular|triangle 2|T4: 1|  T~#TTT|status: valid",
                "triangular|triangle 2|T4: 1| T~TTT|:1:1: The picture is shifted by a column against the board. Put"
                        + " '#' in front.",
                "triangular|triangle 2|T4: 1|  T~TTT|:2:1: Row 2 of the picture is shifted by a column against the"
                        + " board. Put '#' in front.",
            })
    void hexagons_and_triangles_off_their_board_are_told(
            String lattice, String board, String pieces, String text, String message) throws IOException {
        CommandRun run = verified("{lattice: %s, board: %s, pieces: {%s}}".formatted(lattice, board, pieces), text);
        assertThat(run.out() + run.err()).contains(message);
    }

    private CommandRun verified(String puzzle, String picture) throws IOException {
        Path file = Files.writeString(folder.resolve("p.yaml"), puzzle);
        Path answer = Files.writeString(folder.resolve("answer.txt"), picture.replace('~', '\n') + "\n");
        return CommandRun.of("verify", file.toString(), answer.toString());
    }
}
