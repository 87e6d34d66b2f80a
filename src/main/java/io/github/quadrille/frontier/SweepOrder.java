package io.github.quadrille.frontier;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * In which order the frontier passes the cells of a board: along rows or along columns, straight or folded. Folded means
 * first, last, second, last but one, ..., so that on a board whose edges meet the neighbours across the seam are near each
 * other, too, and no piece spans the whole board.
 */
final class SweepOrder {
    private final int[] position;

    private SweepOrder(Region region, ToLongFunction<Integer> rank) {
        position = new int[region.size()];
        int[] cells = IntStream.range(0, region.size())
                .boxed()
                .sorted(Comparator.comparingLong(rank))
                .mapToInt(cell -> cell)
                .toArray();
        for (int i = 0; i < cells.length; i++) {
            position[cells[i]] = i;
        }
    }

    /** The order with the shortest longest span of a placement. */
    static SweepOrder best(PlacementTable table) {
        return candidates(table.puzzle().region())
                .min(Comparator.comparingInt(order -> order.longestSpan(table)))
                .orElseThrow();
    }

    static Stream<SweepOrder> candidates(Region region) {
        long rows = region.rows();
        long columns = region.columns();
        return Stream.of(
                new SweepOrder(region, cell -> region.row(cell) * columns + region.column(cell)),
                new SweepOrder(region, cell -> region.column(cell) * rows + region.row(cell)),
                new SweepOrder(region, cell -> folded(region.row(cell), rows) * columns + region.column(cell)),
                new SweepOrder(region, cell -> folded(region.column(cell), columns) * rows + region.row(cell)));
    }

    private static long folded(int line, long lines) {
        return line < lines - line ? 2L * line : 2 * (lines - line) - 1;
    }

    private int longestSpan(PlacementTable table) {
        int longest = 1;
        for (int placement = 0; placement < table.size(); placement++) {
            int[] items =
                    Arrays.stream(table.cells(placement)).map(this::position).toArray();
            int span = Arrays.stream(items).max().orElseThrow()
                    - Arrays.stream(items).min().orElseThrow()
                    + 1;
            longest = Math.max(longest, span);
        }
        return longest;
    }

    /** When the first of these cells comes. */
    int first(int[] cells) {
        return Arrays.stream(cells).map(this::position).min().orElseThrow();
    }

    /** Which cell comes how late, from 0. */
    int position(int cell) {
        return position[cell];
    }
}
