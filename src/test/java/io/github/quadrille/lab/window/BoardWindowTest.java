package io.github.quadrille.lab.window;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.window.WindowSearch.WindowOutcome;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardWindowTest {
    private static final long ENOUGH = 1_000_000;
    /** The board is small, because brute force is slow where single cells may be placed anywhere. */
    private static final int SMALL = 12;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void a_window_as_large_as_the_board_has_a_packing_when_the_puzzle_has_one(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < Rounds.of(25, 150); i++) {
            Puzzle puzzle = puzzles.next();
            WindowOutcome expected = BruteForce.count(puzzle, 1) > 0 ? WindowOutcome.PACKED : WindowOutcome.IMPOSSIBLE;
            assertThat(whole(puzzle).search().run(0, ENOUGH))
                    .as("%s %s %s", puzzle.region().picture(), puzzle.region().wrap(), puzzle.bag())
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void gaps_are_as_good_as_pieces_of_one_cell(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < Rounds.of(25, 150); i++) {
            Puzzle puzzle = puzzles.next();
            if (puzzle.region().size() > SMALL) {
                continue;
            }
            int gaps = 1 + i % 3;
            List<Supply> supplies = new ArrayList<>(puzzle.bag().supplies());
            supplies.add(new Supply(new Kind("gap", Polyform.drawn("X")), new CountRange(0, gaps)));
            Puzzle filled = new Puzzle("", puzzle.region(), puzzle.symmetry(), new Bag(supplies));
            BoardWindow window = whole(puzzle);
            IntStream.range(0, puzzle.region().size())
                    .filter(puzzle.region()::isMandatory)
                    .forEach(window.search()::mayBeGap);
            assertThat(window.search().run(gaps, ENOUGH))
                    .as("%s %s %s", puzzle.region().picture(), puzzle.region().wrap(), puzzle.bag())
                    .isEqualTo(BruteForce.count(filled, 1) > 0 ? WindowOutcome.PACKED : WindowOutcome.IMPOSSIBLE);
        }
    }

    @Test
    void cells_are_numbered_in_the_order_of_the_board_and_found_again() {
        BoardWindow window = window(Puzzle.standard(4, 10));
        window.cut(new int[] {31, 7, 12}, 3, new int[] {1, 1, 1, 1, 1});
        assertThat(IntStream.range(0, window.size()).map(window::cell)).containsExactly(7, 12, 31);
        assertThat(window.local(12)).isEqualTo(1);
        assertThat(window.local(13)).isEqualTo(-1);
        window.cut(new int[] {13}, 1, new int[] {1, 1, 1, 1, 1});
        assertThat(window.local(12)).isEqualTo(-1);
    }

    @Test
    void gaps_are_left_where_nothing_else_helps() {
        // A 3x3 square holds two tetrominoes and leaves one cell open.
        BoardWindow window = window(Puzzle.standard(4, 10));
        window.cut(new int[] {0, 1, 2, 10, 11, 12, 20, 21, 22}, 9, new int[] {2, 2, 2, 2, 2});
        IntStream.range(0, 9).forEach(window.search()::mayBeGap);
        assertThat(window.search().run(0, ENOUGH)).isEqualTo(WindowOutcome.IMPOSSIBLE);
        assertThat(window.search().run(1, ENOUGH)).isEqualTo(WindowOutcome.PACKED);
        assertThat(window.search().size()).isEqualTo(2);
    }

    private static BoardWindow whole(Puzzle puzzle) {
        BoardWindow window = window(puzzle);
        CountRange[] counts = IntStream.range(0, puzzle.bag().size())
                .mapToObj(puzzle.bag()::count)
                .toArray(CountRange[]::new);
        int[] most = IntStream.range(0, counts.length).map(k -> counts[k].max()).toArray();
        int size = puzzle.region().size();
        window.cut(IntStream.range(0, size).toArray(), size, most);
        for (int kind = 0; kind < counts.length; kind++) {
            window.search().limit(kind, counts[kind].min(), counts[kind].max());
        }
        IntStream.range(0, size)
                .filter(cell -> !puzzle.region().isMandatory(cell))
                .forEach(window.search()::mayStayOpen);
        return window;
    }

    private static BoardWindow window(Puzzle puzzle) {
        return new BoardWindow(new LazyPlacements(puzzle), puzzle.bag().size(), new SplittableRandom(1));
    }
}
