package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Covers a region with pieces, cell by cell, and never removes a piece. A cell is served when the lightest shape that
 * fits on the cell is placed (see {@link TargetWeights}). A cell that no shape can cover stays open.
 *
 * <p>The time of a pass is linear in the number of cells, times a constant that depends on the shapes. The memory is
 * linear in the number of cells and pieces.
 */
final class GreedyTiling {
    /**
     * With this rule, the first of equally light shapes in the order of the shape tree is placed. So nothing is random.
     */
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
     * @param takesTie whether the n-th of several equally light shapes replaces the one chosen so far, for n = 2, 3,
     *     ...; if the chance is 1/n, all these shapes are equally likely
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
     * Goes through the open mandatory cells, row by row, and covers each with the lightest shape that fits. Returns how
     * many pieces were placed. If all cells were considered, no shape fits on a mandatory cell that is still open.
     *
     * @param looseEndsOnly whether only cells with exactly one open neighbour are considered
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

    /** Returns how many times the weight of a fitting shape was computed. */
    long looks() {
        return lightest.looks();
    }
}
