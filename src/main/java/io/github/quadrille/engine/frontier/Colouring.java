package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Colours cells dark or light. A kind is odd if all its placements cover an odd number of dark cells, and even if all
 * cover an even number. In a colouring that fits, every kind is odd or even. The covered cells then determine whether
 * the number of pieces of odd kinds is odd. This rules out half of the combinations of counts. For example, the cells
 * covered so far on a chessboard tell whether the number of T tetrominoes is odd.
 */
final class Colouring {
    /** An entry is true if the item is dark. */
    private final boolean[] darkItems;
    /** An entry is true if a piece of the kind covers an odd number of dark cells. */
    private final boolean[] oddKinds;

    Colouring(boolean[] darkItems, boolean[] oddKinds) {
        this.darkItems = darkItems;
        this.oddKinds = oddKinds;
    }

    /** Returns the colourings that fit the options of a problem, among the colourings that the problem proposes. */
    static List<Colouring> fitting(ExactCover problem, CellOrder order) {
        List<Colouring> fitting = new ArrayList<>();
        problem.graph().hints().patterns().forEach(dark -> add(dark, problem, order, fitting));
        return fitting;
    }

    private static void add(BitSet dark, ExactCover problem, CellOrder order, List<Colouring> fitting) {
        boolean[] odd = new boolean[problem.kinds().size()];
        boolean[] seen = new boolean[odd.length];
        for (int option = 0; option < problem.options(); option++) {
            boolean isOdd = false;
            for (int i = 0; i < problem.area(option); i++) {
                isOdd ^= dark.get(problem.cell(option, i));
            }
            int kind = problem.kind(option);
            if (seen[kind] && odd[kind] != isOdd) {
                return;
            }
            seen[kind] = true;
            odd[kind] = isOdd;
        }
        boolean[] items = new boolean[problem.cells()];
        for (int item = 0; item < items.length; item++) {
            items[item] = dark.get(order.cellAt(item));
        }
        fitting.add(new Colouring(items, odd));
    }

    boolean isDark(int item) {
        return darkItems[item];
    }

    /** Returns whether a piece of the kind covers an odd number of dark cells. */
    boolean isOdd(int kind) {
        return oddKinds[kind];
    }
}
