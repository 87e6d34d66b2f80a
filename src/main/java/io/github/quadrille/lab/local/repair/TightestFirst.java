package io.github.quadrille.lab.local.repair;

import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.lab.window.LazyPlacements;
import java.util.random.RandomGenerator;

/**
 * Builds a part of a packing from an empty board. The mandatory cell with the fewest placements is covered first. It
 * gets the placement with the best sum of three terms: how much it touches covered cells and edges, how many pieces of
 * its kind remain, and chance. The time is linear in the placements of the board. Only the number of placements on each
 * cell is kept.
 */
final class TightestFirst {
    private static final double WEIGHT_OF_SUPPLY = 6;
    private static final double WEIGHT_OF_CHANCE = 2;

    private final LazyPlacements footprints;
    private final Bag bag;
    private final RandomGenerator random;
    private final CellsByCount cells;
    private final boolean[] blocked;
    private final int[] on;
    private final int[] best;

    TightestFirst(LazyPlacements lazyPlacements, Bag bag, RandomGenerator random) {
        this.footprints = lazyPlacements;
        this.bag = bag;
        this.random = random;
        int size = lazyPlacements.region().size();
        cells = new CellsByCount(size);
        blocked = new boolean[size];
        on = new int[bag.largestPiece()];
        best = new int[on.length];
    }

    /** Fills an empty part until no placement is left. */
    void fill(LaidPieces part) {
        count(part);
        int cell = cells.lowest(random);
        while (cell >= 0) {
            int kind = footprints.kind(choose(cell, part));
            part.lay(kind, best);
            for (int i = 0; i < bag.kind(kind).size(); i++) {
                block(best[i], part, kind);
            }
            if (part.left(kind) == 0) {
                exhaust(kind, part);
            }
            cell = cells.lowest(random);
        }
    }

    private void count(LaidPieces part) {
        cells.clear();
        for (int cell = 0; cell < blocked.length; cell++) {
            blocked[cell] = false;
            for (int o = 0; o < footprints.orientations(); o++) {
                if (part.left(footprints.kind(o)) > 0 && footprints.lay(o, 0, cell, on)) {
                    for (int i = 0; i < footprints.area(o); i++) {
                        if (part.isMandatory(on[i])) {
                            cells.increase(on[i]);
                        }
                    }
                }
            }
        }
        cells.sort();
    }

    /** Finds the best placement on a cell. Stores its cells in {@code best}, and returns its orientation. */
    private int choose(int cell, LaidPieces part) {
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = -1;
        for (int o = 0; o < footprints.orientations(); o++) {
            int kind = footprints.kind(o);
            if (part.left(kind) == 0) {
                continue;
            }
            for (int i = 0; i < footprints.area(o); i++) {
                if (isFree(o, i, cell)) {
                    double score = contact(footprints.area(o))
                            + WEIGHT_OF_SUPPLY * supply(kind, part)
                            + WEIGHT_OF_CHANCE * random.nextDouble();
                    if (score > highest) {
                        highest = score;
                        chosen = o;
                        System.arraycopy(on, 0, best, 0, footprints.area(o));
                    }
                }
            }
        }
        return chosen;
    }

    private boolean isFree(int orientation, int i, int cell) {
        if (!footprints.lay(orientation, i, cell, on)) {
            return false;
        }
        for (int j = 0; j < footprints.area(orientation); j++) {
            if (blocked[on[j]]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the share of a placement's sides that touch the border or covered cells, times 10. */
    private double contact(int area) {
        int touching = 0;
        for (int i = 0; i < area; i++) {
            for (int side = 0; side < footprints.sides(); side++) {
                touching += closed(footprints.beyond(side, on[i]));
            }
        }
        return 10.0 * touching / ((footprints.sides() - 2) * area + 2);
    }

    private int closed(int cell) {
        return cell < 0 || blocked[cell] ? 1 : 0;
    }

    /**
     * Returns the share of a kind's pieces that are left, from 0 to 1. While its minimum is missing, the missing share
     * is added.
     */
    private double supply(int kind, LaidPieces part) {
        int most = bag.count(kind).max();
        int least = bag.count(kind).min();
        double ofMost = bag.count(kind).isOpen() ? 0.5 : (double) part.left(kind) / most;
        return part.used(kind) < least ? ofMost + (double) (least - part.used(kind)) / least : ofMost;
    }

    /** Closes a cell, and removes the placements on it from the counts. */
    private void block(int cell, LaidPieces part, int justLaid) {
        for (int o = 0; o < footprints.orientations(); o++) {
            int kind = footprints.kind(o);
            if (part.left(kind) == 0 && kind != justLaid) {
                continue;
            }
            for (int i = 0; i < footprints.area(o); i++) {
                if (isFree(o, i, cell)) {
                    forget(footprints.area(o), part);
                }
            }
        }
        blocked[cell] = true;
    }

    /** Removes the placements of a kind from the counts. */
    private void exhaust(int kind, LaidPieces part) {
        for (int o = 0; o < footprints.orientations(); o++) {
            if (footprints.kind(o) == kind) {
                for (int cell = 0; cell < blocked.length; cell++) {
                    if (isFree(o, 0, cell)) {
                        forget(footprints.area(o), part);
                    }
                }
            }
        }
    }

    private void forget(int area, LaidPieces part) {
        for (int i = 0; i < area; i++) {
            if (part.isMandatory(on[i])) {
                cells.decrease(on[i]);
            }
        }
    }
}
