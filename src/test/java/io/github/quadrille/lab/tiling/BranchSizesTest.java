package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BranchSizesTest {
    private static final int HORIZONTAL_I = 2;

    /**
     * Returns whether a horizontal I in the first row, with its left end in this column, cuts off a part whose size no
     * tetrominoes make up.
     */
    private static boolean cutsOff(int column, String... rows) {
        PaddedMatrix lattice = new PaddedMatrix(rows.length, rows[0].length());
        boolean[] open = new boolean[lattice.size()];
        for (int row = 0; row < rows.length; row++) {
            for (int c = 0; c < rows[row].length(); c++) {
                open[lattice.square(row, c)] = rows[row].charAt(c) == '1';
            }
        }
        int[] allowed = new int[lattice.size()];
        Arrays.fill(allowed, PaddedMatrix.ALL);
        LivePlacements live = new LivePlacements(lattice, open, allowed, (square, count) -> {});
        int anchor = lattice.square(0, column);
        live.lay(anchor << 5 | HORIZONTAL_I);
        return new BranchSizes(lattice, live, 100).cutOff(anchor, lattice.steps(HORIZONTAL_I));
    }

    @Test
    void a_part_of_three_is_wrong() {
        assertThat(cutsOff(3, "111111111111")).isTrue();
    }

    @Test
    void a_part_of_four_is_right() {
        assertThat(cutsOff(4, "111111111111")).isFalse();
    }

    @Test
    void parts_that_meet_behind_the_piece_are_one() {
        assertThat(cutsOff(1, "111111", "100001", "111111")).isFalse();
    }
}
