package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.placement.RowTables;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.io.export.SolverAnswer;
import io.github.quadrille.io.export.SolverAnswer.Claim;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the MiniZinc model of packing with Gecode. */
@Needs(Program.MINIZINC)
class PackingModelIT {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml, 140",
        "instances/tubes-and-tori/tetrominoes-2x10-torus.yaml, -1",
        "instances/mixed/four-of-five-5x4.yaml, -1",
        "instances/mixed/gaps-4x6.yaml, -1",
        "instances/sigils/talos-tutorial.yaml, -1",
        "4x5, 0",
        "instances/infeasible/lonely-corner.yaml, 0",
        "instances/infeasible/y-pentominoes-5x6.yaml, 0"
    })
    void instances_have_as_many_packings_as_trying_everything_finds(String instance, long known) throws Exception {
        Puzzle puzzle = PuzzleReader.read(instance);
        agree(puzzle, known < 0 ? BruteForce.count(puzzle, 20_000) : known);
    }

    @Test
    void random_puzzles_have_as_many_packings_as_trying_everything_finds() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(21);
        for (int i = 0; i < 12; i++) {
            Puzzle puzzle = puzzles.next();
            long count = BruteForce.count(puzzle, 500);
            if (count < 500) {
                agree(puzzle, count);
            }
        }
    }

    @Test
    void random_covers_with_rows_have_as_many_solutions_as_trying_everything_finds() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(23);
        Random random = new Random(24);
        for (int i = 0; i < 20; i++) {
            PlacementTable table = RowTables.random(puzzles.next(), random);
            long count = RowTables.count(table.cover(), 500);
            if (count < 500) {
                SolverAnswer answer = MiniZincRun.of(new ProofModel(table), folder);
                assertThat(answer.packings())
                        .as("%d %s", i, table.puzzle())
                        .hasSize((int) count)
                        .doesNotHaveDuplicates()
                        .allMatch(packing -> table.cover().isSolvedBy(table.numbers(packing)));
            }
        }
    }

    private void agree(Puzzle puzzle, long count) throws Exception {
        SolverAnswer answer = MiniZincRun.of(puzzle, folder);
        PackingChecker checker = new PackingChecker(puzzle);
        assertThat(answer.packings())
                .as("%s", puzzle)
                .hasSize((int) count)
                .doesNotHaveDuplicates()
                .allMatch(packing -> checker.faults(packing).isEmpty());
        assertThat(answer.claim()).isEqualTo(count > 0 ? Claim.SOLUTION : Claim.INFEASIBLE);
    }
}
