package io.github.quadrille.lab.local.repair;

import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.lab.window.BoardWindow;
import io.github.quadrille.lab.window.WindowSearch;
import io.github.quadrille.lab.window.WindowSearch.WindowOutcome;

/** Packs the cells of a selection anew, with the pieces that lie there and those that are left. */
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

    /** Cuts the selection out: all its pieces and all that are left may be used, all mandatory cells must be covered. */
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

    /** Gaps may be anywhere. */
    void allowGaps() {
        for (int i = 0; i < window.size(); i++) {
            if (part.isMandatory(window.cell(i))) {
                search.mayBeGap(i);
            }
        }
    }

    /** Gaps may only be on cells at most so far away. */
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

    /** No more pieces may be missing than now, of any kind. */
    void keepMinima() {
        for (int kind = 0; kind < most.length; kind++) {
            int inside = selection.used(kind);
            search.limit(kind, Math.max(0, Math.min(inside, inside - part.surplus(kind))), most[kind]);
        }
    }

    /** One more of this kind must lie in the window than now. Returns whether there is one more. */
    boolean askForOneMore(int kind) {
        int wanted = selection.used(kind) + 1;
        if (most[kind] < wanted) {
            return false;
        }
        search.limit(kind, wanted, most[kind]);
        return true;
    }

    /** Packs the window with at most so many gaps. If that is done, what was found lies there now. */
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

    /** How many pieces were laid to pack windows, so far. */
    long nodes() {
        return nodes;
    }
}
