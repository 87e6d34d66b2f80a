package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import java.util.List;
import java.util.function.IntPredicate;

/** Finds the cells of a drawing that is made of characters. */
final class DrawnCells {
    private DrawnCells() {}

    /**
     * Returns the cells whose character fulfils {@code counts}. Rows and columns are counted from 0. A blank is never a
     * cell.
     */
    static List<Cell> of(List<String> rows, IntPredicate counts) {
        return LatticeNotation.marks(Lattices.SQUARE, rows).stream()
                .filter(mark -> counts.test(mark.character()))
                .map(LatticeNotation.Mark::cell)
                .toList();
    }
}
