package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.Region;
import java.util.function.IntPredicate;

/**
 * Finds the lightest shape that covers a given cell and otherwise only open cells. The lightest shape has the lowest
 * mean weight of its cells. For pieces of one size, this is also the lowest sum. The search walks through the shape
 * tree, so its time does not depend on the size of the board.
 */
final class LightestFit {
    private final Region region;
    private final TargetWeights weights;
    private final ShapeTree tree;
    private final int[] left;
    private final IntPredicate takesTie;
    private final int[] path;
    private int row;
    private int column;
    private ShapeTree.End best;
    private int bestWeight;
    private int bestSize;
    private int equals;
    private long looks;

    /**
     * Creates a search.
     *
     * @param region the board
     * @param weights the weights of the cells
     * @param tree the shapes
     * @param left the number of remaining pieces of each kind; read at every search
     * @param takesTie whether the n-th of several equally light shapes replaces the one chosen so far, for n = 2, 3,
     *     ...
     */
    LightestFit(Region region, TargetWeights weights, ShapeTree tree, int[] left, IntPredicate takesTie) {
        this.region = region;
        this.weights = weights;
        this.tree = tree;
        this.left = left;
        this.takesTie = takesTie;
        this.path = new int[tree.largest()];
    }

    /** Searches for the lightest shape on an open cell, and returns whether a shape fits. */
    boolean search(int served) {
        row = region.row(served);
        column = region.column(served);
        best = null;
        walk(tree.root(), 0, 0);
        return best != null;
    }

    /** Returns the kind of the found shape. */
    int kind() {
        return best.shape().kind();
    }

    /** Returns the numbers of the cells that the found shape covers. */
    int[] cells() {
        return best.shape().shape().cells().stream()
                .mapToInt(
                        cell -> region.cellAt(row + best.rows() + cell.row(), column + best.columns() + cell.column()))
                .toArray();
    }

    /** Returns how many times the weight of a fitting shape was computed, in all searches together. */
    long looks() {
        return looks;
    }

    private void walk(ShapeTree.Node node, int depth, int weightBefore) {
        int cell = region.cellAt(row + node.rows(), column + node.columns());
        if (cell < 0 || !weights.isOpen(cell) || isOnPath(cell, depth)) {
            return;
        }
        int weight = weightBefore + weights.of(cell);
        for (ShapeTree.End end : node.ends()) {
            if (left[end.shape().kind()] > 0) {
                weigh(end, weight, depth + 1);
            }
        }
        path[depth] = cell;
        for (ShapeTree.Node child : node.children()) {
            walk(child, depth + 1, weight);
        }
    }

    /**
     * Returns whether the first cells of the shape already cover the given cell. On a narrow board with joined opposite
     * edges, such as a torus, a piece can overlap itself.
     *
     * @param depth the number of these first cells
     */
    private boolean isOnPath(int cell, int depth) {
        for (int i = 0; i < depth; i++) {
            if (path[i] == cell) {
                return true;
            }
        }
        return false;
    }

    private void weigh(ShapeTree.End end, int weight, int size) {
        looks++;
        long heavier = best == null ? -1 : (long) weight * bestSize - (long) bestWeight * size;
        equals = heavier == 0 ? equals + 1 : heavier < 0 ? 1 : equals;
        if (heavier < 0 || (heavier == 0 && takesTie.test(equals))) {
            best = end;
            bestWeight = weight;
            bestSize = size;
        }
    }
}
