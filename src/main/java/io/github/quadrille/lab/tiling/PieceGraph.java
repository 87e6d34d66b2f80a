package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.exactcover.OptionList;

/**
 * Holds some squares, numbered from 0 and called cells, and placements, each of which lies on four of these cells. When
 * one of the first {@link #own} cells stays open, it is a gap. The other cells can stay open without being gaps.
 */
final class PieceGraph {
    private final OptionList placements = new OptionList();
    private final IntList names = new IntList(256);
    private int own;

    PieceGraph(int cells) {
        placements.clear(cells, 1);
    }

    /**
     * Adds a placement with its name, {@code anchor * 32 + shape}. All placements are added before any other method is
     * called.
     */
    void add(int name, int[] fourCells) {
        names.add(name);
        placements.add(0, fourCells, 4);
    }

    /**
     * Completes the graph after all placements were added.
     *
     * @param ownCells the number of cells that are gaps when they stay open
     */
    PieceGraph complete(int ownCells) {
        own = ownCells;
        placements.index();
        return this;
    }

    int cells() {
        return placements.cells();
    }

    int own() {
        return own;
    }

    /** Returns the k-th cell of a placement, where k is 0 to 3. */
    int cell(int number, int k) {
        return placements.cellAt(4 * number + k);
    }

    /** Returns the name of a placement, {@code anchor * 32 + shape}. */
    int name(int number) {
        return names.get(number);
    }

    /** Returns the number of placements on a cell. */
    int degree(int c) {
        return placements.beginOn(c + 1) - placements.beginOn(c);
    }

    /** Returns the i-th placement on a cell. */
    int on(int c, int i) {
        return placements.optionOn(placements.beginOn(c) + i);
    }
}
