package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.placement.PlacementTable;

import java.util.random.RandomGenerator;

/** Lays the placement nearest to what is filled, piece by piece. */
final class HillClimbingSearch implements LocalSearch {
    private final PlacementTable table;
    private final RandomGenerator random;
    private final NearestFilled nearest;
    private PartialPacking state;
    private long moves;

    HillClimbingSearch(PlacementTable table, HillClimbing method, RandomGenerator random) {
        Region region = table.puzzle().region();
        this.table = table;
        this.random = random;
        this.nearest = new NearestFilled(region, new ManhattanMetric(region), method.emptyBoard());
        this.state = PartialPacking.empty(table);
    }

    @Override
    public void restart() {
        state = PartialPacking.empty(table);
        nearest.clear();
    }

    @Override
    public boolean step() {
        if (state.legalSize() == 0) {
            return false;
        }
        int chosen = lowest();
        state = state.and(chosen);
        for (int i = 0; i < table.area(chosen); i++) {
            nearest.fill(table.cell(chosen, i));
        }
        return true;
    }

    /** One of the legal placements with the lowest score, each with the same chance. */
    private int lowest() {
        int chosen = -1;
        long lowest = Long.MAX_VALUE;
        int equals = 0;
        for (int i = 0; i < state.legalSize(); i++) {
            int placement = state.legal(i);
            long score = score(placement);
            equals = score < lowest ? 1 : score == lowest ? equals + 1 : equals;
            if (score < lowest || (score == lowest && random.nextInt(equals) == 0)) {
                chosen = placement;
                lowest = score;
            }
        }
        moves += state.legalSize();
        return chosen;
    }

    /** The sum of the distances of a placement's cells to the nearest filled cell. */
    long score(int placement) {
        long score = 0;
        for (int i = 0; i < table.area(placement); i++) {
            score += nearest.distance(table.cell(placement, i));
        }
        return score;
    }

    PartialPacking state() {
        return state;
    }

    @Override
    public double cost() {
        return state.uncovered();
    }

    @Override
    public int covered() {
        return state.covered();
    }

    @Override
    public Packing part() {
        return state.packing();
    }

    @Override
    public long moves() {
        return moves;
    }
}
