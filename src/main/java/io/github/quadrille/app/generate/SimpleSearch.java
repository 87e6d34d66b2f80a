package io.github.quadrille.app.generate;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.LiveOptions;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;

/**
 * A search as plain as can be, and always the same, so that its work can be a measure: what covers the cell that the fewest
 * placements can cover is tried, placement by placement, in all ways, where of several cells the first counts. It knows no
 * areas, no symmetry and no past, and does not end with the first packing.
 */
final class SimpleSearch {
    private final ExactCover cover;
    private final LiveOptions live;
    private final int pieces;
    private final long mostNodes;
    private long nodes;
    private long packings;
    private long nearSolutions;
    private long deadEnds;

    /** @param mostNodes after which it is given up */
    private SimpleSearch(Puzzle puzzle, long mostNodes) {
        this.cover = new PlacementTable(puzzle).cover();
        this.live = new LiveOptions(cover);
        this.pieces = puzzle.bag().supplies().stream()
                .mapToInt(supply -> supply.count().min())
                .sum();
        this.mostNodes = mostNodes;
    }

    /** Searches through the whole tree, or so many nodes of it. */
    static SimpleSearch of(Puzzle puzzle, long mostNodes) {
        SimpleSearch search = new SimpleSearch(puzzle, mostNodes);
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
        int cell = live.tightest(cover.cells());
        int[] ways = cell < 0 ? new int[0] : live.on(cell);
        if (cell < 0 && live.tightest(cover.items()) < 0) {
            packings++;
        } else if (ways.length == 0) {
            deadEnds++;
            nearSolutions += pieces - laid <= 2 ? 1 : 0;
        }
        for (int placement : ways) {
            if (nodes >= mostNodes) {
                return;
            }
            nodes++;
            int mark = live.choose(placement);
            go(laid + 1);
            live.takeBack(placement, mark);
        }
    }
}
