package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;

/**
 * A {@code Move} is a piece laid on the board.
 *
 * @param cells the cells of the piece, ordered row by row
 */
public record Move(List<Cell> cells) {
    public Move {
        cells = cells.stream().sorted().toList();
    }
}
