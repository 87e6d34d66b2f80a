package io.github.quadrille.coverings;

import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;

/** A covering to begin with: cell by cell, the placement worth most that begins there and still fits. Linear in the table. */
final class GreedyCovering {
    private GreedyCovering() {}

    /**
     * @param pause called many times a second, so that it may give up by throwing
     */
    static Packing cover(PlacementTable table, Goal.Cover goal, Runnable pause) {
        Puzzle puzzle = table.puzzle();
        List<List<Integer>> beginning = new ArrayList<>();
        for (int cell = 0; cell < puzzle.region().size(); cell++) {
            beginning.add(new ArrayList<>());
        }
        for (int placement = 0; placement < table.size(); placement++) {
            beginning.get(table.cell(placement, 0)).add(placement);
        }
        boolean[] covered = new boolean[beginning.size()];
        int[] used = new int[puzzle.bag().size()];
        List<Integer> laid = new ArrayList<>();
        for (List<Integer> options : beginning) {
            pause.run();
            int best = -1;
            long most = 0;
            for (int placement : options) {
                int kind = table.kind(placement);
                long worth = goal.worth(kind, table.cells(placement));
                if (worth > most && used[kind] < puzzle.bag().count(kind).max() && isFree(table, placement, covered)) {
                    most = worth;
                    best = placement;
                }
            }
            if (best >= 0) {
                laid.add(best);
                used[table.kind(best)]++;
                for (int cell : table.cells(best)) {
                    covered[cell] = true;
                }
            }
        }
        return table.packing(laid.stream().mapToInt(placement -> placement).toArray());
    }

    private static boolean isFree(PlacementTable table, int placement, boolean[] covered) {
        for (int cell : table.cells(placement)) {
            if (covered[cell]) {
                return false;
            }
        }
        return true;
    }
}
