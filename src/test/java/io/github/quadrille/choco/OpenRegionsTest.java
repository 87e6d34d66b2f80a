package io.github.quadrille.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.RandomPuzzles;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What both ways to look at open regions prune, on boards that fit into both, held against their common rule. */
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

    /** Lays pieces at random until none fits or a region is hopeless; returns 1 in the latter case. */
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
            boolean expected = anyHopeless(puzzle, state, open);
            assertThat(word.anyHopeless()).as("%s %s", puzzle, open).isEqualTo(expected);
            // Floods begin beside the piece laid last, so that what its count alone has made hopeless elsewhere is
            // missed.
            boolean seen = flooded.anyHopeless();
            assertThat(seen).as("%s %s", puzzle, open).isIn(expected, expected && ofOneSize(puzzle.bag()));
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

    /** Slowly: every region by itself, every choice of how many pieces of each kind; of pieces of one size, any number. */
    private static boolean anyHopeless(Puzzle puzzle, CoverState state, Set<Integer> open) {
        Set<Integer> rest = new HashSet<>(open);
        while (!rest.isEmpty()) {
            BitSet region = regionOf(puzzle.region(), rest, rest.iterator().next());
            int must =
                    (int) region.stream().filter(puzzle.region()::isMandatory).count();
            if (!canMake(puzzle.bag(), state, 0, must, region.cardinality())) {
                return true;
            }
        }
        return false;
    }

    /** Takes it out of the rest. */
    private static BitSet regionOf(Region board, Set<Integer> rest, int start) {
        BitSet region = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>(Set.of(start));
        rest.remove(start);
        while (!queue.isEmpty()) {
            int cell = queue.pop();
            region.set(cell);
            for (int next : board.neighbours(cell)) {
                if (rest.remove(next)) {
                    queue.add(next);
                }
            }
        }
        return region;
    }

    private static boolean canMake(Bag bag, CoverState state, int kind, int least, int most) {
        if (kind == bag.size()) {
            return least <= 0;
        }
        int size = bag.kind(kind).size();
        int mostCopies = Math.min(most / size, ofOneSize(bag) ? most : state.allowed(kind));
        return IntStream.rangeClosed(0, mostCopies)
                .anyMatch(copies -> canMake(bag, state, kind + 1, least - copies * size, most - copies * size));
    }

    private static boolean ofOneSize(Bag bag) {
        return bag.supplies().stream()
                        .map(supply -> supply.kind().size())
                        .distinct()
                        .count()
                == 1;
    }
}
