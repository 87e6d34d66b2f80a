package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.placement.PlacementTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Computes the worth of the best covering cell by cell, and stores the result for each position. It suits boards of a
 * few cells.
 */
public final class BestCovering {
    private static final long NONE = Long.MIN_VALUE / 2;

    private final Puzzle puzzle;
    private final Goal.Cover goal;
    private final PlacementTable table;
    private final List<List<Integer>> smallestOn = new ArrayList<>();
    private final Map<List<Integer>, Long> memory = new HashMap<>();

    private BestCovering(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.goal = (Goal.Cover) puzzle.goal();
        this.table = new PlacementTable(puzzle);
        for (int cell = 0; cell < puzzle.region().size(); cell++) {
            smallestOn.add(new ArrayList<>());
        }
        for (int placement = 0; placement < table.size(); placement++) {
            smallestOn.get(table.cell(placement, 0)).add(placement);
        }
    }

    /** Returns the worth of the best covering, or empty when no covering has the wanted counts. */
    public static OptionalLong worth(Puzzle puzzle) {
        BestCovering search = new BestCovering(puzzle);
        long best = search.from(0, 0, new int[puzzle.bag().size()]);
        return best < 0 ? OptionalLong.empty() : OptionalLong.of(best);
    }

    private long from(int cell, int covered, int[] used) {
        if (cell == smallestOn.size()) {
            for (int kind = 0; kind < used.length; kind++) {
                if (used[kind] < puzzle.bag().count(kind).min()) {
                    return NONE;
                }
            }
            return 0;
        }
        List<Integer> key = new ArrayList<>(List.of(cell, covered));
        Arrays.stream(used).forEach(key::add);
        Long known = memory.get(key);
        if (known != null) {
            return known;
        }
        long best = from(cell + 1, covered, used);
        for (int placement : smallestOn.get(cell)) {
            int mask = 0;
            for (int each : table.cells(placement)) {
                mask |= 1 << each;
            }
            int kind = table.kind(placement);
            if ((covered & mask) == 0 && used[kind] < puzzle.bag().count(kind).max()) {
                used[kind]++;
                best = Math.max(best, goal.worth(kind, table.cells(placement)) + from(cell + 1, covered | mask, used));
                used[kind]--;
            }
        }
        memory.put(key, best);
        return best;
    }
}
