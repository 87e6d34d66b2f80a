package io.github.quadrille.lab.local.repair;

import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.lab.window.BoardWindow;
import io.github.quadrille.lab.window.WindowSearch;
import io.github.quadrille.lab.window.WindowSearch.WindowOutcome;

/**
 * Packs a window of the board again. The window consists of the cells that are selected. The pieces on these cells and
 * the pieces that are not on the board can be used.
 */
final class Repacking {
    private final Bag bag;
    private final LaidPieces part;
    private final WholePieces selection;
    private final BoardWindow window;
    private final WindowSearch search;
    private final int nodeLimit;
    private final int[] most;
    private final int[] on;
    private long nodes;

    Repacking(Bag bag, LaidPieces part, WholePieces selection, BoardWindow window, int nodeLimit) {
        this.bag = bag;
        this.part = part;
        this.selection = selection;
        this.window = window;
        this.search = window.search();
        this.nodeLimit = nodeLimit;
        most = new int[bag.size()];
        on = new int[bag.largestPiece()];
    }

    /**
     * Makes a window of the selected cells. The pieces on these cells and the pieces that are not on the board can be
     * used to pack the window. Until gaps are allowed, all mandatory cells of the window must be covered.
     */
    void cut() {
        for (int kind = 0; kind < most.length; kind++) {
            most[kind] = bag.count(kind).isOpen() ? Integer.MAX_VALUE : selection.used(kind) + part.left(kind);
        }
        window.cut(selection.cells(), selection.size(), most);
        for (int i = 0; i < window.size(); i++) {
            if (!part.isMandatory(window.cell(i))) {
                search.mayStayOpen(i);
            }
        }
    }

    /** Allows gaps on all mandatory cells of the window. */
    void allowGaps() {
        for (int i = 0; i < window.size(); i++) {
            if (part.isMandatory(window.cell(i))) {
                search.mayBeGap(i);
            }
        }
    }

    /**
     * Allows gaps only on mandatory cells whose distance from the start of {@code distances} is at most the given
     * number of steps.
     */
    void allowGapsWithin(int steps, Distances distances) {
        for (int i = 0; i < window.size(); i++) {
            int cell = window.cell(i);
            if (part.isMandatory(cell) && distances.distance(cell) <= steps) {
                search.mayBeGap(i);
            } else if (part.isMandatory(cell)) {
                search.mustBeCovered(i);
            }
        }
    }

    /**
     * Requires for each kind that its number of pieces does not fall below its minimum. If the number is already below
     * the minimum, it must not fall further.
     */
    void keepMinima() {
        for (int kind = 0; kind < most.length; kind++) {
            int inside = selection.used(kind);
            search.limit(kind, Math.max(0, Math.min(inside, inside - part.surplus(kind))), most[kind]);
        }
    }

    /**
     * Requires that the window gets one more piece of a kind than it has now. If there is no such piece, the method
     * requires nothing and returns false.
     */
    boolean askForOneMore(int kind) {
        int wanted = selection.used(kind) + 1;
        if (most[kind] < wanted) {
            return false;
        }
        search.limit(kind, wanted, most[kind]);
        return true;
    }

    /**
     * Packs the window, and returns whether this succeeds. If so, the found pieces replace the pieces of the selection.
     *
     * @param gaps the greatest allowed number of gaps in the window
     */
    boolean replacedWith(int gaps) {
        WindowOutcome outcome = search.run(gaps, nodeLimit);
        nodes += search.nodes();
        if (outcome != WindowOutcome.PACKED) {
            return false;
        }
        selection.lift();
        for (int i = 0; i < search.size(); i++) {
            int piece = search.chosen(i);
            for (int j = 0; j < search.area(piece); j++) {
                on[j] = window.cell(search.cell(piece, j));
            }
            part.lay(search.kind(piece), on);
        }
        return true;
    }

    /** Returns how many pieces were placed so far in the searches that pack windows. */
    long nodes() {
        return nodes;
    }
}
