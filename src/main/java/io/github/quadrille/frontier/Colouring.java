package io.github.quadrille.frontier;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A colouring of cells, dark or light, such that every placement of a kind covers the same number of dark cells up to
 * multiples of two. It ties the counts used so far to the boundary and so rules half of them out: on a chessboard,
 * whether the number of T tetrominoes laid is odd can be told from the cells they cover.
 */
final class Colouring {
    private final boolean[] darkItems;
    private final boolean[] oddKinds;

    private Colouring(boolean[] darkItems, boolean[] oddKinds) {
        this.darkItems = darkItems;
        this.oddKinds = oddKinds;
    }

    /** Those of the chessboard and the stripes that fit a puzzle's placements and tell anything. */
    static List<Colouring> fitting(PlacementTable table, SweepOrder order) {
        Region region = table.puzzle().region();
        List<IntPredicate> darks = List.of(
                cell -> (region.row(cell) + region.column(cell)) % 2 == 1,
                cell -> region.row(cell) % 2 == 1,
                cell -> region.column(cell) % 2 == 1);
        List<Colouring> fitting = new ArrayList<>();
        darks.forEach(dark -> add(dark, table, order, fitting));
        return fitting;
    }

    private static void add(IntPredicate dark, PlacementTable table, SweepOrder order, List<Colouring> fitting) {
        boolean[] odd = new boolean[table.puzzle().bag().size()];
        boolean[] seen = new boolean[odd.length];
        for (int placement = 0; placement < table.size(); placement++) {
            boolean isOdd = Arrays.stream(table.cells(placement)).filter(dark).count() % 2 == 1;
            int kind = table.kind(placement);
            if (seen[kind] && odd[kind] != isOdd) {
                return;
            }
            seen[kind] = true;
            odd[kind] = isOdd;
        }
        boolean[] items = new boolean[table.puzzle().region().size()];
        for (int cell = 0; cell < items.length; cell++) {
            items[order.position(cell)] = dark.test(cell);
        }
        fitting.add(new Colouring(items, odd));
    }

    boolean isDark(int item) {
        return darkItems[item];
    }

    /** Whether a piece of the kind covers an odd number of dark cells. */
    boolean isOdd(int kind) {
        return oddKinds[kind];
    }
}
