package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.RandomCovers;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Checks which options deduction forces, which it drops and which it keeps. A slow test of every cell, kind, row and
 * region must come to the same result.
 */
class DeductionTest {
    private static final int PUZZLES = Rounds.of(400, 4_000);

    private Puzzle puzzle;
    private int dropped;
    private int kept;
    private int deadEnds;

    @Test
    void an_option_is_dropped_exactly_when_what_it_forces_ends_in_a_dead_end() {
        Random random = new Random(8);
        RandomPuzzles puzzles = new RandomPuzzles(61);
        for (int i = 0; i < PUZZLES; i++) {
            puzzle = puzzles.next();
            ExactCover problem = new PlacementTable(puzzle).cover();
            if (problem.options() > 0) {
                descend(new CoverState(problem, false, () -> {}), random);
            }
        }
        assertThat(dropped).isGreaterThan(PUZZLES / 4);
        assertThat(kept).isGreaterThan(PUZZLES / 4);
        assertThat(deadEnds).isGreaterThan(PUZZLES / 4);
    }

    @Test
    void rows_force_and_fail_as_kinds_do() {
        Random random = new Random(9);
        RandomCovers covers = new RandomCovers(62);
        for (int i = 0; i < 5 * PUZZLES; i++) {
            descend(new CoverState(covers.next(), false, () -> {}), random);
        }
        assertThat(dropped).isGreaterThan(PUZZLES / 4);
        assertThat(kept).isGreaterThan(PUZZLES / 4);
        assertThat(deadEnds).isGreaterThan(PUZZLES / 4);
    }

    /**
     * Chooses random options one after another, as a search does, until a dead end or a solution. The deduction is
     * checked after each choice.
     */
    private void descend(CoverState state, Random random) {
        Deduction deduction = new Deduction(state, new DeadEndLog() {
            @Override
            public void failedWith(int placement) {
                assertThat(isDeadEnd(state)).as("%s", puzzle).isTrue();
                dropped++;
            }
        });
        while (deduction.settle()) {
            assertThat(isDeadEnd(state)).isFalse();
            assertThat(forced(state)).as("nothing is left that is forced").isEmpty();
            int[] options =
                    IntStream.of(deduction.options()).limit(deduction.size()).toArray();
            if (deduction.areAlternatives()) {
                for (int option : options) {
                    assertThat(failsWith(state, option)).as("%s", puzzle).isFalse();
                    kept++;
                }
            }
            if (deduction.isComplete() || options.length == 0) {
                return;
            }
            state.place(options[random.nextInt(options.length)]);
        }
        deadEnds++;
    }

    private boolean failsWith(CoverState state, int option) {
        int mark = state.mark();
        state.place(option);
        for (OptionalInt next = forced(state); next.isPresent(); next = forced(state)) {
            state.place(next.getAsInt());
        }
        boolean fails = isDeadEnd(state);
        state.undoTo(mark);
        return fails;
    }

    /**
     * Returns a placement that a cell, kind or row needs. Returns empty if no placement is needed, or if a cell, kind
     * or row cannot be satisfied any more.
     */
    private static OptionalInt forced(CoverState state) {
        OptionalInt forced = OptionalInt.empty();
        for (Item item : items(state)) {
            if (item.live().size() < item.needed()) {
                return OptionalInt.empty();
            }
            if (item.live().size() == item.needed()) {
                forced = OptionalInt.of(item.live().get(0));
            }
        }
        return forced;
    }

    private boolean isDeadEnd(CoverState state) {
        boolean connected = state.problem().kinds().stream().allMatch(KindItem::connected);
        return items(state).stream().anyMatch(item -> item.live().size() < item.needed())
                || (connected && SlowRegions.anyHopeless(puzzle, state, open(state)));
    }

    /**
     * Holds a cell, kind or row that is not satisfied yet: how many more options it needs, and those that can still be
     * chosen.
     */
    private record Item(int needed, List<Integer> live) {}

    private static List<Item> items(CoverState state) {
        ExactCover problem = state.problem();
        Set<Integer> open = open(state);
        List<Item> items = new ArrayList<>();
        for (int item = 0; item < problem.items(); item++) {
            boolean isCell = item < problem.cells();
            int needed = isCell ? (open.contains(item) ? problem.min(item) : 0) : state.needed(item - problem.cells());
            if (needed > 0) {
                int one = item;
                items.add(new Item(
                        needed,
                        IntStream.range(0, problem.on(item))
                                .map(i -> problem.on(one, i))
                                .filter(state::isLive)
                                .boxed()
                                .toList()));
            }
        }
        return items;
    }

    private static Set<Integer> open(CoverState state) {
        Set<Integer> open =
                IntStream.range(0, state.problem().cells()).boxed().collect(Collectors.toCollection(HashSet::new));
        for (int placement : state.placements(state.mark())) {
            IntStream.of(state.problem().cellsOf(placement)).forEach(open::remove);
        }
        return open;
    }
}
