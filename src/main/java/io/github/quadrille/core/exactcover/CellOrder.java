package io.github.quadrille.core.exactcover;

import java.util.Arrays;

/** An order in which the cells of an instance can be passed: a permutation, to be read both ways. */
public final class CellOrder {
    private final int[] cellAt;
    private final int[] positionOf;

    /**
     * @param cells every cell once, in the order
     * @throws IllegalArgumentException when they are no permutation
     */
    public CellOrder(int[] cells) {
        cellAt = cells.clone();
        positionOf = new int[cells.length];
        Arrays.fill(positionOf, -1);
        for (int position = 0; position < cells.length; position++) {
            if (cells[position] < 0 || cells[position] >= cells.length || positionOf[cells[position]] >= 0) {
                throw new IllegalArgumentException("An order of the cells has each of them once.");
            }
            positionOf[cells[position]] = position;
        }
    }

    /** How many cells there are. */
    public int size() {
        return cellAt.length;
    }

    /** How late a cell comes, from 0. */
    public int positionOf(int cell) {
        return positionOf[cell];
    }

    /** The cell at a place of the order. */
    public int cellAt(int position) {
        return cellAt[position];
    }

    /** The positions of some cells, ascending. */
    public int[] positions(int[] cells) {
        int[] positions = new int[cells.length];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = positionOf[cells[i]];
        }
        Arrays.sort(positions);
        return positions;
    }
}
