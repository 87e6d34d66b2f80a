package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import java.util.Collections;
import java.util.Set;

/**
 * Where a game begins, or stands.
 *
 * @param red the tokens that pieces may join
 * @param blue the other tokens, disjoint from {@code red}
 * @param targets the cells whose tokens have to go: one, or those of all blue tokens that there were at the start; the game
 *     is won when no blue token lies on any of them
 */
public record Board(Grid grid, Set<Cell> red, Set<Cell> blue, Set<Cell> targets) {
    public Board {
        red = Set.copyOf(red);
        blue = Set.copyOf(blue);
        targets = Set.copyOf(targets);
    }

    /** A board with one target. */
    public Board(Grid grid, Set<Cell> red, Set<Cell> blue, Cell target) {
        this(grid, red, blue, Set.of(target));
    }

    /** The same tokens when all the blue ones have to go. */
    public Board withAllTargets() {
        return new Board(grid, red, blue, blue);
    }

    /** Whether one token has to go, and not all. */
    public boolean hasOneTarget() {
        return targets.size() == 1;
    }

    /**
     * The cell whose token has to go.
     *
     * @throws IllegalStateException unless it is one
     */
    public Cell target() {
        if (!hasOneTarget()) {
            throw new IllegalStateException("A board with %d targets has not one.".formatted(targets.size()));
        }
        return targets.iterator().next();
    }

    /** Whether a token lies on a cell. */
    public boolean isTaken(Cell cell) {
        return red.contains(cell) || blue.contains(cell);
    }

    /** Whether no target token is left. */
    public boolean isWon() {
        return Collections.disjoint(blue, targets);
    }
}
