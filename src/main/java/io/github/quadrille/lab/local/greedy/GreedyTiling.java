package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Covers a region with pieces, cell by cell, and never takes a piece back. A cell is served by the lightest shape that
 * fits (see {@link TargetWeights}); a cell that nothing fits is left.
 *
 * <p>A pass is linear in the cells, times a constant of the shapes; memory is linear in cells and pieces.
 */
final class GreedyTiling {
    /** Of equally light shapes the first in the tree is laid: no chance. */
    static final IntPredicate FIRST_OF_TIES = n -> false;

    private final Puzzle puzzle;
    private final TargetWeights weights;
    private final LightestFit lightest;
    private final int[] left;
    private final List<Placement> pieces = new ArrayList<>();

    /**
     * Nothing is covered yet.
     *
     * @param tree of the shapes to lay
     * @param takesTie told of the n-th of several equally light fits, n from 2, whether to lay it instead of the one
     *     chosen so far; a chance of 1/n makes all equally likely
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
     * Serves each open mandatory cell, row by row; returns how many pieces it laid. After all are served no shape fits on any.
     *
     * @param looseEndsOnly whether those alone are served that have exactly one open neighbour
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

    /** What is laid, in this order. */
    List<Placement> pieces() {
        return Collections.unmodifiableList(pieces);
    }

    /** How many mandatory cells are covered. */
    int covered() {
        return weights.covered();
    }

    /** Whether a piece lies on a cell. */
    boolean isCovered(int cell) {
        return !weights.isOpen(cell);
    }

    /** How many fits were weighed. */
    long looks() {
        return lightest.looks();
    }
}
