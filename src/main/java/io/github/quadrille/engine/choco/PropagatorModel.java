package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.util.criteria.Criterion;

/** The formulation by one global propagator: {@link ExactCoverPropagator}. */
final class PropagatorModel extends PackingModel {
    private final ExactCoverPropagator propagator;
    private final Endgame endgame;

    /** What budgets exclude from the start is left out. */
    PropagatorModel(
            ExactCover problem,
            ValueOrdering order,
            Optional<PricedPuzzle> priced,
            EndgameKind ending,
            DeadEndLog log,
            Runnable pause) {
        this(
                problem,
                order,
                new CoverState(
                        problem,
                        LiveSets.of(problem, pause),
                        log != DeadEndLog.NONE,
                        priced.map(question -> question.filters(problem)).orElse(List.of()),
                        priced.map(PricedPuzzle::gapKind).orElse(CoverState.NO_GAPS)),
                priced.map(question -> question.exact(problem)),
                priced.isEmpty() && log == DeadEndLog.NONE ? ending : EndgameKind.NONE,
                log);
        for (int placement = 0; priced.isPresent() && placement < problem.options(); placement++) {
            if (!propagator.cover().isAffordable(placement)) {
                exclude(placement);
            }
        }
    }

    PropagatorModel(ExactCover problem, ValueOrdering order, CoverState state, DeadEndLog log) {
        this(problem, order, state, Optional.empty(), EndgameKind.NONE, log);
    }

    private PropagatorModel(
            ExactCover problem,
            ValueOrdering order,
            CoverState state,
            Optional<CostFilter> budget,
            EndgameKind ending,
            DeadEndLog log) {
        super(problem, false);
        DeadEndLog audited = PruningAudit.ifAsked(state, budget, log);
        endgame = ending.of(state);
        propagator = new ExactCoverPropagator(model(), variables(), state, endgame, audited);
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
        Optional<int[]> found = super.next();
        endgame.settle();
        return found;
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
