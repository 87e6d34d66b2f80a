package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.testing.Rounds;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PackingSweepTest {
    private static Optional<Verdict> sweep(Puzzle puzzle) {
        return PackingSweep.of(new PlacementTable(puzzle), () -> {})
                .flatMap(sweep -> sweep.decide(1, Limits.NONE, () -> {}));
    }

    @Test
    void it_answers_as_the_slow_model_does() {
        RandomPuzzles random = new RandomPuzzles(3);
        Map<Verdict.Status, Integer> answers = new EnumMap<>(Verdict.Status.class);
        for (int i = 0; i < Rounds.of(40, 1000); i++) {
            Puzzle puzzle = random.next();
            Optional<Verdict> swept = sweep(puzzle);
            swept.ifPresent(verdict -> {
                assertThat(verdict.status())
                        .as(puzzle.toString())
                        .isEqualTo(Solver.of(puzzle)
                                .with(SearchOptions.FIND_ONE.withFormulation(Formulation.SUMS))
                                .solve()
                                .status());
                answers.merge(verdict.status(), 1, Integer::sum);
            });
        }
        assertThat(answers.get(Verdict.Status.PACKED)).isGreaterThan(10);
        assertThat(answers.get(Verdict.Status.INFEASIBLE)).isGreaterThan(1);
    }

    /** A search alone does not decide this puzzle within minutes. */
    @Test
    void thirty_four_snakes_are_too_many_for_a_board_of_144_cells() {
        List<String> open = Collections.nCopies(12, "?".repeat(12));
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("S").orElseThrow(), CountRange.exactly(34))));
        Puzzle puzzle = new Puzzle("snakes", new Region(open, Wrap.NONE), PieceSymmetry.FREE, bag);
        assertThat(sweep(puzzle)).containsInstanceOf(Verdict.Infeasible.class);
    }
}
