package io.github.quadrille.core.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CheckedPlacementsTest {
    private final PlacementTable table = new PlacementTable(Puzzle.standard(4, 5));

    @Test
    void it_says_of_random_choices_what_the_checker_says() {
        RandomPuzzles puzzles = new RandomPuzzles(3);
        Random random = new Random(3);
        int accepted = 0;
        for (int i = 0; i < 200; i++) {
            PlacementTable placements = new PlacementTable(puzzles.next());
            if (placements.size() == 0) {
                continue;
            }
            CheckedPlacements checked = new CheckedPlacements(placements);
            PackingChecker checker = new PackingChecker(placements.puzzle());
            for (int j = 0; j < 40; j++) {
                int[] some =
                        random.ints(random.nextInt(4), 0, placements.size()).toArray();
                boolean isPacking = checker.faults(placements.packing(some)).isEmpty();
                accepted += isPacking ? 1 : 0;
                assertThat(accepts(checked, some))
                        .as("%s of %s", Arrays.toString(some), placements.puzzle())
                        .isEqualTo(isPacking);
            }
        }
        assertThat(accepted).isPositive();
    }

    private static boolean accepts(CheckedPlacements checked, int... placements) {
        try {
            checked.check(placements);
            return true;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    @Test
    void what_is_no_packing_is_refused_with_every_reason() {
        CheckedPlacements checked = new CheckedPlacements(table);
        assertThatThrownBy(() -> checked.check(new int[] {0, 0}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not a packing")
                .hasMessageContaining("Overlap")
                .hasMessageContaining("uncovered");
    }

    @Test
    void a_packing_has_its_pieces_in_the_order_of_the_numbers() {
        Packing packing = new CheckedPlacements(table).packing(new int[] {7, 2});
        assertThat(packing.pieces()).containsExactly(table.placement(7), table.placement(2));
    }
}
