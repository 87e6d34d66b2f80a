package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.PackingRecords;
import io.github.quadrille.format.file.PuzzleReader;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.render.Picture;
import io.github.quadrille.render.TerminalPicture;
import io.github.quadrille.solve.Solver;
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

/** What {@code solve} shows of cubes, hexagons and triangles, {@code verify} reads. */
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
        "conway-5x5x5, 80",
        "solid-pentominoes-2x3x10, 80",
        "tetrahexes-4x7, 80",
        "bars-and-arches, 80",
        "hexiamonds-6x6, 80"
    })
    void pictures_of_three_packings_are_read_again(String name, int width) throws IOException, UnusableInput {
        Puzzle puzzle = PuzzleReader.read("instances/lattices/" + name + ".yaml");
        TerminalPicture text = new TerminalPicture(width, false);
        StringBuilder pictures = new StringBuilder("status: packed\n");
        List<Packing> packings = Solver.of(puzzle).packings().limit(3).toList();
        packings.forEach(packing ->
                pictures.append(text.board(Picture.of(puzzle, packing))).append('\n'));
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
}
