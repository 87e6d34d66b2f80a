package io.github.quadrille.choco;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.Optional;
import org.chocosolver.util.criteria.Criterion;

/** Ends Choco's search at a limit, and reports progress meanwhile. Asked several times per node, so mostly it counts. */
final class StopCriterion implements Criterion {
    private static final int LOOK_EVERY = 64;

    private final long nodeLimit;
    private final SearchClock clock;
    private final PlacementTable table;
    private final PackingModel model;
    private long packings;
    private int asked;
    private Optional<Limit> limit = Optional.empty();

    StopCriterion(long nodeLimit, SearchClock clock, PlacementTable table, PackingModel model) {
        this.nodeLimit = nodeLimit;
        this.clock = clock;
        this.table = table;
        this.model = model;
    }

    @Override
    public boolean isMet() {
        if (limit.isEmpty() && model.solver().getNodeCount() >= nodeLimit) {
            limit = Optional.of(Limit.NODES);
        }
        if (limit.isEmpty() && asked++ % LOOK_EVERY == 0) {
            look();
        }
        return limit.isPresent();
    }

    private void look() {
        limit = clock.stop();
        if (clock.isTimeToReport()) {
            int covered = covered();
            clock.report(model.solver().getNodeCount(), packings, covered);
            clock.show(covered, () -> table.packing(model.fullestPart()));
        }
    }

    private int covered() {
        int covered = 0;
        for (int placement : model.fullestPart()) {
            covered += model.problem().area(placement);
        }
        return covered;
    }

    void countPacking() {
        packings++;
    }

    long packings() {
        return packings;
    }

    Optional<Limit> limit() {
        return limit;
    }
}
