package io.github.quadrille.core.placement;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.LiveOptions;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Makes tables of placements whose cover has rows, and searches covers exhaustively. A row limits how many placements
 * of a set are laid.
 */
public final class RowTables {
    private RowTables() {}

    public static PlacementTable of(Puzzle puzzle, RowItem... rows) {
        return new PlacementTable(puzzle).withRows(List.of(rows));
    }

    public static RowItem row(int min, int max, int... placements) {
        BitSet options = new BitSet();
        IntStream.of(placements).forEach(options::set);
        return new RowItem(options, min, max);
    }

    /**
     * Returns a table with up to four random rows. The limit of a row can be a minimum, a maximum, a range, one number
     * or zero.
     */
    public static PlacementTable random(Puzzle puzzle, Random random) {
        PlacementTable table = new PlacementTable(puzzle);
        List<RowItem> rows = new ArrayList<>();
        for (int row = random.nextInt(5); row > 0; row--) {
            int share = 2 + random.nextInt(8);
            int[] placements = IntStream.range(0, table.size())
                    .filter(placement -> random.nextInt(share) == 0)
                    .toArray();
            int min = random.nextInt(3) / 2;
            rows.add(
                    switch (random.nextInt(7)) {
                        case 0 -> row(min, KindItem.UNBOUNDED, placements);
                        case 1 -> row(min + 1, min + 1, placements);
                        case 2 -> row(0, 0, placements);
                        case 3 -> row(min, 2 + random.nextInt(2), placements);
                        case 4 -> row(0, 2, placements);
                        default -> row(0, 1, placements);
                    });
        }
        return table.withRows(rows);
    }

    /** Counts the solutions of a cover, and stops when {@code enough} of them are found. */
    public static long count(ExactCover cover, long enough) {
        Tree tree = new Tree(cover, enough, solution -> {}, chosen -> {});
        tree.go();
        return tree.found;
    }

    /**
     * Finds all solutions by a search tree.
     *
     * @param solutions the receiver of the solutions
     * @param ends the receiver of the options chosen on a branch, when all solutions on the branch have been found
     */
    public static void search(ExactCover cover, Consumer<int[]> solutions, Consumer<int[]> ends) {
        new Tree(cover, Long.MAX_VALUE, solutions, ends).go();
    }

    private static final class Tree {
        private final ExactCover cover;
        private final LiveOptions live;
        private final long enough;
        private final Consumer<int[]> solutions;
        private final Consumer<int[]> ends;
        private int[] chosen = {};
        private long found;

        Tree(ExactCover cover, long enough, Consumer<int[]> solutions, Consumer<int[]> ends) {
            this.cover = cover;
            this.live = new LiveOptions(cover);
            this.enough = enough;
            this.solutions = solutions;
            this.ends = ends;
        }

        void go() {
            int item = live.tightest(cover.items());
            if (item < 0) {
                found++;
                solutions.accept(chosen);
            }
            int[] ways = item < 0
                    ? IntStream.range(0, cover.options()).filter(live::isLive).toArray()
                    : live.on(item);
            int[] before = chosen;
            for (int i = 0; i < ways.length && found < enough; i++) {
                chosen = Arrays.copyOf(before, before.length + 1);
                chosen[before.length] = ways[i];
                int mark = live.choose(ways[i]);
                go();
                live.takeBack(ways[i], mark);
                live.exclude(ways[i]);
            }
            chosen = before;
            ends.accept(chosen);
        }
    }
}
