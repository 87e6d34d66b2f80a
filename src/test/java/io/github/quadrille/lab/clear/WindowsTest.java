package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindowsTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void no_choice_of_windows_has_fewer(boolean ring) {
        Random random = new Random(3);
        for (int round = 0; round < 2_000; round++) {
            int length = 1 + random.nextInt(11);
            Grid grid = new Grid(1, length, ring ? Wrap.HORIZONTAL : Wrap.NONE);
            boolean[] must = new boolean[length];
            boolean[] may = new boolean[length];
            for (int square = 0; square < length; square++) {
                must[square] = random.nextInt(3) == 0;
                may[square] = must[square] || random.nextInt(3) > 0;
            }
            assertThat(new Windows(grid, grid.rowLine(0)).fewest(set(must), set(may)))
                    .isEqualTo(byTryingAll(must, may, ring));
        }
    }

    @Test
    void a_run_of_five_needs_two() {
        Grid grid = new Grid(1, 7, Wrap.NONE);
        long[] five = grid.set(1, 2, 3, 4, 5);
        assertThat(new Windows(grid, grid.rowLine(0)).fewest(five, five)).isEqualTo(2);
    }

    private static long[] set(boolean[] squares) {
        long[] set = new long[1];
        for (int square = 0; square < squares.length; square++) {
            set[0] |= squares[square] ? 1L << square : 0;
        }
        return set;
    }

    /**
     * Returns the fewest runs of at most four squares that cover all required squares. It tries one run, then two, and
     * so on, and goes through all sets of squares that this number of runs can cover.
     */
    private static int byTryingAll(boolean[] must, boolean[] may, boolean ring) {
        long needed = set(must)[0];
        Set<Integer> covered = Set.of(0);
        for (int windows = 0; ; windows++) {
            Set<Integer> more = new HashSet<>();
            for (int set : covered) {
                if ((needed & ~set) == 0) {
                    return windows;
                }
                for (int start = 0; start < may.length; start++) {
                    int run = set;
                    for (int i = start; i < start + 4 && (ring || i < may.length) && may[i % may.length]; i++) {
                        run |= 1 << i % may.length;
                    }
                    more.add(run);
                }
            }
            covered = more;
        }
    }
}
