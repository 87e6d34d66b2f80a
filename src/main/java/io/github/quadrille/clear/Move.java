package io.github.quadrille.clear;

import io.github.quadrille.geometry.Cell;
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
