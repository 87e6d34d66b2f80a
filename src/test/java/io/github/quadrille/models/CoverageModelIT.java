package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.BestCovering;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.export.SolverAnswer;
import io.github.quadrille.io.export.SolverAnswer.Claim;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the MiniZinc model of coverage with Gecode. */
@Needs(Program.MINIZINC)
class CoverageModelIT {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"most-t-5x5", "most-s-5x5", "most-i-5x5", "one-set-5x4"})
    void the_best_coverings_of_instances_are_worth_what_ours_are(String name) throws Exception {
        Puzzle puzzle = PuzzleReader.read("instances/coverings/" + name + ".yaml");
        Verdict ours = Solver.of(puzzle).solve();
        assertThat(ours).isInstanceOf(Verdict.Optimal.class);
        agree(puzzle, OptionalLong.of(((Verdict.Optimal) ours).worth()));
    }

    @Test
    void random_puzzles_have_the_optimum_that_trying_everything_finds() throws Exception {
        RandomCoverings puzzles = new RandomCoverings(22);
        for (int i = 0; i < 15; i++) {
            Puzzle puzzle = puzzles.next();
            agree(puzzle, BestCovering.worth(puzzle));
        }
    }

    private void agree(Puzzle puzzle, OptionalLong best) throws Exception {
        SolverAnswer answer = MiniZincRun.of(puzzle, folder);
        assertThat(answer.claim()).as("%s", puzzle).isEqualTo(best.isPresent() ? Claim.OPTIMUM : Claim.INFEASIBLE);
        if (best.isPresent()) {
            Packing last = answer.packings().get(answer.packings().size() - 1);
            assertThat(new PackingChecker(puzzle).faults(last)).isEmpty();
            assertThat(((Goal.Cover) puzzle.goal()).worth(puzzle, last)).isEqualTo(best.getAsLong());
        }
    }
}
