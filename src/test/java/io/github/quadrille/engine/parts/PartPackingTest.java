package io.github.quadrille.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartPackingTest {
    @Test
    void a_packing_of_a_part_grows_to_one_of_the_whole() {
        RandomPuzzles puzzles = new RandomPuzzles(11);
        int packed = 0;
        for (int i = 0; i < 50; i++) {
            Puzzle puzzle = puzzles.next();
            for (Part part : PuzzleCut.into(1 + i % 12, puzzle, i % 2 == 0, () -> {})) {
                Optional<PartPacking> found = found(part);
                packed += found.isPresent() ? 1 : 0;
                found.ifPresent(each -> assertThat(new PackingChecker(puzzle)
                                .faults(each.whole(
                                        puzzle, laid -> Solver.of(laid).solve())))
                        .as("%s", puzzle)
                        .isEmpty());
            }
        }
        assertThat(packed).isGreaterThan(30);
    }

    private static Optional<PartPacking> found(Part part) {
        return Solver.of(part.puzzle()).solve() instanceof Verdict.Packed packed
                ? Optional.of(new PartPacking(part.puzzle(), packed.first()))
                : Optional.empty();
    }
}
