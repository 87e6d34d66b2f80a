package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.RandomCovers;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the two representations of the live placements, which are those that can still be laid. */
@Slow
class LiveSetsTest {
    private static final long MANY = 300;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void both_answer_alike_after_the_same_random_calls(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        RandomCovers covers = new RandomCovers(seed);
        for (int i = 0; i < 100; i++) {
            answerAlike(new PlacementTable(puzzles.next()).cover(), new Random(seed + 100 * i));
            answerAlike(covers.next(), new Random(seed + 100 * i));
        }
    }

    private static void answerAlike(ExactCover cover, Random random) {
        LiveSets bits = new BitsetLiveSets(cover);
        LiveSets counts = new CountedLiveSets(cover, () -> {});
        int[][] rowsOf = cover.rowsOfOptions();
        int laid = 0;
        compare(cover, bits, counts);
        for (int step = 0; step < 40 && cover.options() > 0; step++) {
            int placement = random.nextInt(cover.options());
            if (random.nextInt(4) == 0 && laid > 0) {
                laid--;
                bits.undo();
                counts.undo();
            } else if (bits.isLive(placement)) {
                laid++;
                if (random.nextInt(3) == 0) {
                    bits.remove(placement);
                    counts.remove(placement);
                } else {
                    boolean exhausted = random.nextInt(3) == 0
                            || cover.kindItem(cover.kind(placement)).max() == 1;
                    bits.place(placement, exhausted);
                    counts.place(placement, exhausted);
                    for (int row : rowsOf[placement]) {
                        if (random.nextInt(3) == 0 || cover.rows().get(row).max() == 1) {
                            bits.exhaust(row);
                            counts.exhaust(row);
                        }
                    }
                }
            }
            compare(cover, bits, counts);
        }
    }

    private static void compare(ExactCover cover, LiveSets bits, LiveSets counts) {
        assertThat(same(bits, counts, live -> live.tightestCell(Integer.MAX_VALUE)))
                .isTrue();
        assertThat(same(bits, counts, live -> live.tightestCell(3))).isTrue();
        assertThat(list(bits, cover).length == 0).isEqualTo(list(counts, cover).length == 0);
        assertThat(list(bits, cover)).containsExactlyInAnyOrder(list(counts, cover));
        for (int counted = 0; counted < cover.items() - cover.cells(); counted++) {
            int one = counted;
            assertThat(same(bits, counts, live -> Math.min(2, live.liveIn(one, 2))))
                    .isTrue();
            assertThat(same(bits, counts, live -> live.liveIn(one, Integer.MAX_VALUE)))
                    .isTrue();
            assertThat(listIn(bits, cover, counted)).containsExactlyInAnyOrder(listIn(counts, cover, counted));
        }
    }

    private static int[] listIn(LiveSets live, ExactCover cover, int counted) {
        int[] all = new int[cover.options()];
        return Arrays.copyOf(all, live.liveIn(counted, all));
    }

    private static boolean same(LiveSets bits, LiveSets counts, ToLongFunction<LiveSets> question) {
        return question.applyAsLong(bits) == question.applyAsLong(counts);
    }

    private static int[] list(LiveSets live, ExactCover cover) {
        int[] all = new int[cover.options()];
        int size = live.allLive(all);
        assertThat(IntStream.of(all).limit(size).allMatch(live::isLive)).isTrue();
        return Arrays.copyOf(all, size);
    }

    @Test
    void a_search_opens_the_same_nodes_with_both() {
        RandomPuzzles puzzles = new RandomPuzzles(11);
        for (int i = 0; i < Rounds.of(10, 100); i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            // The two representations list options in different orders, so only whole searches are comparable.
            if (table.size() > 0 && BruteForce.count(table.puzzle(), MANY) < MANY) {
                assertThat(nodes(table, new BitsetLiveSets(table.cover())))
                        .as("%s", table.puzzle())
                        .isEqualTo(nodes(table, new CountedLiveSets(table.cover(), () -> {})));
            }
        }
        PlacementTable standard = new PlacementTable(Puzzle.standard(5, 8));
        assertThat(nodes(standard, new BitsetLiveSets(standard.cover())))
                .isEqualTo(nodes(standard, new CountedLiveSets(standard.cover(), () -> {})));
    }

    private static String nodes(PlacementTable table, LiveSets live) {
        PropagatorModel model = new PropagatorModel(
                table.cover(),
                ValueOrdering.AS_LISTED,
                new CoverState(table.cover(), live, false, List.of(), CoverState.NO_GAPS),
                DeadEndLog.NONE);
        int found = 0;
        while (model.solver().solve()) {
            found++;
        }
        return found + " packings, " + model.solver().getNodeCount() + " nodes, "
                + model.solver().getFailCount() + " fails";
    }
}
