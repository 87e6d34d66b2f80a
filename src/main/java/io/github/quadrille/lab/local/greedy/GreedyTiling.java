package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Covers a region with pieces, cell by cell, and never removes a piece. A cell is served by the lightest shape that
 * fits (see {@link TargetWeights}). A cell that no shape can cover stays open.
 *
 * <p>The time of a pass is linear in the cells, times a constant that depends on the shapes. The memory is linear in
 * cells and pieces.
 */
final class GreedyTiling {
    /** With this rule the first of equally light shapes in the tree is placed, without randomness. */
    static final IntPredicate FIRST_OF_TIES = n -> false;

    private final Puzzle puzzle;
    private final TargetWeights weights;
    private final LightestFit lightest;
    private final int[] left;
    private final List<Placement> pieces = new ArrayList<>();

    /**
     * Creates a tiling without pieces.
     *
     * @param puzzle the puzzle
     * @param tree the shapes to place
     * @param takesTie whether to place the n-th of several equally light fits, n from 2, instead of the one chosen so
     *     far; with a chance of 1/n all are equally likely
     */
    GreedyTiling(Puzzle puzzle, ShapeTree tree, IntPredicate takesTie) {
        this.puzzle = puzzle;
        this.left = puzzle.bag().supplies().stream()
                .mapToInt(supply -> supply.count().max())
                .toArray();
        this.weights = new TargetWeights(puzzle.region());
        this.lightest = new LightestFit(puzzle.region(), weights, tree, left, takesTie);
    }

    /**
     * Serves each open mandatory cell, row by row, and returns how many pieces it placed. After all cells are served no
     * shape fits on any.
     *
     * @param looseEndsOnly whether only cells with exactly one open neighbour are served
     */
    int serve(boolean looseEndsOnly) {
        int before = pieces.size();
        for (int cell = 0; cell < puzzle.region().size(); cell++) {
            if (weights.isOpenTarget(cell) && (!looseEndsOnly || weights.of(cell) == 1) && lightest.search(cell)) {
                int[] cells = lightest.cells();
                left[lightest.kind()]--;
                pieces.add(Placement.on(puzzle, lightest.kind(), cells));
                for (int covered : cells) {
                    weights.cover(covered);
                }
            }
        }
        return pieces.size() - before;
    }

    /** Returns the placed pieces in the order of their placement. */
    List<Placement> pieces() {
        return Collections.unmodifiableList(pieces);
    }

    /** Returns how many mandatory cells are covered. */
    int covered() {
        return weights.covered();
    }

    /** Returns whether a piece covers a cell. */
    boolean isCovered(int cell) {
        return !weights.isOpen(cell);
    }

    /** Returns how many fits were weighed. */
    long looks() {
        return lightest.looks();
    }
}
