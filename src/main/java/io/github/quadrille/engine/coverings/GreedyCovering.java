package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds a first covering. At each cell in turn, it considers the placements that begin there and still fit, and lays
 * the one that is worth most. The time is linear in the size of the table.
 */
final class GreedyCovering {
    private GreedyCovering() {}

    /**
     * Returns the greedy covering of a board.
     *
     * @param pause the callback that runs many times a second and may give up by throwing
     */
    static Packing cover(PlacementTable table, Goal.Cover goal, Runnable pause) {
        ExactCover problem = table.cover().withoutRows();
        boolean[] covered = new boolean[problem.cells()];
        int[] used = new int[problem.kinds().size()];
        List<Integer> laid = new ArrayList<>();
        for (int cell = 0; cell < covered.length; cell++) {
            pause.run();
            int best = -1;
            long most = 0;
            for (int option : problem.optionsOn(cell)) {
                int kind = problem.kind(option);
                if (problem.cell(option, 0) == cell
                        && used[kind] < problem.kindItem(kind).max()
                        && isFree(problem, option, covered)) {
                    long worth = goal.worth(kind, problem.cellsOf(option));
                    if (worth > most) {
                        most = worth;
                        best = option;
                    }
                }
            }
            if (best >= 0) {
                laid.add(best);
                used[problem.kind(best)]++;
                for (int each : problem.cellsOf(best)) {
                    covered[each] = true;
                }
            }
        }
        return table.packing(laid.stream().mapToInt(placement -> placement).toArray());
    }

    private static boolean isFree(ExactCover problem, int option, boolean[] covered) {
        for (int i = 0; i < problem.area(option); i++) {
            if (covered[problem.cell(option, i)]) {
                return false;
            }
        }
        return true;
    }
}
