package io.github.quadrille.lab.window;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.window.WindowSearch.WindowOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindowSearchTest {
    private static final long ENOUGH = 1_000_000;

    private final WindowSearch search = new WindowSearch(new SplittableRandom(1));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void every_answer_agrees_with_brute_force(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            BruteWindow window = new BruteWindow(random);
            window.tell(search);
            for (int gaps = 0; gaps < 4; gaps++) {
                WindowOutcome expected = window.isPackable(gaps) ? WindowOutcome.PACKED : WindowOutcome.IMPOSSIBLE;
                assertThat(search.run(gaps, ENOUGH))
                        .as("window %d, gaps %d", i, gaps)
                        .isEqualTo(expected);
                assertThat(expected == WindowOutcome.IMPOSSIBLE || window.isPackedBy(search, gaps))
                        .isTrue();
            }
        }
    }

    @Test
    void a_window_without_candidates_is_impossible_unless_its_cells_may_stay_open() {
        search.begin(2, 1);
        assertThat(search.run(2, ENOUGH)).isEqualTo(WindowOutcome.IMPOSSIBLE);
        search.mayBeGap(0);
        search.mayStayOpen(1);
        assertThat(search.run(0, ENOUGH)).isEqualTo(WindowOutcome.IMPOSSIBLE);
        assertThat(search.run(1, ENOUGH)).isEqualTo(WindowOutcome.PACKED);
        search.mustBeCovered(0);
        assertThat(search.run(1, ENOUGH)).isEqualTo(WindowOutcome.IMPOSSIBLE);
    }

    @Test
    void a_kind_used_up_is_not_used_again() {
        dominoes(6);
        search.limit(0, 0, 2);
        assertThat(search.run(0, ENOUGH)).isEqualTo(WindowOutcome.IMPOSSIBLE);
        search.limit(0, 0, 3);
        assertThat(search.run(0, ENOUGH)).isEqualTo(WindowOutcome.PACKED);
        assertThat(search.size()).isEqualTo(3);
    }

    @Test
    void the_pieces_chosen_can_be_read() {
        dominoes(2);
        search.run(0, ENOUGH);
        int chosen = search.chosen(0);
        assertThat(search.kind(chosen)).isZero();
        assertThat(search.area(chosen)).isEqualTo(2);
        assertThat(List.of(search.cell(chosen, 0), search.cell(chosen, 1))).containsExactly(0, 1);
    }

    @Test
    void the_node_limit_leaves_it_undecided() {
        dominoes(6);
        assertThat(search.run(0, 2)).isEqualTo(WindowOutcome.UNDECIDED);
        assertThat(search.nodes()).isEqualTo(2);
    }

    @Test
    void parts_of_odd_size_are_seen_without_a_search() {
        dominoes(7);
        for (int cell = 0; cell < 6; cell++) {
            search.join(cell, cell + 1);
        }
        assertThat(search.run(0, ENOUGH)).isEqualTo(WindowOutcome.IMPOSSIBLE);
        assertThat(search.nodes()).isZero();
    }

    @Test
    void a_missing_kind_is_laid_on_cells_that_may_stay_open() {
        dominoes(4);
        for (int cell = 0; cell < 4; cell++) {
            search.mayStayOpen(cell);
        }
        search.limit(0, 2, 2);
        assertThat(search.run(0, ENOUGH)).isEqualTo(WindowOutcome.PACKED);
        assertThat(search.size()).isEqualTo(2);
    }

    @Test
    void the_same_seed_chooses_the_same_pieces() {
        assertThat(choices(7)).isEqualTo(choices(7));
    }

    private static List<Integer> choices(long seed) {
        WindowSearch search = new WindowSearch(new SplittableRandom(seed));
        Random random = new Random(3);
        List<Integer> choices = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            new BruteWindow(random).tell(search);
            search.run(2, ENOUGH);
            for (int piece = 0; piece < search.size(); piece++) {
                choices.add(search.chosen(piece));
            }
        }
        return choices;
    }

    /** Loads a row of cells with all dominoes on it. */
    private void dominoes(int cells) {
        search.begin(cells, 1);
        for (int cell = 0; cell + 1 < cells; cell++) {
            search.add(0, new int[] {cell, cell + 1}, 2);
        }
    }
}
