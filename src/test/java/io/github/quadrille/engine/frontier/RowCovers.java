package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.LiveOptions;
import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.core.exactcover.RowItem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Makes small random covers with rows, and counts their solutions one by one. A row limits how many options of a set
 * are chosen.
 */
final class RowCovers {
    private static final int[][][] SHAPES = {
        {{0, 0}, {0, 1}}, {{0, 0}, {1, 0}}, {{0, 0}, {1, 0}, {1, 1}}, {{0, 0}, {0, 1}, {0, 2}}, {{0, 1}, {1, 0}, {2, 1}}
    };
    private static final int[] KIND_OF_SHAPE = {0, 0, 1, 1, 1};

    private final Random random;

    RowCovers(long seed) {
        this.random = new Random(seed);
    }

    /** Returns a cover of a board of at most 15 cells, whose options are some dominoes and trominoes. */
    ExactCover next() {
        int height = 1 + random.nextInt(3);
        int width = 2 + random.nextInt(4);
        int cells = height * width;
        boolean[] mandatory = new boolean[cells];
        int open = random.nextInt(4);
        for (int cell = 0; cell < cells; cell++) {
            mandatory[cell] = random.nextInt(4) >= open;
        }
        OptionList options = new OptionList();
        options.clear(cells, 2);
        List<int[]> listed = new ArrayList<>();
        for (int shape = 0; shape < SHAPES.length; shape++) {
            for (int cell = 0; cell < cells; cell++) {
                int[] on = on(SHAPES[shape], cell / width, cell % width, height, width);
                if (on.length > 0 && random.nextInt(5) > 0) {
                    options.add(KIND_OF_SHAPE[shape], on, on.length);
                    listed.add(on);
                }
            }
        }
        List<RowItem> rows = new ArrayList<>();
        for (int row = random.nextInt(7); row > 0; row--) {
            rows.add(row(listed, cells));
        }
        CellOrder order = new CellOrder(IntStream.range(0, cells).toArray());
        CellGraph graph =
                new CellGraph(mandatory, cell -> new int[0], new CellGraph.CellHints(order, List.of(order), List.of()));
        List<KindItem> kinds = List.of(kind(2), kind(3));
        return new ExactCover(graph, kinds, options, rows, () -> {});
    }

    private KindItem kind(int size) {
        int min = Math.max(0, random.nextInt(4) - 2);
        return new KindItem(min, random.nextBoolean() ? KindItem.UNBOUNDED : min + random.nextInt(4), size, true);
    }

    private static int[] on(int[][] shape, int top, int left, int height, int width) {
        int[] on = new int[shape.length];
        for (int i = 0; i < shape.length; i++) {
            int row = top + shape[i][0];
            int column = left + shape[i][1];
            if (row >= height || column >= width) {
                return new int[0];
            }
            on[i] = row * width + column;
        }
        return IntStream.of(on).sorted().toArray();
    }

    /**
     * Returns a row that limits how many options on some random cells, or how many random options, are chosen. Most of
     * these rows need no count beyond one, so the frontier can keep their counts in its states.
     */
    private RowItem row(List<int[]> listed, int cells) {
        BitSet near = new BitSet();
        IntStream.rangeClosed(0, 2).forEach(i -> near.set(random.nextInt(cells)));
        int least = 1 + random.nextInt(2);
        IntPredicate isIn = random.nextInt(3) > 0
                ? option -> IntStream.of(listed.get(option)).filter(near::get).count() >= least
                : option -> random.nextInt(3) == 0;
        BitSet members = new BitSet();
        IntStream.range(0, listed.size()).filter(isIn).forEach(members::set);
        return switch (random.nextInt(12)) {
            case 0, 1, 2, 3 -> new RowItem(members, 0, 1);
            case 4, 5, 6, 7 -> new RowItem(members, 1, KindItem.UNBOUNDED);
            case 8 -> new RowItem(members, 1, 1);
            case 9 -> new RowItem(members, 0, members.cardinality());
            case 10 -> new RowItem(members, 0, random.nextInt(8) == 0 ? 0 : 1);
            default -> new RowItem(members, random.nextInt(3), random.nextInt(5));
        };
    }

    /** Returns the cover with the given rows instead of the rows that it had. */
    static ExactCover withRows(ExactCover cover, List<RowItem> rows) {
        OptionList options = new OptionList();
        options.clear(cover.cells(), cover.kinds().size());
        for (int option = 0; option < cover.options(); option++) {
            options.add(cover.kind(option), cover.cellsOf(option), cover.area(option));
        }
        return new ExactCover(cover.graph(), cover.kinds(), options, rows, () -> {});
    }

    /** Returns a row that limits how many of the options that the predicate selects are chosen. */
    static RowItem row(ExactCover cover, IntPredicate isIn, int min, int max) {
        BitSet members = new BitSet();
        IntStream.range(0, cover.options()).filter(isIn).forEach(members::set);
        return new RowItem(members, min, max);
    }

    /**
     * Counts the solutions by trying every set of compatible options. The keys are the numbers of options of each kind,
     * and the values are the numbers of solutions.
     */
    static Map<List<Integer>, Long> bruteForce(ExactCover cover) {
        Map<List<Integer>, Long> found = new HashMap<>();
        addFrom(0, cover, new LiveOptions(cover), found);
        return found;
    }

    private static void addFrom(int first, ExactCover cover, LiveOptions live, Map<List<Integer>, Long> found) {
        if (live.wanting().findAny().isEmpty()) {
            List<Integer> counts = IntStream.range(cover.cells(), cover.firstRow())
                    .map(live::times)
                    .boxed()
                    .toList();
            found.merge(counts, 1L, Long::sum);
        }
        for (int option = first; option < cover.options(); option++) {
            if (live.isLive(option)) {
                int before = live.choose(option);
                addFrom(option + 1, cover, live, found);
                live.takeBack(option, before);
            }
        }
    }
}
