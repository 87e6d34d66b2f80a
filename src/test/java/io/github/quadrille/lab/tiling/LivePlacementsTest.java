package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LivePlacementsTest {
    private static final int ROWS = 7;
    private static final int COLUMNS = 9;

    private final PaddedMatrix lattice = new PaddedMatrix(ROWS, COLUMNS);
    private final SplittableRandom random = new SplittableRandom(1);

    private LivePlacements fresh(boolean[] open) {
        int[] allowed = new int[lattice.size()];
        Arrays.fill(allowed, PaddedMatrix.ALL);
        return new LivePlacements(lattice, open, allowed, (square, count) -> {});
    }

    private boolean[] board(double density) {
        boolean[] open = new boolean[lattice.size()];
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                open[lattice.square(row, column)] = random.nextDouble() < density;
            }
        }
        return open;
    }

    private void assertSame(LivePlacements live, LivePlacements expected, boolean[] open) {
        for (int square = 0; square < open.length; square++) {
            assertThat(live.isOpen(square)).isEqualTo(expected.isOpen(square));
            assertThat(live.live(square)).isEqualTo(expected.live(square));
            if (open[square]) {
                assertThat(live.count(square)).isEqualTo(expected.count(square));
            }
        }
    }

    private int anyPlacement(LivePlacements live, boolean[] open) {
        int[] on = new int[80];
        for (int square = 0; square < open.length; square++) {
            if (live.isOpen(square) && live.count(square) > 0 && random.nextInt(4) == 0) {
                assertThat(live.placementsOn(square, on)).isEqualTo(live.count(square));
                return on[random.nextInt(live.count(square))];
            }
        }
        return -1;
    }

    @Test
    void counts_after_laying_are_those_of_the_smaller_board() {
        for (int run = 0; run < 30; run++) {
            boolean[] open = board(0.8);
            LivePlacements live = fresh(open);
            for (int i = 0; i < 4; i++) {
                int placement = anyPlacement(live, open);
                if (placement >= 0) {
                    live.lay(placement);
                    for (int step : lattice.steps(placement & 31)) {
                        open[(placement >> 5) + step] = false;
                    }
                }
            }
            assertSame(live, fresh(open), open);
        }
    }

    @Test
    void undo_brings_everything_back() {
        for (int run = 0; run < 30; run++) {
            boolean[] open = board(0.9);
            LivePlacements live = fresh(open);
            int mark = live.mark();
            for (int i = 0; i < 5; i++) {
                int placement = anyPlacement(live, open);
                if (placement >= 0 && random.nextBoolean()) {
                    live.lay(placement);
                } else if (placement >= 0 && random.nextBoolean()) {
                    live.drop(placement);
                } else if (placement >= 0) {
                    live.giveUp(placement >> 5);
                }
            }
            live.undo(mark);
            assertSame(live, fresh(open), open);
        }
    }

    @Test
    void placements_stay_inside_the_rectangle() {
        boolean[] open = board(1);
        LivePlacements live = fresh(open);
        int placements = 0;
        for (int square = 0; square < open.length; square++) {
            placements += Integer.bitCount(live.live(square));
            assertThat(lattice.isInside(square)).isEqualTo(open[square]);
        }
        // Counted by hand, 7x9 has 8x6 placements of O, 4x9 + 7x6 of I, 4 x (5x8 + 6x7) of L and J, 2 x (5x8 + 6x7) of
        // T, and 2 x (5x8 + 6x7) of S and Z.
        assertThat(placements).isEqualTo(48 + 36 + 42 + 4 * 82 + 2 * 82 + 2 * 82);
    }
}
