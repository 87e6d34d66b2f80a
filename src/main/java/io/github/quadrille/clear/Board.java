package io.github.quadrille.clear;

import io.github.quadrille.geometry.Cell;
import java.util.Set;

/**
 * Where a game begins, or stands.
 *
 * @param red the tokens that pieces may join
 * @param blue the other tokens, disjoint from {@code red}
 * @param target the cell whose token has to go; a blue token lies there until the game is won
 */
public record Board(Grid grid, Set<Cell> red, Set<Cell> blue, Cell target) {
    public Board {
        red = Set.copyOf(red);
        blue = Set.copyOf(blue);
    }

    /** Whether a token lies on a cell. */
    public boolean isTaken(Cell cell) {
        return red.contains(cell) || blue.contains(cell);
    }

    /** Whether the target token is gone. */
    public boolean isWon() {
        return !blue.contains(target);
    }
}
