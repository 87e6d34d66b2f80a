package io.github.quadrille.app.generate;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A search as plain as can be, and always the same, so that its work can be a measure: what covers the cell that the fewest
 * placements can cover is tried, placement by placement, in all ways, where of several cells the first counts. It knows no
 * areas, no symmetry and no past, and does not end with the first packing.
 */
final class SimpleSearch {
    private final PlacementTable table;
    private final long mostNodes;
    private final List<BitSet> masks;
    private final int[][] on;
    private final BitSet covered = new BitSet();
    private final int[] left;
    private final int[] needed;
    private int pieces;
    private long nodes;
    private long packings;
    private long nearSolutions;
    private long deadEnds;

    /** @param mostNodes after which it is given up */
    private SimpleSearch(PlacementTable table, long mostNodes) {
        this.table = table;
        this.mostNodes = mostNodes;
        Puzzle puzzle = table.puzzle();
        int cells = puzzle.region().size();
        this.masks = IntStream.range(0, table.size())
                .mapToObj(placement ->
                        Arrays.stream(table.cells(placement)).collect(BitSet::new, BitSet::set, BitSet::or))
                .toList();
        this.on = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            on[cell] = table.cover().optionsOn(cell);
        }
        this.left = new int[puzzle.bag().size()];
        this.needed = new int[left.length];
        for (int kind = 0; kind < left.length; kind++) {
            CountRange count = puzzle.bag().count(kind);
            left[kind] = count.max();
            needed[kind] = count.min();
            pieces += count.min();
        }
    }

    /** Searches through the whole tree, or so many nodes of it. */
    static SimpleSearch of(Puzzle puzzle, long mostNodes) {
        SimpleSearch search = new SimpleSearch(new PlacementTable(puzzle), mostNodes);
        search.go(0);
        return search;
    }

    /** How many placements were tried. */
    long nodes() {
        return nodes;
    }

    /** Whether these are all. */
    boolean isComplete() {
        return nodes < mostNodes;
    }

    long packings() {
        return packings;
    }

    /** How often it went no further. */
    long deadEnds() {
        return deadEnds;
    }

    /** How often it went no further with all pieces laid but one or two. */
    long nearSolutions() {
        return nearSolutions;
    }

    private void go(int laid) {
        int[] candidates = candidates();
        if (candidates == null) {
            if (Arrays.stream(needed).allMatch(count -> count <= 0)) {
                packings++;
                return;
            }
            candidates = new int[0];
        }
        if (candidates.length == 0) {
            deadEnds++;
            nearSolutions += pieces - laid <= 2 ? 1 : 0;
            return;
        }
        for (int placement : candidates) {
            if (nodes >= mostNodes) {
                return;
            }
            nodes++;
            turn(placement, 1);
            go(laid + 1);
            turn(placement, -1);
        }
    }

    private void turn(int placement, int step) {
        int kind = table.kind(placement);
        left[kind] -= step;
        needed[kind] -= step;
        covered.xor(masks.get(placement));
    }

    /** What can cover the cell that the fewest can; null when all that must be are covered. */
    private int[] candidates() {
        int best = Integer.MAX_VALUE;
        int bestCell = -1;
        for (int cell = 0; cell < on.length && best > 0; cell++) {
            if (!covered.get(cell) && table.puzzle().region().isMandatory(cell)) {
                int fitting = 0;
                for (int i = 0; i < on[cell].length && fitting < best; i++) {
                    fitting += fits(on[cell][i]) ? 1 : 0;
                }
                if (fitting < best) {
                    best = fitting;
                    bestCell = cell;
                }
            }
        }
        return bestCell < 0
                ? null
                : Arrays.stream(on[bestCell]).filter(this::fits).toArray();
    }

    private boolean fits(int placement) {
        return left[table.kind(placement)] > 0 && !covered.intersects(masks.get(placement));
    }
}
