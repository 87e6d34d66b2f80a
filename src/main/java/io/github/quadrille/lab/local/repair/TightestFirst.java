package io.github.quadrille.lab.local.repair;

import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.lab.window.LazyPlacements;
import java.util.random.RandomGenerator;

/**
 * Builds a part of a packing on an empty board. The next cell to cover is always the mandatory cell with the fewest
 * placements. It gets the placement with the greatest sum of three terms. The first term says how much the placement
 * touches covered cells and the border. The second term says how many pieces of its kind remain, and the third term is
 * random. The time is linear in the number of placements on the board. Only the number of placements on each cell is
 * kept.
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

    /** Places pieces on an empty board until no placement covers an open mandatory cell. */
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

    /**
     * Finds the best placement on a cell. The cells of the placement are stored in {@code best}, and its orientation is
     * returned.
     */
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

    /**
     * Returns how much a placement touches the border and covered cells, on a scale up to 10. This is 10 times the
     * number of touching sides of its cells, divided by the greatest possible number of outer sides of a connected
     * piece.
     *
     * @param area the number of cells of the placement
     */
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
     * Returns the share of the pieces of a kind that are left, from 0 to 1; it is 0.5 if the kind has no maximum. If
     * the kind has fewer pieces than its minimum, the share of the minimum that is missing is added.
     */
    private double supply(int kind, LaidPieces part) {
        int most = bag.count(kind).max();
        int least = bag.count(kind).min();
        double ofMost = bag.count(kind).isOpen() ? 0.5 : (double) part.left(kind) / most;
        return part.used(kind) < least ? ofMost + (double) (least - part.used(kind)) / least : ofMost;
    }

    /** Marks a cell as blocked, and subtracts the placements on it from the counts of their cells. */
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

    /** Subtracts all placements of a kind from the counts of their cells, because no piece of the kind is left. */
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
