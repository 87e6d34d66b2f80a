package io.github.quadrille.lab.local.greedy;

import io.github.quadrille.core.geometry.Region;

/**
 * Holds which cells are open, which means not covered yet, and the weight of each open cell. Targets are the mandatory
 * cells. The weight of a target is the number of its neighbours that are open targets. An optional cell always has the
 * weight {@link #OPTIONAL}, which is more than any target has. So pieces cover optional cells only if nothing lighter
 * fits. Covering a cell takes constant time.
 */
final class TargetWeights {
    static final int OPTIONAL = 5;

    private static final byte COVERED = -1;

    private final Region region;
    private final byte[] weight;
    private int covered;

    TargetWeights(Region region) {
        this.region = region;
        this.weight = new byte[region.size()];
        for (int cell = 0; cell < weight.length; cell++) {
            weight[cell] = region.isMandatory(cell) ? 0 : (byte) OPTIONAL;
        }
        for (int cell = 0; cell < weight.length; cell++) {
            if (isOpenTarget(cell)) {
                addToNeighbours(cell, 1);
            }
        }
    }

    boolean isOpen(int cell) {
        return weight[cell] != COVERED;
    }

    boolean isOpenTarget(int cell) {
        return weight[cell] != COVERED && weight[cell] != OPTIONAL;
    }

    /** Returns the weight of an open cell. */
    int of(int cell) {
        return weight[cell];
    }

    /** Returns how many targets are covered. */
    int covered() {
        return covered;
    }

    void cover(int cell) {
        boolean target = isOpenTarget(cell);
        weight[cell] = COVERED;
        if (target) {
            covered++;
            addToNeighbours(cell, -1);
        }
    }

    private void addToNeighbours(int cell, int change) {
        for (int neighbour : region.neighbours(cell)) {
            if (isOpenTarget(neighbour)) {
                weight[neighbour] += (byte) change;
            }
        }
    }
}
