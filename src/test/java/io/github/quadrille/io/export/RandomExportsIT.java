package io.github.quadrille.io.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.BestCovering;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.testing.Rounds;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/**
 * Checks that exports of random puzzles have as many solutions as the puzzles have packings, and that the objective of
 * an export is the worth of coverings.
 */
class RandomExportsIT {
    private static final int PUZZLES = Rounds.of(60, 200);
    private static final long ENOUGH = 30;
    private static final OptionalLong NO_OBJECTIVE = OptionalLong.empty();

    @Test
    void clauses_have_as_many_models_as_there_are_packings() throws Exception {
        agree(puzzle -> ExportedText.dimacs(ExportedText.of(ExportFormat.DIMACS, puzzle)));
    }

    @Test
    void pseudo_boolean_constraints_have_as_many_models_as_there_are_packings() throws Exception {
        agree(puzzle -> ExportedText.opb(ExportedText.of(ExportFormat.OPB, puzzle), NO_OBJECTIVE));
    }

    @Test
    void exact_covers_are_the_packings() throws Exception {
        agree(puzzle -> ExportedText.dlx(ExportedText.of(ExportFormat.DLX, puzzle)));
    }

    @Test
    void xcsp3_instances_have_as_many_solutions_as_there_are_packings() throws Exception {
        agree(puzzle -> ExportedText.xcsp3(ExportedText.of(ExportFormat.XCSP3, puzzle), NO_OBJECTIVE));
    }

    @Test
    void flatzinc_has_as_many_solutions_as_there_are_packings() throws Exception {
        agree(puzzle -> ExportedText.flatZinc(ExportedText.of(ExportFormat.FLATZINC, puzzle), NO_OBJECTIVE));
    }

    @Test
    void linear_programs_have_as_many_solutions_as_there_are_packings() throws Exception {
        agree(puzzle -> ExportedText.lp(ExportedText.of(ExportFormat.LP, puzzle), NO_OBJECTIVE));
        agree(puzzle -> ExportedText.mps(ExportedText.of(ExportFormat.MPS, puzzle), NO_OBJECTIVE));
    }

    @Test
    void the_objective_of_linear_programs_and_of_flatzinc_is_the_worth_of_coverings() throws Exception {
        agreeOnWorth((puzzle, worth) -> ExportedText.lp(ExportedText.of(ExportFormat.LP, puzzle), worth));
        agreeOnWorth((puzzle, worth) -> ExportedText.mps(ExportedText.of(ExportFormat.MPS, puzzle), worth));
        agreeOnWorth((puzzle, worth) -> ExportedText.flatZinc(ExportedText.of(ExportFormat.FLATZINC, puzzle), worth));
    }

    @Test
    void the_objective_of_pseudo_boolean_constraints_is_the_worth_of_coverings() throws Exception {
        agreeOnWorth((puzzle, worth) -> ExportedText.opb(ExportedText.of(ExportFormat.OPB, puzzle), worth));
    }

    @Test
    void the_objective_of_xcsp3_instances_is_the_worth_of_coverings() throws Exception {
        agreeOnWorth((puzzle, worth) -> ExportedText.xcsp3(ExportedText.of(ExportFormat.XCSP3, puzzle), worth));
    }

    private interface Reading {
        LinearSystem of(Puzzle puzzle) throws Exception;
    }

    private interface WorthReading {
        LinearSystem of(Puzzle puzzle, OptionalLong worth) throws Exception;
    }

    private static void agree(Reading reading) throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(8);
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzles.next();
            assertThat(reading.of(puzzle).count(ENOUGH))
                    .as("%d %s %s %s", i, puzzle, puzzle.region().picture(), puzzle.bag())
                    .isEqualTo(BruteForce.count(puzzle, ENOUGH));
        }
    }

    private static void agreeOnWorth(WorthReading reading) throws Exception {
        RandomCoverings puzzles = new RandomCoverings(9);
        for (int i = 0; i < PUZZLES / 2; i++) {
            Puzzle puzzle = puzzles.next();
            OptionalLong best = BestCovering.worth(puzzle);
            if (best.isPresent()) {
                assertThat(reading.of(puzzle, best).count(1)).as("%d", i).isEqualTo(1);
            }
            assertThat(reading.of(puzzle, OptionalLong.of(best.orElse(-1) + 1)).count(1))
                    .as("%d", i)
                    .isZero();
        }
    }
}
