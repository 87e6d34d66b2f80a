package io.github.quadrille.lab.tiling;

import io.github.quadrille.engine.window.WindowSearch;
import java.util.Arrays;
import java.util.BitSet;

/** Some squares, numbered from 0 and called cells, and the placements that lie on four of them. */
final class PieceGraph {
    private final int cells;
    private final IntList names = new IntList(256);
    /** The cells of placement p are at 4p, ..., 4p + 3. */
    private final IntList cell = new IntList(1024);

    /** The placements on cell c are {@code on[start[c]]} to {@code on[start[c + 1] - 1]}. */
    private int[] start = new int[1];

    private int[] on = new int[0];
    private final BitSet spare = new BitSet();

    PieceGraph(int cells) {
        this.cells = cells;
    }

    /** Adds a placement, called {@code anchor * 32 + shape} elsewhere; all are added before anything is asked. */
    void add(int name, int[] fourCells) {
        names.add(name);
        for (int one : fourCells) {
            cell.add(one);
        }
    }

    /** This cell may stay open without being a gap. */
    void spare(int c) {
        spare.set(c);
    }

    /** No more placements are added, and it will be asked which of them lie on a cell. */
    PieceGraph complete() {
        start = new int[cells + 1];
        for (int i = 0; i < cell.size(); i++) {
            start[cell.get(i) + 1]++;
        }
        for (int c = 0; c < cells; c++) {
            start[c + 1] += start[c];
        }
        on = new int[cell.size()];
        int[] next = Arrays.copyOf(start, cells);
        for (int i = 0; i < on.length; i++) {
            on[next[cell.get(i)]++] = i >> 2;
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
        return cell.get(4 * number + k);
    }

    /** What a placement is called elsewhere. */
    int name(int number) {
        return names.get(number);
    }

    /** How many placements lie on a cell. */
    int degree(int c) {
        return start[c + 1] - start[c];
    }

    /** The i-th placement on a cell. */
    int on(int c, int i) {
        return on[start[c] + i];
    }

    /** Hands all placements to a search, with the kinds that their shapes count as. */
    void offerTo(WindowSearch search, int[] kindOf) {
        for (int p = 0; p < names.size(); p++) {
            search.add(kindOf[names.get(p) & 31], cell.toArray(4 * p, 4 * p + 4), 4);
        }
    }

    /** Lays the placements that a search has chosen. */
    void layChosen(WindowSearch search, Tiling tiling) {
        for (int i = 0; i < search.size(); i++) {
            tiling.lay(names.get(search.chosen(i)));
        }
    }
}
