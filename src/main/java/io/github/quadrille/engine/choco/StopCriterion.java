package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Optional;
import org.chocosolver.util.criteria.Criterion;

/**
 * Ends or pauses Choco's search at a limit, and reports progress meanwhile. Choco calls it several times for each node.
 * To save time, only one call in {@link #LOOK_EVERY} reads the clock.
 */
final class StopCriterion implements Criterion, NodeWatch {
    private static final int LOOK_EVERY = 64;

    private final long wanted;
    private final SearchClock clock;
    private final PlacementTable table;
    private final PackingModel model;
    private final long nodeLimit;
    private long pauseAt = Long.MAX_VALUE;
    private long packings;
    private int asked;
    private Optional<Limit> limit = Optional.empty();

    StopCriterion(SearchOptions options, SearchClock clock, PlacementTable table, PackingModel model) {
        this.nodeLimit = options.limits().nodes();
        this.wanted = options.packings();
        this.clock = clock;
        this.table = table;
        this.model = model;
    }

    @Override
    public boolean isMet() {
        if (limit.isEmpty() && model.nodes() >= nodeLimit) {
            limit = Optional.of(Limit.NODES);
        }
        if (limit.isEmpty() && asked++ % LOOK_EVERY == 0) {
            look();
        }
        return limit.isPresent() || isEnough() || model.nodes() >= pauseAt;
    }

    /**
     * Lets the search go on until this many nodes were opened in all. The clock is read at the next call, because the
     * search may have paused for long.
     */
    void pauseAt(long nodes) {
        pauseAt = nodes;
        asked = 0;
    }

    /** Tells whether the search stops only because it has to pause. */
    boolean isPaused() {
        return limit.isEmpty() && !isEnough() && model.nodes() >= pauseAt;
    }

    @Override
    public boolean isMetNow() {
        asked = 0;
        return isMet();
    }

    @Override
    public long nodesLeft() {
        long last = Math.min(nodeLimit, pauseAt);
        return last == Long.MAX_VALUE ? last : Math.max(0, last - model.nodes());
    }

    private void look() {
        limit = clock.stop();
        if (clock.isTimeToReport()) {
            int covered = covered();
            clock.report(model.nodes(), packings, covered);
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

    void countPackings(long more) {
        packings += more;
    }

    /** Tells whether the wanted number of packings was found. */
    boolean isEnough() {
        return packings >= wanted;
    }

    long packings() {
        return packings;
    }

    Optional<Limit> limit() {
        return limit;
    }
}
