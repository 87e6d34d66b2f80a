package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.RegionSymmetries;
import io.github.quadrille.core.geometry.Wrap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class BoardCarvingTest {
    private static final Region BOARD = Region.rectangle(5, 6);

    @RepeatedTest(10)
    void what_is_left_is_connected(RepetitionInfo seed) {
        Region left = BOARD.without(drawn(BOARD, CarvingRules.USUAL, 10, seed.getCurrentRepetition()));
        int[] noPieces = new int[left.size()];
        Arrays.fill(noPieces, -1);
        assertThat(left.size()).isEqualTo(20);
        assertThat(Gap.around(0, left, noPieces).size()).isEqualTo(20);
    }

    @RepeatedTest(10)
    void no_cell_is_missing_inside_if_that_is_not_wanted(RepetitionInfo seed) {
        CarvingRules rules = new CarvingRules(OptionalInt.empty(), true, false, false);
        BitSet missing = drawn(BOARD, rules, 1, seed.getCurrentRepetition());
        int cell = missing.nextSetBit(0);
        assertThat(BOARD.neighbours(cell).length).isLessThan(4);
    }

    @RepeatedTest(10)
    void what_is_left_has_a_symmetry_if_that_is_wanted(RepetitionInfo seed) {
        CarvingRules rules = new CarvingRules(OptionalInt.empty(), true, true, true);
        BitSet missing = drawn(BOARD, rules, 4, seed.getCurrentRepetition());
        assertThat(RegionSymmetries.of(BOARD.without(missing)).order()).isGreaterThan(1);
    }

    @Test
    void one_move_leaves_as_many_cells_missing() {
        BoardCarving carving = new BoardCarving(BOARD, CarvingRules.USUAL, 5, new SplittableRandom(1));
        BitSet before = carving.draw().orElseThrow();
        BitSet after = carving.moved(before).orElseThrow();
        assertThat(after.cardinality()).isEqualTo(5);
        after.and(before);
        assertThat(after.cardinality()).isBetween(4, 5);
    }

    @Test
    void nothing_symmetric_is_carved_from_a_board_without_symmetry() {
        Region board = new Region(List.of("...", "..#", ".##", ".##"), Wrap.NONE);
        CarvingRules rules = new CarvingRules(OptionalInt.empty(), true, true, true);
        assertThatThrownBy(() -> drawn(board, rules, 2, 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageContaining("Leave out --symmetric");
    }

    private static BitSet drawn(Region board, CarvingRules rules, int holes, long seed) {
        return new BoardCarving(board, rules, holes, new SplittableRandom(seed))
                .draw()
                .orElseThrow();
    }
}
