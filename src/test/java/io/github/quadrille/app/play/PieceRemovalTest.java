package io.github.quadrille.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PieceRemovalTest {
    private static Optional<PieceRemoval.Removal> mend(Puzzle puzzle) {
        return PieceRemoval.of(puzzle, Limits.NONE, SolveListener.SILENT);
    }

    /** Returns a puzzle with random pieces that do not overlap. */
    private static Puzzle randomlyBegun(Puzzle puzzle, int pieces, Random random) {
        PlacementTable table = new PlacementTable(puzzle);
        PackingChecker checker = new PackingChecker(puzzle);
        List<Placement> lying = new ArrayList<>();
        for (int trial = 0; lying.size() < pieces && trial < 500; trial++) {
            lying.add(table.placement(random.nextInt(table.size())));
            if (!checker.faultsOfPart(new Packing(lying)).isEmpty()) {
                lying.remove(lying.size() - 1);
            }
        }
        return puzzle.withGiven(lying);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void as_few_as_brute_force_finds_are_taken_away(int seed) throws UnusableInput {
        Puzzle puzzle = randomlyBegun(
                Puzzles.parse("p", "{board: 4x7, pieces: {T: any, L: any, I: 0..2, O: any}}"), 5, new Random(seed));
        int fewest = Integer.MAX_VALUE;
        for (int subset = 0; subset < 1 << puzzle.given().size(); subset++) {
            List<Placement> stay = new ArrayList<>();
            for (int i = 0; i < puzzle.given().size(); i++) {
                if ((subset >> i & 1) == 0) {
                    stay.add(puzzle.given().get(i));
                }
            }
            if (Integer.bitCount(subset) < fewest
                    && Solver.of(puzzle.withGiven(stay)).solve() instanceof Verdict.Packed) {
                fewest = Integer.bitCount(subset);
            }
        }
        PieceRemoval.Removal removal = mend(puzzle).orElseThrow();
        assertThat(removal.isSmallest()).isTrue();
        assertThat(removal.pieces()).hasSize(fewest);
        assertThat(new PackingChecker(puzzle.withGiven(List.of())).faults(removal.packing()))
                .isEmpty();
        assertThat(removal.packing().pieces())
                .containsAll(puzzle.given().stream()
                        .filter(piece -> !removal.pieces().contains(piece))
                        .toList());
    }

    @Test
    void a_puzzle_without_a_packing_cannot_be_mended() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse(
                "p", "{board: 4x5, pieces: {tetrominoes: 1}, given: ['aa...', 'aa...', '.....', '.....']}");
        assertThat(mend(puzzle)).isEmpty();
        assertThat(new HintFinder(puzzle, Limits.NONE, 1, SolveListener.SILENT).hint())
                .isInstanceOfSatisfying(
                        Hint.NoWay.class, none -> assertThat(none.isHopeless()).isTrue());
    }
}
