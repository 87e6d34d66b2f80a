package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Compares two fast ways to find hopeless regions with a slow way. A region of open cells is hopeless if no remaining
 * pieces make up its size. The boards are small enough for all three ways.
 */
class OpenRegionsTest {
    @Test
    void a_region_is_hopeless_exactly_when_no_remaining_pieces_make_up_its_size() {
        Random random = new Random(9);
        RandomPuzzles puzzles = new RandomPuzzles(77);
        int hopeless = 0;
        for (int i = 0; i < 400; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            if (table.size() > 0 && isConnected(table.puzzle().bag())) {
                hopeless += compare(table, random);
            }
        }
        assertThat(hopeless).isGreaterThan(100);
    }

    /**
     * Lays pieces at random until none fits or a region is hopeless. Returns 1 if a region is hopeless, and otherwise
     * 0.
     */
    private static int compare(PlacementTable table, Random random) {
        Puzzle puzzle = table.puzzle();
        CoverState state = new CoverState(table.cover(), false, () -> {});
        PieceAreas areas = PieceAreas.of(table.cover(), state, false);
        OpenRegions word = new OneWordRegions(table.cover(), areas);
        OpenRegions flooded = new FloodedRegions(table.cover(), areas);
        Set<Integer> open = new HashSet<>();
        for (int cell = 0; cell < puzzle.region().size(); cell++) {
            open.add(cell);
        }
        int[] live = new int[table.size()];
        while (true) {
            boolean expected = SlowRegions.anyHopeless(puzzle, state, open);
            assertThat(word.anyHopeless()).as("%s %s", puzzle, open).isEqualTo(expected);
            // A flood fill begins next to the piece laid last. So it misses a region elsewhere that became hopeless
            // only because one piece fewer of this kind is left.
            boolean seen = flooded.anyHopeless();
            assertThat(seen).as("%s %s", puzzle, open).isIn(expected, expected && SlowRegions.ofOneSize(puzzle.bag()));
            int count = state.live().allLive(live);
            if (expected || count == 0) {
                return expected ? 1 : 0;
            }
            int placement = live[random.nextInt(count)];
            state.place(placement);
            word.covered(placement);
            flooded.covered(placement);
            for (int cell : table.cells(placement)) {
                open.remove(cell);
            }
        }
    }

    private static boolean isConnected(Bag bag) {
        return bag.supplies().stream().allMatch(supply -> supply.kind().shape().isConnected());
    }
}
