package io.github.quadrille.certificate.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.certificate.CheckResult;
import io.github.quadrille.format.file.PuzzleReader;
import io.github.quadrille.format.file.PuzzleWriter;
import io.github.quadrille.geometry.Lattice;
import io.github.quadrille.geometry.Lattices;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.RandomLatticePuzzles;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The second derivation comes to the model that our own way writes. */
class ModelDerivationTest {
    private static final long LARGE = Rounds.of(2_500, 500_000);

    @TempDir
    private Path folder;

    static Stream<Path> instances() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("instances"))) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
        }
    }

    static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @Test
    void the_model_of_every_instance_is_accepted() throws Exception {
        for (Path file : instances().toList()) {
            String text = Files.readString(file);
            Puzzle puzzle = PuzzleReader.parse(file.toString(), text);
            if (PlacementTable.bound(puzzle) <= LARGE) {
                assertThat(new ModelsOfPuzzles(folder).check(text, ModelsOfPuzzles.written(puzzle)))
                        .as(file.toString())
                        .isInstanceOf(CheckResult.OfPuzzle.class);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void the_models_of_random_puzzles_are_accepted(Lattice lattice) throws Exception {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 21);
        for (int round = 0; round < Rounds.of(100, 1500); round++) {
            Puzzle puzzle = puzzles.next();
            String text = PuzzleWriter.toYaml(puzzle);
            assertThat(new ModelsOfPuzzles(folder).check(text, ModelsOfPuzzles.written(puzzle)))
                    .as(text)
                    .isInstanceOf(CheckResult.OfPuzzle.class);
        }
    }
}
