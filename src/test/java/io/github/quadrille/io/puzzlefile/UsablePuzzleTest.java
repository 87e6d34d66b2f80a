package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class UsablePuzzleTest {
    private static final int ROUNDS = 60;

    @Test
    void the_ways_to_lay_all_pieces_are_the_best_coverings_and_as_many_as_brute_force_finds() {
        RandomCoverings coverings = new RandomCoverings(60);
        Random random = new Random(60);
        int some = 0;
        for (int round = 0; round < ROUNDS; ) {
            Puzzle covering = withNumbers(coverings.next(), random);
            Puzzle packing;
            try {
                packing = UsablePuzzle.withPackings("p", covering, false);
            } catch (UnusableInput differingCells) {
                continue;
            }
            round++;
            Region open = covering.region().drawnAs(covering.region().picture(cell -> Region.OPTIONAL));
            long ways = BruteForce.count(new Puzzle("open", open, covering.symmetry(), covering.bag()), Long.MAX_VALUE);
            for (CountMethod method : CountMethod.values()) {
                assertThat(Solver.of(packing).count(method).total())
                        .as("%s of %s", method, covering)
                        .isEqualTo(ways);
            }
            Verdict best = Solver.of(covering).solve();
            assertThat(best.status()).isEqualTo(ways == 0 ? Verdict.Status.INFEASIBLE : Verdict.Status.OPTIMAL);
            try (var all = Solver.of(packing).packings()) {
                for (Packing each : all.limit(20).toList()) {
                    some++;
                    assertThat(new PackingChecker(covering).faults(each)).isEmpty();
                    assertThat(((Goal.Cover) covering.goal()).worth(covering, each))
                            .isEqualTo(((Verdict.Optimal) best).worth());
                }
            }
        }
        assertThat(some).isGreaterThan(ROUNDS);
    }

    private static Puzzle withNumbers(Puzzle puzzle, Random random) {
        List<Supply> supplies = puzzle.bag().supplies().stream()
                .map(supply -> new Supply(supply.kind(), CountRange.exactly(random.nextInt(3))))
                .toList();
        return puzzle.with(new Bag(supplies));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{board: 3x3, pieces: {I: any}, goal: cover}                        | 'I' is not fixed to one number: any number.",
                "{board: 3x3, pieces: {I2: 1, I: 1..2}, goal: cover}                | 'I' is not fixed to one number: 1 to 2.",
                "{board: ['.?', '..'], pieces: {I2: 1}, goal: cover}                | cells have different weights",
                "{board: 1x3, pieces: {I2: 1}, goal: cover, cell-weights: ['112']}  | cells have different weights"
            })
    void where_some_ways_are_better_than_others_none_is_counted(String text, String message) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", text);
        assertThatThrownBy(() -> UsablePuzzle.withPackings("p", puzzle, false))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message)
                .hasMessageMatching(Advice.IN);
    }
}
