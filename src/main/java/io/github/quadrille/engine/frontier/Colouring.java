package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A colouring of cells, dark or light, such that every placement of a kind covers the same number of dark cells up to
 * multiples of two. It ties the counts used so far to the boundary and so rules half of them out: on a chessboard,
 * whether the number of T tetrominoes laid is odd can be told from the cells they cover.
 */
final class Colouring {
    /** By item, whether it is dark. */
    private final boolean[] darkItems;
    /** By kind, whether a piece covers an odd number of dark cells. */
    private final boolean[] oddKinds;

    Colouring(boolean[] darkItems, boolean[] oddKinds) {
        this.darkItems = darkItems;
        this.oddKinds = oddKinds;
    }

    /** Those of the patterns proposed with a problem that fit its options. */
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

    /** Whether a piece of the kind covers an odd number of dark cells. */
    boolean isOdd(int kind) {
        return oddKinds[kind];
    }
}
