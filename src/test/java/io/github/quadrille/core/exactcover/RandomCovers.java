package io.github.quadrille.core.exactcover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Makes small exact covers with rows, which limit how many options of a set are chosen. It also finds all solutions of
 * a cover by trying every set of its options.
 */
public final class RandomCovers {
    private final Random random;

    public RandomCovers(long seed) {
        random = new Random(seed);
    }

    /** Returns the next cover. Some of its options may have no cells. */
    public ExactCover next() {
        int cells = 2 + random.nextInt(4);
        boolean[] mandatory = new boolean[cells];
        for (int cell = 0; cell < cells; cell++) {
            mandatory[cell] = random.nextInt(4) > 0;
        }
        OptionList options = new OptionList();
        options.clear(cells, 2);
        int number = 1 + random.nextInt(9);
        boolean mayBeEmpty = random.nextInt(4) == 0;
        for (int option = 0; option < number; option++) {
            int first = random.nextInt(mayBeEmpty ? 2 * cells : cells);
            int[] on = IntStream.range(0, cells)
                    .filter(cell -> first < cells && (cell == first || random.nextInt(3) == 0))
                    .toArray();
            options.add(option < number / 2 ? 0 : 1, on, on.length);
        }
        List<RowItem> rows = new ArrayList<>();
        for (int row = random.nextInt(5); row > 0; row--) {
            int min = random.nextInt(3);
            int max = random.nextInt(6) == 0 ? KindItem.UNBOUNDED : min + random.nextInt(3);
            rows.add(new RowItem(BitSet.valueOf(new long[] {random.nextInt(1 << number)}), min, max));
        }
        CellOrder order = new CellOrder(IntStream.range(0, cells).toArray());
        CellGraph graph =
                new CellGraph(mandatory, cell -> new int[0], new CellGraph.CellHints(order, List.of(order), List.of()));
        List<KindItem> kinds = List.of(
                new KindItem(random.nextInt(5) / 4, 1 + random.nextInt(3), 1, false),
                new KindItem(0, KindItem.UNBOUNDED, 1, false));
        return new ExactCover(graph, kinds, options, rows, () -> {});
    }

    /** Lists all solutions of a cover. Each solution is the options in ascending order. */
    public static List<int[]> solutions(ExactCover cover) {
        return IntStream.range(0, 1 << cover.options())
                .mapToObj(set -> BitSet.valueOf(new long[] {set}).stream().toArray())
                .filter(cover::isSolvedBy)
                .toList();
    }
}
