package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Covers a region with pieces, cell by cell, and never takes a piece back. A cell is served by the lightest shape that
 * fits (see {@link TargetWeights}); a cell that nothing fits is left.
 *
 * <p>A pass is linear in the cells, times a constant of the shapes; memory is linear in cells and pieces.
 */
public final class GreedyTiling {
    /** Of equally light shapes the first in the tree is laid: no chance. */
    public static final IntPredicate FIRST_OF_TIES = n -> false;

    private final Region region;
    private final ShapeTree tree;
    private final TargetWeights weights;
    private final LightestFit lightest;
    private final int[] left;
    private int[] shapeOf = new int[64];
    private int[] anchorOf = new int[64];
    private int pieces;

    /**
     * Nothing is covered yet.
     *
     * @param tree of the shapes to lay
     * @param caps how many pieces of each kind may be laid at most, by the kind of {@link ShapeTree.OrientedShape}
     * @param takesTie told of the n-th of several equally light fits, n from 2, whether to lay it instead of the one
     *     chosen so far; a chance of 1/n makes all equally likely
     */
    public GreedyTiling(Region region, ShapeTree tree, int[] caps, IntPredicate takesTie) {
        this.region = region;
        this.tree = tree;
        this.left = caps.clone();
        this.weights = new TargetWeights(region);
        this.lightest = new LightestFit(region, weights, tree, left, takesTie);
    }

    /** Serves, row by row, each mandatory cell with exactly one open neighbour; returns how many pieces it laid. */
    public int serveLooseEnds() {
        return serve(true);
    }

    /** Serves each open mandatory cell, row by row; then no shape fits on any. Returns how many pieces it laid. */
    public int serveAll() {
        return serve(false);
    }

    private int serve(boolean looseEndsOnly) {
        int before = pieces;
        for (int cell = 0; cell < region.size(); cell++) {
            if (weights.isOpenTarget(cell) && (!looseEndsOnly || weights.of(cell) == 1) && lightest.search(cell)) {
                lay(lightest.shape(), lightest.anchor());
            }
        }
        return pieces - before;
    }

    private void lay(int shape, int anchor) {
        if (pieces == shapeOf.length) {
            shapeOf = Arrays.copyOf(shapeOf, 2 * pieces);
            anchorOf = Arrays.copyOf(anchorOf, 2 * pieces);
        }
        shapeOf[pieces] = shape;
        anchorOf[pieces] = anchor;
        left[tree.shapes().get(shape).kind()]--;
        for (int cell : cells(pieces++)) {
            weights.cover(cell);
        }
    }

    /** How many pieces are laid. They are numbered from 0 in the order of laying. */
    public int pieces() {
        return pieces;
    }

    /** The shape of a piece, by its index in the list that the tree was made of. */
    public int shape(int piece) {
        return shapeOf[piece];
    }

    /** The number of the cell on which the first cell of a piece's shape lies. */
    public int anchor(int piece) {
        return anchorOf[piece];
    }

    /** The numbers of the cells of a piece, in the order of its shape. */
    public int[] cells(int piece) {
        Cell first = tree.shapes().get(shapeOf[piece]).shape().cells().get(0);
        int row = region.row(anchorOf[piece]) - first.row();
        int column = region.column(anchorOf[piece]) - first.column();
        return tree.shapes().get(shapeOf[piece]).shape().cells().stream()
                .mapToInt(cell -> region.cellAt(row + cell.row(), column + cell.column()))
                .toArray();
    }

    /** How many mandatory cells are covered. */
    public int covered() {
        return weights.covered();
    }

    /** Whether a piece lies on a cell. */
    public boolean isCovered(int cell) {
        return !weights.isOpen(cell);
    }

    /** How many fits were weighed. */
    public long looks() {
        return lightest.looks();
    }
}
