package io.github.quadrille.app.generate;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.LiveOptions;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;

/**
 * Searches as plainly as possible, and always in the same way, so that its work can measure how hard a puzzle is. It
 * branches at the cell that the fewest placements can cover, the first such cell among equals, and tries these
 * placements in order. It does not check the areas of separate parts of the board, uses no symmetry, and does not
 * remember dead ends. It goes on after the first packing.
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

    /**
     * Prepares the search.
     *
     * @param mostNodes the number of nodes after which the search is given up
     */
    private SimpleSearch(Puzzle puzzle, long mostNodes) {
        this.cover = new PlacementTable(puzzle).cover();
        this.live = new LiveOptions(cover);
        this.pieces = puzzle.bag().supplies().stream()
                .mapToInt(supply -> supply.count().min())
                .sum();
        this.mostNodes = mostNodes;
    }

    /** Searches the whole tree, but stops after this many nodes. */
    static SimpleSearch of(Puzzle puzzle, long mostNodes) {
        SimpleSearch search = new SimpleSearch(puzzle, mostNodes);
        search.go(0);
        return search;
    }

    /** Counts the placements that were tried. */
    long nodes() {
        return nodes;
    }

    /**
     * Returns whether the search ended before it had tried the largest allowed number of placements. If so, it went
     * through the whole tree.
     */
    boolean isComplete() {
        return nodes < mostNodes;
    }

    long packings() {
        return packings;
    }

    /** Counts the dead ends. */
    long deadEnds() {
        return deadEnds;
    }

    /** Counts the dead ends at which at most two of the required pieces were left to lay. */
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
