package io.github.quadrille.lab.local.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class RepairTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void every_part_is_legal_and_costs_what_it_lacks(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 60; i++) {
            Puzzle puzzle = puzzles.next();
            PackingChecker checker = new PackingChecker(puzzle);
            LocalSearch search = Repair.DEFAULT.start(puzzle, new SplittableRandom(seed));
            search.restart();
            for (int step = 0; step < 20 && search.step(); step++) {
                assertThat(checker.faultsOfPart(search.part())).isEmpty();
                assertThat(search.cost() == 0)
                        .isEqualTo(checker.faults(search.part()).isEmpty());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void small_puzzles_are_packed_when_they_have_a_packing(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            if (BruteForce.count(puzzle, 1) > 0) {
                assertThat(run(puzzle, 1, 300).isPacked())
                        .as(
                                "%s %s %s",
                                puzzle.region().picture(), puzzle.region().wrap(), puzzle.bag())
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 10, 100", "8, 10, 100", "10, 12, 100", "12, 20, 100", "20, 20, 200"})
    void rectangles_are_packed_with_every_seed(int rows, int columns, int steps) {
        for (int seed = 1; seed <= 20; seed++) {
            assertThat(run(Puzzle.standard(rows, columns), seed, steps).isPacked())
                    .as("seed %d", seed)
                    .isTrue();
        }
    }

    @Test
    void the_twelve_pentominoes_are_packed_with_every_seed() {
        List<Supply> each = BuiltInKinds.set("pentominoes").kinds().stream()
                .map(kind -> new Supply(kind, CountRange.exactly(1)))
                .toList();
        Puzzle puzzle = new Puzzle("6x10", Region.rectangle(6, 10), PieceSymmetry.FREE, new Bag(each));
        for (int seed = 1; seed <= 10; seed++) {
            assertThat(run(puzzle, seed, 2000).isPacked()).as("seed %d", seed).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void missing_minima_are_exchanged_for_when_nothing_is_open(long seed) {
        Kind cross = new Kind("X", Polyform.drawn(".X.", "XXX", ".X."));
        Kind domino = new Kind("2", Polyform.drawn("XX"));
        Kind single = new Kind("1", Polyform.drawn("X"));
        Bag bag = new Bag(List.of(
                new Supply(domino, CountRange.ANY),
                new Supply(single, CountRange.ANY),
                new Supply(cross, new CountRange(11, CountRange.UNBOUNDED))));
        Puzzle puzzle = new Puzzle("", Region.rectangle(10, 10), PieceSymmetry.FREE, bag);
        LocalSearch search = Repair.DEFAULT.start(puzzle, new SplittableRandom(seed));
        search.restart();
        assertThat(search.covered()).isEqualTo(100);
        assertThat(search.cost()).isPositive();
        for (int step = 0; step < 3000 && search.cost() > 0; step++) {
            search.step();
        }
        assertThat(new PackingChecker(puzzle).faults(search.part())).isEmpty();
    }

    @Test
    void a_torus_is_packed() {
        Region torus = new Region(Region.rectangle(20, 20).picture(), Wrap.BOTH);
        Puzzle puzzle = new Puzzle(
                "", torus, PieceSymmetry.FREE, Puzzle.standard(20, 20).bag());
        assertThat(run(puzzle, 1, 200).isPacked()).isTrue();
    }

    @Test
    void the_same_seed_makes_the_same_run() {
        LocalRun one = run(Puzzle.standard(28, 70), 5, 3);
        LocalRun other = run(Puzzle.standard(28, 70), 5, 3);
        assertThat(other.moves()).isEqualTo(one.moves());
        assertThat(other.end().covered()).isEqualTo(one.end().covered());
        assertThat(((Verdict.Undecided) other.verdict()).best()).isEqualTo(((Verdict.Undecided) one.verdict()).best());
    }

    @Test
    void an_impossible_puzzle_is_left_after_its_patience() {
        LocalSearch search = new Repair(30, 100, 10).start(Puzzle.standard(4, 5), new SplittableRandom(1));
        search.restart();
        int steps = 0;
        while (search.step()) {
            steps++;
        }
        assertThat(steps).isBetween(10, 50);
        assertThat(search.cost()).isPositive();
    }

    @Test
    void it_refuses_parameters_that_make_no_sense_but_no_puzzle() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Repair(0, 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Repair(1, 0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Repair(1, 1, 0));
        assertThat(Repair.DEFAULT.refusal(Puzzle.standard(3, 3))).isEmpty();
        assertThat(Repair.DEFAULT.word()).isEqualTo("repair");
        assertThat(Repair.DEFAULT.costWords()).contains("open cells");
    }

    private static LocalRun run(Puzzle puzzle, long seed, long steps) {
        LocalLimits limits = LocalLimits.NONE.withSeed(seed).withMaxIterations(steps);
        return LocalLoop.run(puzzle, Repair.DEFAULT, limits, LocalListener.SILENT);
    }
}
