package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.BitSet;

/** Some squares, numbered from 0 and called cells, and the placements that lie on four of them. */
final class PieceGraph {
    private final int cells;
    private int[] placement = new int[256];
    /** The cells of placement p are at 4p, ..., 4p + 3. */
    private int[] cell = new int[1024];

    private int placements;
    /** The placements on cell c are {@code on[start[c]]} to {@code on[start[c + 1] - 1]}. */
    private int[] start = new int[1];

    private int[] on = new int[0];
    private final BitSet spare = new BitSet();

    PieceGraph(int cells) {
        this.cells = cells;
    }

    /** Adds a placement, called {@code anchor * 32 + shape} elsewhere; all are added before anything is asked. */
    void add(int name, int[] fourCells) {
        if (placements == placement.length) {
            placement = Arrays.copyOf(placement, 2 * placements);
            cell = Arrays.copyOf(cell, 8 * placements);
        }
        System.arraycopy(fourCells, 0, cell, 4 * placements, 4);
        placement[placements++] = name;
    }

    /** This cell may stay open without being a gap. */
    void spare(int c) {
        spare.set(c);
    }

    /** No more placements are added. */
    PieceGraph complete() {
        start = new int[cells + 1];
        for (int i = 0; i < 4 * placements; i++) {
            start[cell[i] + 1]++;
        }
        for (int c = 0; c < cells; c++) {
            start[c + 1] += start[c];
        }
        on = new int[4 * placements];
        int[] next = Arrays.copyOf(start, cells);
        for (int i = 0; i < 4 * placements; i++) {
            on[next[cell[i]]++] = i >> 2;
        }
        return this;
    }

    int cells() {
        return cells;
    }

    /** The cells that may stay open without being gaps. */
    BitSet spareCells() {
        return (BitSet) spare.clone();
    }

    /** The k-th cell, 0 to 3, of a placement. */
    int cell(int number, int k) {
        return cell[4 * number + k];
    }

    /** What a placement is called elsewhere. */
    int name(int number) {
        return placement[number];
    }

    /** How many placements lie on a cell. */
    int degree(int c) {
        return start[c + 1] - start[c];
    }

    /** The i-th placement on a cell. */
    int on(int c, int i) {
        return on[start[c] + i];
    }
}
