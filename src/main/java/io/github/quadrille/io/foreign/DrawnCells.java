package io.github.quadrille.io.foreign;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import java.util.List;
import java.util.function.IntPredicate;

/** Finds the cells of a drawing in text. */
final class DrawnCells {
    private DrawnCells() {}

    /** Returns the cells of the characters that count, by row and column from 0. A blank never counts. */
    static List<Cell> of(List<String> rows, IntPredicate counts) {
        return LatticeNotation.marks(Lattices.SQUARE, rows).stream()
                .filter(mark -> counts.test(mark.character()))
                .map(LatticeNotation.Mark::cell)
                .toList();
    }
}
