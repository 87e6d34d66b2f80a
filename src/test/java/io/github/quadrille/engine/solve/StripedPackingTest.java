package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.plan.StageBudget;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@Slow
class StripedPackingTest {
    private static final int NODES = 2000;

    private static Optional<Packing> find(Puzzle puzzle, int threads) {
        SearchOptions options = SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(threads));
        return StripedPacking.of(puzzle, new StageBudget(puzzle, options, SolveListener.SILENT), NODES)
                .flatMap(StripedPacking::find);
    }

    @Test
    void a_large_board_is_packed_stripe_by_stripe() {
        Verdict verdict = Solver.of(Puzzle.standard(100, 104)).solve();
        assertThat(verdict).isInstanceOf(Verdict.Packed.class);
        assertThat(verdict.work().stages()).extracting(Stage::name).containsExactly("area", "stripes");
    }

    @Test
    void the_packing_is_the_same_on_any_number_of_threads() {
        Puzzle puzzle = Puzzle.standard(110, 120);
        assertThat(find(puzzle, 1)).isPresent().isEqualTo(find(puzzle, 3));
    }

    @Test
    void other_bags_are_shared_too() {
        Bag any = bag("tetrominoes", CountRange.ANY);
        Bag sets = bag("pentominoes", CountRange.exactly(200));
        for (Puzzle puzzle : Rounds.oneOf(2, List.of(torus(100, 120, sets), torus(101, 100, any)))
                .toList()) {
            assertThat(find(puzzle, 2))
                    .hasValueSatisfying(packing -> assertThat(new PackingChecker(puzzle).faults(packing))
                            .isEmpty());
        }
    }

    private static Bag bag(String set, CountRange each) {
        return new Bag(BuiltInKinds.set(set).kinds().stream()
                .map(kind -> new Supply(kind, each))
                .toList());
    }

    private static Puzzle torus(int rows, int columns, Bag bag) {
        Region region = new Region(Collections.nCopies(rows, ".".repeat(columns)), Wrap.BOTH);
        return new Puzzle("torus", region, PieceSymmetry.FREE, bag);
    }

    @Test
    void what_no_board_of_that_parity_has_is_not_looked_for() {
        Puzzle odd = Puzzle.standard(110, 110);
        StageBudget stageBudget = new StageBudget(odd, SearchOptions.FIND_ONE, SolveListener.SILENT);
        assertThat(StripedPacking.of(odd, stageBudget, NODES)).isEmpty();
        assertThat(stageBudget.work().stages()).isEmpty();
    }
}
