package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BestCovering;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ThresholdPuzzleTest {
    /** Holds a puzzle, the worth of its best covering, and two linear bounds on this worth. */
    private record Cover(Puzzle puzzle, OptionalLong best, LinearBound plain, LinearBound tight) {
        Cover(Puzzle puzzle, PlacementTable table, Goal.Cover goal) {
            this(
                    puzzle,
                    BestCovering.worth(puzzle),
                    LinearBound.plain(table, goal),
                    LinearBound.of(table, goal, () -> {}));
        }

        Goal.Cover goal() {
            return (Goal.Cover) puzzle.goal();
        }

        ThresholdPuzzle raised(long worth) {
            return new ThresholdPuzzle(puzzle, goal(), worth, plain, tight);
        }

        boolean has(long worth) {
            Verdict verdict =
                    PackingSearch.solve(SearchRequest.of(raised(worth), SearchOptions.FIND_ONE), SolveListener.SILENT);
            if (verdict instanceof Verdict.Packed packed) {
                Packing covering = raised(worth).withoutGaps(packed.first());
                assertThat(new PackingChecker(puzzle).faults(covering)).isEmpty();
                assertThat(goal().worth(puzzle, covering)).isGreaterThanOrEqualTo(worth);
                return true;
            }
            assertThat(verdict).isInstanceOf(Verdict.Infeasible.class);
            return false;
        }
    }

    private static final List<Cover> COVERS = covers();

    @Test
    void some_covering_is_worth_so_much_exactly_when_the_raised_puzzle_has_a_packing() {
        int yes = 0;
        int no = 0;
        for (Cover cover : COVERS) {
            long best = cover.best().getAsLong();
            for (long worth = Math.max(1, best - 1);
                    worth <= Math.min(best + 2, cover.plain().bound());
                    worth++) {
                assertThat(cover.has(worth)).as("%s: %d", cover.puzzle(), worth).isEqualTo(worth <= best);
                yes += worth <= best ? 1 : 0;
                no += worth > best ? 1 : 0;
            }
        }
        assertThat(yes).isGreaterThan(COVERS.size());
        assertThat(no).isGreaterThan(COVERS.size() / 3);
    }

    @Test
    void where_all_count_alike_the_number_of_gaps_says_it_without_a_budget() {
        int plain = 0;
        for (Cover cover : COVERS) {
            long best = cover.best().getAsLong();
            ThresholdPuzzle raised = cover.raised(best);
            if (raised.isPlain(new PlacementTable(raised.puzzle()).cover())
                    && best < cover.plain().bound()) {
                assertThat(BruteForce.count(raised.puzzle(), 1)).isOne();
                assertThat(BruteForce.count(cover.raised(best + 1).puzzle(), 1)).isZero();
                plain++;
            }
        }
        assertThat(plain).isGreaterThan(COVERS.size() / 10);
    }

    private static List<Cover> covers() {
        RandomCoverings puzzles = new RandomCoverings(31);
        return Stream.generate(puzzles::next)
                .limit(Rounds.of(60, 1_000))
                .map(puzzle -> new Cover(puzzle, new PlacementTable(puzzle), (Goal.Cover) puzzle.goal()))
                .filter(cover -> cover.best().isPresent())
                .toList();
    }
}
