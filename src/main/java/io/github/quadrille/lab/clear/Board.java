package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import java.util.Collections;
import java.util.Set;

/**
 * A {@code Board} is a state of the line-clearing game: at its beginning, or after some moves.
 *
 * @param red the cells of the tokens that a new piece can touch
 * @param blue the cells of all other tokens, disjoint from {@code red}
 * @param targets the cells whose tokens have to go: one cell, or the cells of all blue tokens at the start; the game is
 *     won when no blue token is on any of these cells
 */
public record Board(Grid grid, Set<Cell> red, Set<Cell> blue, Set<Cell> targets) {
    public Board {
        red = Set.copyOf(red);
        blue = Set.copyOf(blue);
        targets = Set.copyOf(targets);
    }

    /** Makes a board with one target. */
    public Board(Grid grid, Set<Cell> red, Set<Cell> blue, Cell target) {
        this(grid, red, blue, Set.of(target));
    }

    /** Returns a board with the same tokens, where all blue tokens are targets. */
    public Board withAllTargets() {
        return new Board(grid, red, blue, blue);
    }

    /** Returns whether exactly one token is a target. */
    public boolean hasOneTarget() {
        return targets.size() == 1;
    }

    /**
     * Returns the cell of the only target.
     *
     * @throws IllegalStateException when the number of targets is not 1
     */
    public Cell target() {
        if (!hasOneTarget()) {
            throw new IllegalStateException("This board has %d targets, not one.".formatted(targets.size()));
        }
        return targets.iterator().next();
    }

    /** Returns whether a token is on a cell. */
    public boolean isTaken(Cell cell) {
        return red.contains(cell) || blue.contains(cell);
    }

    /** Returns whether the game is won, because no blue token is left on a target. */
    public boolean isWon() {
        return Collections.disjoint(blue, targets);
    }
}
