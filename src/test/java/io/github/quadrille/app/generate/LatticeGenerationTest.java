package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.KindsReader;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests planted and random puzzles on lattices other than the squares. */
@Slow
class LatticeGenerationTest {
    @ParameterizedTest
    @CsvSource({
        "hexagonal, 8x8, tetrahexes, BOTH, 1",
        "hexagonal, hexagon 4, trihexes, NONE, 0.6",
        "triangular, hexagon 3, hexiamonds, NONE, 1",
        "triangular, 5x7, tetriamonds, NONE, 0.5",
        "cubic, 3x4x4, soma, ALL, 0.7",
        "cubic, 3x4x4, tetracubes, LAYERS, 1"
    })
    void a_planted_packing_is_one(String lattice, String size, String kinds, Wrap wrap, double density)
            throws UnusableInput {
        Lattice cells = lattice(lattice);
        Region board = BoardSize.board(size, cells, wrap);
        PieceChoice pieces = PieceChoice.of(KindsReader.read("kinds", kinds, Optional.empty(), cells));
        for (int seed = 1; seed <= 5; seed++) {
            GeneratedPuzzle made =
                    Making.of(new PlantedPuzzles(board, density, pieces), seed).orElseThrow();
            assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                    .isEmpty();
            assertThat(made.puzzle().region().size()).isLessThanOrEqualTo(board.size());
            if (density == 1) {
                assertThat(made.puzzle().region()).isEqualTo(board);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"hexagonal, 4x5, 4", "triangular, triangle 5, 1", "cubic, 2x3x4, 8"})
    void random_puzzles_have_all_wraps_and_survive_their_files(String lattice, String size, int wraps)
            throws UnusableInput {
        Region board = BoardSize.board(size, lattice(lattice), Wrap.NONE);
        Set<Wrap> seen = new HashSet<>();
        for (int seed = 1; seed <= 60; seed++) {
            Puzzle puzzle = Making.of(
                            new RandomPuzzles(board, Optional.empty(), Optional.empty(), Optional.empty(), false), seed)
                    .orElseThrow()
                    .puzzle();
            seen.add(puzzle.region().wrap());
            Puzzle again = PuzzleReader.parse("p", PuzzleWriter.toYaml(puzzle));
            assertThat(again.bag()).isEqualTo(puzzle.bag());
            assertThat(again.region().size()).isEqualTo(puzzle.region().size());
            if (puzzle.region().wrap() != Wrap.NONE) {
                assertThat(again.region()).isEqualTo(puzzle.region());
            }
            if (seed > Rounds.of(15, 60)) {
                continue;
            }
            assertThat(Solver.of(again).count(CountMethod.FRONTIER).total())
                    .as("%s", puzzle)
                    .isEqualTo(Solver.of(puzzle).count(CountMethod.FRONTIER).total());
        }
        assertThat(seen).hasSize(wraps);
    }

    private static Lattice lattice(String word) {
        return Lattices.ALL.stream()
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
