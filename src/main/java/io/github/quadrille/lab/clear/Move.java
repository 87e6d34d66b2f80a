package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;

/**
 * A piece laid on the board.
 *
 * @param cells where it lies, ordered row by row
 */
public record Move(List<Cell> cells) {
    public Move {
        cells = cells.stream().sorted().toList();
    }
}
