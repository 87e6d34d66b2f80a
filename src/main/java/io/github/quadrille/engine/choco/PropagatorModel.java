package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.search.loop.monitors.IMonitorRestart;
import org.chocosolver.util.criteria.Criterion;

/**
 * Formulates the problem by one global propagator, {@link ExactCoverPropagator}. The propagator is used alone, or
 * together with {@link PlacementSums} on the same variables until the first restart. The propagator deduces everything
 * that the sums deduce, so the search visits the same nodes with the sums and without them.
 */
final class PropagatorModel extends PackingModel {
    private final ExactCoverPropagator propagator;
    private final Endgame endgame;

    /**
     * Makes the model. If there are limits on costs, placements that alone cost too much are excluded at once.
     *
     * @param implied whether constraints on sums, which the propagator implies, are posted too
     */
    PropagatorModel(
            ExactCover problem,
            boolean implied,
            ValueOrdering order,
            Optional<PricedPuzzle> priced,
            EndgameKind ending,
            DeadEndLog log,
            Runnable pause) {
        this(
                problem,
                implied,
                order,
                new CoverState(
                        problem,
                        LiveSets.of(problem, pause),
                        log != DeadEndLog.NONE,
                        priced.map(question -> question.filters(problem)).orElse(List.of()),
                        priced.map(PricedPuzzle::gapKind).orElse(CoverState.NO_GAPS)),
                priced.map(question -> question.exact(problem)),
                priced.isEmpty() && log == DeadEndLog.NONE && !implied && !problem.hasRows()
                        ? ending
                        : EndgameKind.NONE,
                log);
        for (int placement = 0; priced.isPresent() && placement < problem.options(); placement++) {
            if (!propagator.cover().isAffordable(placement)) {
                exclude(placement);
            }
        }
    }

    PropagatorModel(ExactCover problem, ValueOrdering order, CoverState state, DeadEndLog log) {
        this(problem, false, order, state, Optional.empty(), EndgameKind.NONE, log);
    }

    private PropagatorModel(
            ExactCover problem,
            boolean implied,
            ValueOrdering order,
            CoverState state,
            Optional<CostFilter> budget,
            EndgameKind ending,
            DeadEndLog log) {
        super(problem, false);
        DeadEndLog audited = PruningAudit.ifAsked(state, budget, log);
        endgame = ending.of(state);
        if (implied) {
            PlacementSums sums = new PlacementSums(problem, model(), variables().all(() -> {}));
            sums.post();
            budget.ifPresent(sums::keep);
            // After a restart, the sums would take more time than everything else in the search. The propagator deduces
            // everything that they deduce.
            solver().plugMonitor(new IMonitorRestart() {
                @Override
                public void afterRestart() {
                    sums.drop();
                }
            });
        }
        propagator = new ExactCoverPropagator(model(), variables(), implied, state, endgame, audited);
        model().post(new Constraint("exact cover", propagator));
        solver().setSearch(new FewestRemainingValues(variables(), propagator, order, audited));
    }

    @Override
    void exclude(int placement) {
        propagator.exclude(placement);
    }

    @Override
    Optional<int[]> next() {
        Optional<int[]> more = endgame.more();
        if (more.isPresent()) {
            return more;
        }
        endgame.settle();
        Optional<int[]> found = endgame.isSettled() ? super.next() : Optional.empty();
        endgame.settle();
        return found;
    }

    @Override
    boolean isOver() {
        return super.isOver() && endgame.isSettled();
    }

    @Override
    long nodes() {
        return super.nodes() + endgame.nodes();
    }

    @Override
    long deadEnds() {
        return super.deadEnds() + endgame.deadEnds();
    }

    @Override
    <S extends Criterion & NodeWatch> void heed(S stop) {
        super.heed(stop);
        endgame.heed(stop);
    }

    @Override
    void deliverTo(Consumer<int[]> taker) {
        endgame.deliverTo(taker);
    }

    @Override
    public void close() {
        endgame.close();
    }

    @Override
    int[] fullestPart() {
        int open = problem().cells() - propagator.fullest().covered();
        return endgame.fullest(open).orElseGet(propagator.fullest()::placements);
    }
}
