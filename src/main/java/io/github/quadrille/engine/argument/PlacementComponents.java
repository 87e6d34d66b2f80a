package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Divides the cells of a board into parts by union and find. The cells of a placement are always in one part. */
final class PlacementComponents {
    private final int[] leader;

    private PlacementComponents(int cells) {
        this.leader = new int[cells];
        Arrays.setAll(leader, cell -> cell);
    }

    /**
     * A {@code Part} is a set of cells. Each placement has either all of its cells in the part, or none.
     *
     * @param cells the cells, ascending
     * @param kinds the kinds that have placements there, ascending
     */
    record Part(List<Integer> cells, List<Integer> kinds) {}

    static List<Part> of(ExactCover problem) {
        PlacementComponents parts = new PlacementComponents(problem.cells());
        for (int placement = 0; placement < problem.options(); placement++) {
            for (int i = 1; i < problem.area(placement); i++) {
                parts.join(problem.cell(placement, 0), problem.cell(placement, i));
            }
        }
        Map<Integer, List<Integer>> cells = new TreeMap<>();
        for (int cell = 0; cell < parts.leader.length; cell++) {
            cells.computeIfAbsent(parts.find(cell), first -> new ArrayList<>()).add(cell);
        }
        Map<Integer, TreeSet<Integer>> kinds = new TreeMap<>();
        for (int placement = 0; placement < problem.options(); placement++) {
            kinds.computeIfAbsent(parts.find(problem.cell(placement, 0)), first -> new TreeSet<>())
                    .add(problem.kind(placement));
        }
        return cells.entrySet().stream()
                .map(part -> new Part(
                        List.copyOf(part.getValue()), List.copyOf(kinds.getOrDefault(part.getKey(), new TreeSet<>()))))
                .toList();
    }

    private void join(int cell, int other) {
        int a = find(cell);
        int b = find(other);
        leader[Math.max(a, b)] = Math.min(a, b);
    }

    private int find(int cell) {
        int at = cell;
        while (leader[at] != at) {
            leader[at] = leader[leader[at]];
            at = leader[at];
        }
        return at;
    }
}
