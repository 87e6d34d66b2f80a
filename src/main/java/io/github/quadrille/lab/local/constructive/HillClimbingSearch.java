package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Performs the search of {@link HillClimbing}: each step places the piece that is nearest to filled cells. */
final class HillClimbingSearch extends ConstructiveSearch {
    private final PlacementTable table;
    private final RandomGenerator random;
    private final NearestFilled nearest;
    private final PartialPacking empty;

    HillClimbingSearch(PlacementTable table, HillClimbing method, RandomGenerator random) {
        Region region = table.puzzle().region();
        this.table = table;
        this.random = random;
        this.nearest = new NearestFilled(region, method);
        this.empty =
                PartialPacking.empty(table, IntStream.range(0, table.size()).toArray(), method.emptyCorners());
        hold(empty);
    }

    @Override
    public void restart() {
        hold(empty);
        nearest.clear();
    }

    @Override
    public boolean step() {
        if (best().legalSize() == 0) {
            return false;
        }
        int chosen = lowest();
        hold(best().and(chosen));
        for (int i = 0; i < table.area(chosen); i++) {
            nearest.fill(table.cell(chosen, i));
        }
        return true;
    }

    /** Returns one of the legal placements with the lowest score, each with the same chance. */
    private int lowest() {
        int chosen = -1;
        long lowest = Long.MAX_VALUE;
        int equals = 0;
        for (int i = 0; i < best().legalSize(); i++) {
            int placement = best().legal(i);
            long score = score(placement);
            equals = score < lowest ? 1 : score == lowest ? equals + 1 : equals;
            if (score < lowest || (score == lowest && random.nextInt(equals) == 0)) {
                chosen = placement;
                lowest = score;
            }
        }
        looked(best().legalSize());
        return chosen;
    }

    /**
     * Returns the sum of the distances of the cells of a placement, each to its nearest filled cell. On the empty
     * board, it returns the sum of the distances to the border.
     */
    long score(int placement) {
        long score = 0;
        for (int i = 0; i < table.area(placement); i++) {
            score += nearest.distance(table.cell(placement, i));
        }
        return score;
    }

    /**
     * Holds the distance of every cell to the nearest filled cell. On the empty board, it holds the distances to the
     * border. If the border always counts, as in the published text, it holds for each cell the smaller of these two
     * distances.
     *
     * <p>The time to fill a cell is linear in the size of the board, and so is the time to clear the board.
     */
    static final class NearestFilled {
        private final ManhattanMetric metric;
        private final int[] toBorder;
        private final int[] nearest;
        private final boolean borderStays;
        private boolean empty = true;

        NearestFilled(Region region, HillClimbing method) {
            this.metric = new ManhattanMetric(region);
            this.toBorder = method.border().distances(region);
            this.nearest = toBorder.clone();
            this.borderStays = method.borderCounts() == HillClimbing.BorderCounts.ALWAYS
                    && method.border().isOn(region);
        }

        int distance(int cell) {
            return nearest[cell];
        }

        void clear() {
            System.arraycopy(toBorder, 0, nearest, 0, nearest.length);
            empty = true;
        }

        void fill(int filled) {
            if (empty && !borderStays) {
                Arrays.fill(nearest, Integer.MAX_VALUE);
            }
            empty = false;
            for (int cell = 0; cell < nearest.length; cell++) {
                nearest[cell] = Math.min(nearest[cell], metric.between(cell, filled));
            }
        }
    }
}
