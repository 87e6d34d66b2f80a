package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.exactcover.OptionList;

/**
 * Some squares, numbered from 0 and called cells, and the placements that lie on four of them. From some cell on they may
 * stay open without being gaps.
 */
final class PieceGraph {
    private final OptionList placements = new OptionList();
    private final IntList names = new IntList(256);
    private int own;

    PieceGraph(int cells) {
        placements.clear(cells, 1);
    }

    /** Adds a placement, called {@code anchor * 32 + shape} elsewhere; all are added before anything is asked. */
    void add(int name, int[] fourCells) {
        names.add(name);
        placements.add(0, fourCells, 4);
    }

    /**
     * No more placements are added.
     *
     * @param ownCells how many cells are gaps when they stay open
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

    /** The k-th cell, 0 to 3, of a placement. */
    int cell(int number, int k) {
        return placements.cellAt(4 * number + k);
    }

    /** What a placement is called elsewhere. */
    int name(int number) {
        return names.get(number);
    }

    /** How many placements lie on a cell. */
    int degree(int c) {
        return placements.beginOn(c + 1) - placements.beginOn(c);
    }

    /** The i-th placement on a cell. */
    int on(int c, int i) {
        return placements.optionOn(placements.beginOn(c) + i);
    }
}
