package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.Cell;

import java.util.List;

/** From which of its cells a shape is found when a cell is served. */
public enum Origins {
    /**
     * From its highest cell in each column. The published text says that its 19 shapes have 47 numbers, so that a shape
     * is found whichever of its cells is served; it does not list them. From all cells there would be 76, from the
     * highest of each column there are 47, and by symmetry from the first of each row, too.
     */
    PUBLISHED {
        @Override
        boolean isOrigin(List<Cell> cells, Cell served) {
            return cells.stream().noneMatch(cell -> cell.column() == served.column() && cell.row() < served.row());
        }
    },

    /** From each of its cells. */
    ALL {
        @Override
        boolean isOrigin(List<Cell> cells, Cell served) {
            return true;
        }
    };

    abstract boolean isOrigin(List<Cell> cells, Cell served);
}
