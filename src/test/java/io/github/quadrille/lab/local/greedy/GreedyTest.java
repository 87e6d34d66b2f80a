package io.github.quadrille.lab.local.greedy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.LegalPart;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import io.github.quadrille.lab.local.greedy.Greedy.ShapeTies;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreedyTest {
    private static final Greedy OURS = new Greedy(5, Origins.ALL, ShapeTies.RANDOM);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void its_parts_are_legal_in_every_run(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            LocalSearch search = OURS.start(puzzle, new SplittableRandom(seed));
            for (int run = 0; run < 3; run++) {
                search.restart();
                do {
                    LegalPart.check(puzzle, search);
                    assertThat(search.cost()).isEqualTo(puzzle.region().mandatorySize() - search.covered());
                } while (search.step());
            }
        }
    }

    @Test
    void as_published_loose_ends_come_first() {
        // A loose end is an open cell with one open neighbour. Here (1, 3) is the only one, and only the bar covers it.
        // In reading order the square would come first.
        Puzzle puzzle = squaresAndBars("..##", "....");
        assertThat(laid(puzzle, Greedy.PUBLISHED)).containsExactly("I at (1, 0)");
        assertThat(laid(puzzle, new Greedy(0, Origins.PUBLISHED, ShapeTies.PUBLISHED)))
                .containsExactly("O at (0, 0)");
    }

    @Test
    void as_published_there_are_five_passes_for_loose_ends() {
        // A loose end is an open cell with one open neighbour. Here, the only loose end is at the right. Each bar
        // leaves a new loose end to its left, for the next pass.
        LocalSearch search = Greedy.PUBLISHED.start(
                squaresAndBars("..########################", ".........................."), new SplittableRandom(1));
        search.restart();
        List<Integer> pieces = new ArrayList<>();
        while (search.step()) {
            pieces.add(search.part().pieces().size());
        }
        assertThat(pieces).containsExactly(1, 2, 3, 4, 5, 7);
        assertThat(search.cost()).isZero();
    }

    private static Puzzle squaresAndBars(String... rows) {
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.ANY),
                new Supply(BuiltInKinds.find("I").orElseThrow(), CountRange.ANY)));
        return new Puzzle("by hand", new Region(List.of(rows), Wrap.NONE), PieceSymmetry.FREE, bag);
    }

    private static List<String> laid(Puzzle puzzle, Greedy method) {
        LocalRun run = LocalLoop.run(puzzle, method, LocalLimits.NONE, LocalListener.SILENT);
        return run.verdict().bestSeen().orElseThrow().pieces().stream()
                .map(piece -> piece.kind() + " at " + piece.cells().get(0))
                .toList();
    }

    @Test
    void every_step_lays_something_and_there_are_no_more_than_the_passes_and_one() {
        RandomPuzzles puzzles = new RandomPuzzles(6);
        for (int i = 0; i < 200; i++) {
            LocalSearch search =
                    new Greedy(2, Origins.ALL, ShapeTies.RANDOM).start(puzzles.next(), new SplittableRandom(1));
            search.restart();
            int steps = 0;
            int before = 0;
            while (search.step()) {
                steps++;
                assertThat(search.part().pieces()).hasSizeGreaterThan(before);
                before = search.part().pieces().size();
            }
            assertThat(steps).isLessThanOrEqualTo(3);
            assertThat(search.step()).isFalse();
        }
    }

    @Test
    void the_first_run_leaves_nothing_to_chance_and_later_ones_differ() {
        Puzzle puzzle = new PlantedTarget(20, 20, 0.8, 1).unlimited();
        Set<Packing> firsts = new HashSet<>();
        Set<Packing> seconds = new HashSet<>();
        for (int seed = 1; seed <= 10; seed++) {
            LocalSearch search = OURS.start(puzzle, new SplittableRandom(seed));
            firsts.add(wholeRun(search));
            seconds.add(wholeRun(search));
        }
        assertThat(firsts).hasSize(1);
        assertThat(seconds).hasSize(10);
    }

    @Test
    void as_published_there_is_one_run_without_chance() {
        Puzzle puzzle = new PlantedTarget(20, 20, 0.8, 1).unlimited();
        LocalLimits limits = LocalLimits.NONE;
        LocalRun one = LocalLoop.run(puzzle, Greedy.PUBLISHED, limits.withSeed(1), LocalListener.SILENT);
        LocalRun other = LocalLoop.run(puzzle, Greedy.PUBLISHED, limits.withSeed(2), LocalListener.SILENT);
        assertThat(one.iterations()).isEqualTo(other.iterations()).isLessThanOrEqualTo(6);
        assertThat(one.restarts()).isZero();
        assertThat(one.verdict().bestSeen()).isEqualTo(other.verdict().bestSeen());
    }

    private static Packing wholeRun(LocalSearch search) {
        search.restart();
        while (search.step()) {
            assertThat(search.covered()).isPositive();
        }
        return search.part();
    }

    @Test
    void restarts_cover_a_small_target_wholly() {
        Puzzle puzzle = new PlantedTarget(10, 10, 0.6, 3).unlimited();
        LocalRun run = run(puzzle, 1);
        assertThat(run.isPacked()).isTrue();
    }

    @Test
    void the_same_seed_gives_the_same_run() {
        Puzzle puzzle = Puzzle.standard(8, 10);
        LocalRun one = run(puzzle, 3);
        LocalRun other = run(puzzle, 3);
        assertThat(one.moves()).isEqualTo(other.moves()).isPositive();
        assertThat(one.end().covered()).isEqualTo(other.end().covered());
    }

    @Test
    void a_puzzle_without_room_for_any_piece_ends_at_once() {
        Kind bar = new Kind("bar", Polyform.drawn("XXXXX"));
        Bag bag = new Bag(List.of(new Supply(bar, CountRange.ANY)));
        LocalRun run = run(new Puzzle("small", Region.rectangle(2, 2), PieceSymmetry.FREE, bag), 1);
        assertThat(run.isPacked()).isFalse();
        assertThat(run.iterations()).isZero();
    }

    @Test
    void pieces_too_large_for_a_tree_are_refused_with_advice() {
        Polyform huge = new Polyform(
                IntStream.range(0, 3000).mapToObj(i -> new Cell(0, i)).toList());
        Bag bag = new Bag(List.of(new Supply(new Kind("rope", huge), CountRange.ANY)));
        Puzzle puzzle = new Puzzle("ropes", Region.rectangle(1, 3000), PieceSymmetry.FREE, bag);
        assertThat(Greedy.PUBLISHED.refusal(puzzle)).get().asString().contains("Use another method.");
        assertThatThrownBy(() -> Greedy.PUBLISHED.start(puzzle, new SplittableRandom(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void fewer_than_no_passes_are_refused() {
        assertThatThrownBy(() -> new Greedy(-1, Origins.ALL, ShapeTies.RANDOM)).hasMessageContaining("Use 0 or more.");
    }

    private static LocalRun run(Puzzle puzzle, long seed) {
        return LocalLoop.run(
                puzzle, OURS, LocalLimits.NONE.withSeed(seed).withMaxIterations(3000), LocalListener.SILENT);
    }
}
