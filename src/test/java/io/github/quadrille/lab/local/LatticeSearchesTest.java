package io.github.quadrille.lab.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.lab.local.beam.StochasticBeam;
import io.github.quadrille.lab.local.constructive.ConstructiveBeam;
import io.github.quadrille.lab.local.constructive.HillClimbing;
import io.github.quadrille.lab.local.genetic.Genetic;
import io.github.quadrille.lab.local.greedy.Greedy;
import io.github.quadrille.lab.local.repair.Repair;
import io.github.quadrille.testing.Slow;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that repair and the genetic search work on every lattice. The two beam searches, hill climbing and the greedy
 * search must refuse all lattices other than squares.
 */
@Slow
class LatticeSearchesTest {
    private static final int PUZZLES = 60;

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void what_they_lay_is_legal_and_repair_packs_most_that_can_be_packed(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 6);
        int possible = 0;
        int packed = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzles.next();
            boolean canBePacked = Solver.of(puzzle).solve() instanceof Verdict.Packed;
            possible += canBePacked ? 1 : 0;
            packed += isPackedBy(Repair.DEFAULT, puzzle, canBePacked) ? 1 : 0;
            isPackedBy(Genetic.PUBLISHED, puzzle, canBePacked);
        }
        assertThat(possible).isGreaterThan(10);
        assertThat(packed).isGreaterThanOrEqualTo(possible * 9 / 10);
    }

    private static boolean isPackedBy(Method method, Puzzle puzzle, boolean canBePacked) {
        LocalRun run = LocalLoop.run(puzzle, method, LocalLimits.NONE.withMaxIterations(100), LocalListener.SILENT);
        PackingChecker checker = new PackingChecker(puzzle);
        if (run.verdict() instanceof Verdict.Packed found) {
            assertThat(canBePacked).isTrue();
            assertThat(checker.faults(found.first())).isEmpty();
            return true;
        }
        Packing part = ((Verdict.Undecided) run.verdict()).best();
        assertThat(checker.faultsOfPart(part)).as("%s of %s", part, puzzle).isEmpty();
        return false;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void the_others_refuse_all_but_squares(Lattice lattice) {
        Puzzle puzzle = new RandomLatticePuzzles(lattice, 6).next();
        for (Method method : List.of(
                StochasticBeam.PUBLISHED, HillClimbing.PUBLISHED, ConstructiveBeam.PUBLISHED, Greedy.PUBLISHED)) {
            if (lattice != Lattices.SQUARE) {
                assertThat(method.refusal(puzzle).orElseThrow())
                        .isEqualTo(
                                "This method is for squares only, but this board is of the %s lattice. Use repair or genetic."
                                        .formatted(lattice.word()));
            }
        }
    }
}
