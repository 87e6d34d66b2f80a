package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Finds the cells of a drawing in text. */
final class DrawnCells {
    private DrawnCells() {}

    /** The cells of the characters that count, by row and column from 0. */
    static List<Cell> of(List<String> rows, IntPredicate counts) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (counts.test(rows.get(row).charAt(column))) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }
}
