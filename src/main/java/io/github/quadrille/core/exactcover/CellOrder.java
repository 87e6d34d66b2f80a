package io.github.quadrille.core.exactcover;

import java.util.Arrays;

/**
 * Holds an order of the cells of an exact cover. It is a permutation that can be read both ways, from cell to position
 * and back.
 */
public final class CellOrder {
    private final int[] cellAt;
    private final int[] positionOf;

    /**
     * Makes an order from the list of its cells.
     *
     * @param cells every cell once, in the order
     * @throws IllegalArgumentException when the cells are not a permutation
     */
    public CellOrder(int[] cells) {
        cellAt = cells.clone();
        positionOf = new int[cells.length];
        Arrays.fill(positionOf, -1);
        for (int position = 0; position < cells.length; position++) {
            if (cells[position] < 0 || cells[position] >= cells.length || positionOf[cells[position]] >= 0) {
                throw new IllegalArgumentException("An order of the cells must contain each cell exactly once.");
            }
            positionOf[cells[position]] = position;
        }
    }

    /** Returns the number of cells. */
    public int size() {
        return cellAt.length;
    }

    /** Returns the position of a cell in the order, from 0. */
    public int positionOf(int cell) {
        return positionOf[cell];
    }

    /** Returns the cell at a position of the order. */
    public int cellAt(int position) {
        return cellAt[position];
    }

    /** Returns the positions of some cells, ascending. */
    public int[] positions(int[] cells) {
        int[] positions = new int[cells.length];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = positionOf[cells[i]];
        }
        Arrays.sort(positions);
        return positions;
    }
}
