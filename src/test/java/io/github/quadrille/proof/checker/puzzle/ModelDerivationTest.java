package io.github.quadrille.proof.checker.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the models that the checker derives from puzzle files with those that the solver writes. */
@Slow
class ModelDerivationTest {
    private static final long LARGE = Rounds.of(1_500, 60_000);

    @TempDir
    private Path folder;

    static Stream<Path> instances() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("instances"))) {
            return files
                    .filter(file -> file.toString().endsWith(".yaml")
                            && !file.toString().contains("records"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @Test
    void the_models_of_instances_are_accepted() throws Exception {
        for (Path file : Rounds.oneOf(3, instances().toList()).toList()) {
            String text = Files.readString(file);
            Puzzle puzzle = PuzzleReader.parse(file.toString(), text);
            if (PlacementTable.bound(puzzle) <= LARGE) {
                assertAccepted(text, puzzle);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void the_models_of_random_puzzles_are_accepted(Lattice lattice) throws Exception {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 21);
        for (int round = 0; round < Rounds.of(20, 500); round++) {
            Puzzle puzzle = puzzles.next();
            String text = PuzzleWriter.toYaml(puzzle);
            assertAccepted(text, puzzle);
        }
    }

    /** Checks all puzzle files that the manual shows. */
    @Test
    void the_models_of_the_manual_are_accepted() throws Exception {
        int found = 0;
        try (Stream<Path> pages = Files.list(Path.of("src/site/markdown"))) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList()) {
                Matcher blocks = Pattern.compile("(?ms)^```yaml\n(.*?)^```").matcher(Files.readString(page));
                while (blocks.find()) {
                    String text = blocks.group(1);
                    Optional<Puzzle> puzzle = parsed(text);
                    if (puzzle.isPresent()) {
                        assertAccepted(text, puzzle.get());
                        found++;
                    }
                }
            }
        }
        assertThat(found).isGreaterThan(9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"##..#\n#####\n", "#..#\n##..\n", "#..#\n....\n"})
    void a_picture_alone_is_derived_in_the_sign_that_goes_with_the_pieces(String text) throws Exception {
        String pieces =
                "I2: %d".formatted(text.chars().filter(mark -> mark == '#').count() / 2);
        GivenKeys beside = new GivenKeys(Optional.of(pieces), Optional.empty(), Optional.empty(), Optional.empty());
        String model = ModelsOfPuzzles.written(PuzzleReader.parse("p", text, beside));
        DerivedModel derived = ModelDerivation.ofFile(text.getBytes(StandardCharsets.UTF_8), Map.of("pieces", pieces));
        assertThat(Checks.of(Files.writeString(folder.resolve("m.opb"), model), derived))
                .isInstanceOf(CheckResult.OfPuzzle.class);
    }

    private static Optional<Puzzle> parsed(String text) {
        try {
            return Optional.of(PuzzleReader.parse("p.yaml", text));
        } catch (UnusableInput e) {
            return Optional.empty();
        }
    }

    private void assertAccepted(String text, Puzzle puzzle) throws Exception {
        assertThat(new ModelsOfPuzzles(folder).check(text, ModelsOfPuzzles.written(puzzle)))
                .as(text)
                .isInstanceOf(CheckResult.OfPuzzle.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 6x10, pieces: {pentominoes: 1}, given: [[I5, [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]]]}",
                "{\"board\": \"3x4\",\n\t\"pieces\": {\"I3\": \"1..\", \"I2\": \"any\"}}",
                "board: 4x5\npieces: {tetrominoes: 1}\ngiven: |\n  aaaa.\n  .....\n  ..bb.\n  ..bb.\n",
                "board: 4x5\npieces: {tetrominoes: 1, X: 0..2, Y: any}\nshapes: {X: [11, '01'], Y: ['1.', 11]}\ngiven:\n- [T, [[0, 0], [0, 1], [0, 2], [1, 1]]]\n- {kind: X, cells: [[2, 0], [2, 1], [3, 0]]}\n",
                "board: 4x4\nwrap: both\npieces: {I: any, O: 1..}\ngiven: |\n  a..a\n  ....\n  bbbb\n  a..a\n",
                "board: 4x4\nwrap: [rows]\npieces: {I2: any}\ngiven: |\n  a...\n  ..a.\n  ..a.\n  a...\n",
                "board: ['0110', 1111]\npieces: {I2: 2..3}\n",
                "board: [[0, 1, 1], [1, 1, 1]]\npieces: {domino: any, monomino: 0}\nsymmetry: fixed\n",
                "board: |\n  ..?..\n  .#?#.\npieces: {L@90: any, T4@180: 1.., V3@270: 0..1}\nsymmetry: fixed\n",
                "board: 5x5\npieces: {fixed-tetrominoes: any}\nsymmetry: fixed\n",
                "board: 3x7\npieces: {one-sided-pentominoes: 0..1}\nsymmetry: one-sided\nwrap: horizontal\n",
                "board: 3x5\npieces: {F5': any, Y5': 1, P5: 0..1}\nsymmetry: fixed\n",
                "board: 4x4\npieces: {T: any, L3: 0..2}\ngoal: cover\nmaximise: pieces\nweights: {T: 3, V3: 0}\n",
                "board: |\n  .?#\n  ...\npieces: {L3: any}\ngoal: cover\ncell-weights: |\n  19#\n  .03\ngiven: [[V3, [[0, 0], [1, 0], [1, 1]]]]\n",
                "lattice: cubic\nboard: 3x3x3\npieces: {soma: 1}\ngiven: |\n  VV.\n  V..\n  ...\n\n  ...\n  ...\n  ...\n\n  ...\n  ...\n  ...\n",
                "lattice: cubic\nboard: |\n  ..\n  .#\n\n  ..\n  ??\npieces: {tetracubes: any}\nwrap: [layers, rows]\n",
                "lattice: cubic\nboard: 2x3x5\npieces: {solid-pentominoes: 0..1}\nsymmetry: one-sided\nwrap: layers,columns\n",
                "lattice: cubic\nboard: 2x2x3\npieces: {hook: any}\nsymmetry: free\nshapes:\n  hook: |\n    X.\n    XX\n\n    .X\n    ..\n",
                "lattice: cubic\nboard: 2x3x4\npieces: {1x2x3: any, 2x2x1: 1.., 1x1x1: 0..2}\nsymmetry: fixed\n",
                "lattice: cubic\nboard: 3x3x3\npieces: {1x2x4: any, 3x2x1: 0..4}\nshapes: {1x2x4: XX/X}\n",
                "lattice: hexagonal\nboard: hexagon 3\npieces: {one-sided-tetrahexes: 0..1}\nsymmetry: one-sided\n",
                "lattice: hexagonal\nboard: triangle 5\npieces: {trihexes: any}\n",
                "lattice: hexagonal\nboard: 3x4\npieces: {J4': any, S4: 1..2}\nsymmetry: fixed\nwrap: [rows, columns]\n",
                "lattice: hexagonal\nboard: |\n    . . .\n   . . ? .\n  . . # . .\npieces: {I2: any, V3: 1}\ngiven: |\n    a a .\n   . . ? .\n  . . # b b\n",
                "lattice: hexagonal\nboard: hexagon 2\npieces: {V3: any}\ngoal: cover\ncell-weights: |\n   1 2\n  3 4 5\n   6 7\n",
                "lattice: triangular\nboard: hexagon 2\npieces: {tetriamonds: any}\n",
                "lattice: triangular\nboard: triangle 3\npieces: {I3: any, T1: 0..1}\n",
                "lattice: triangular\nboard: 3x4\npieces: {one-sided-pentiamonds: 0..2}\nsymmetry: one-sided\n",
                "lattice: triangular\nboard: |\n   ...\n  .....\n  ?...?\npieces: {D2: any, down: 1}\nsymmetry: fixed\nshapes:\n  down: |\n    .X\n"
            })
    void every_form_of_a_puzzle_is_read(String text) throws Exception {
        assertAccepted(text, PuzzleReader.parse("p.yaml", text));
    }
}
