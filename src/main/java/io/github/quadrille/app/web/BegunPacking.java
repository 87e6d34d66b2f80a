package io.github.quadrille.app.web;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lays pieces cell by cell, without a search, to make a picture of a board that is partly covered. */
final class BegunPacking {
    private static final int MOST_PIECES = 400;

    /**
     * A kind is used only if its size times the number of cells of the board is at most this. So the list of its
     * placements stays small.
     */
    private static final long MOST_CELLS = 3_300_000;

    private BegunPacking() {}

    /**
     * Goes through the cells in order. Among the pieces that fit and whose first cell is the present cell, it lays one
     * of the kind that has the most pieces left. If several such kinds have equally many pieces left, it takes the one
     * with the largest pieces.
     *
     * @param isSecret whether the puzzle has only one packing. Then half of the pieces are left out, so that the
     *     picture does not give the packing away.
     */
    static Packing of(Puzzle puzzle, boolean isSecret) {
        Bag bag = new Bag(puzzle.bag().supplies().stream()
                .filter(supply -> (long) supply.kind().size() * puzzle.region().size() <= MOST_CELLS)
                .toList());
        PlacementTable table = new PlacementTable(puzzle.with(bag).with(RuleSet.NONE));
        Map<Integer, List<Integer>> byFirstCell = IntStream.range(0, table.size())
                .boxed()
                .collect(Collectors.groupingBy(placement -> table.cell(placement, 0)));
        int[] left = IntStream.range(0, bag.size())
                .map(kind -> bag.count(kind).max())
                .toArray();
        BitSet covered = new BitSet();
        List<Placement> laid = new ArrayList<>();
        for (int cell = 0; cell < puzzle.region().size() && laid.size() < MOST_PIECES; cell++) {
            byFirstCell.getOrDefault(cell, List.of()).stream()
                    .filter(placement -> left[table.kind(placement)] > 0)
                    .filter(placement -> Arrays.stream(table.cells(placement)).noneMatch(covered::get))
                    .max(Comparator.<Integer>comparingInt(placement -> left[table.kind(placement)])
                            .thenComparingInt(table::area))
                    .ifPresent(placement -> {
                        left[table.kind(placement)]--;
                        Arrays.stream(table.cells(placement)).forEach(covered::set);
                        laid.add(table.placement(placement));
                    });
        }
        return new Packing(isSecret ? laid.subList(0, (laid.size() + 1) / 2) : laid);
    }
}
