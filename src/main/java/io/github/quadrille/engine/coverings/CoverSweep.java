package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.budget.BudgetSearch;
import io.github.quadrille.engine.budget.BudgetSearch.BudgetAnswer;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.engine.budget.HalfSweep;
import io.github.quadrille.engine.budget.PricedCover;
import io.github.quadrille.engine.plan.StageBudget;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Asks sweeps whether a covering is worth at least a number, by the weights of the best bound. */
final class CoverSweep {
    /** Less is not worth a turn of a sweep from one half. */
    private static final long LEAST_FROM_ONE_HALF = 1 << 22;

    private static final int MOST_A_CELL = 1 << 27;
    /** It judges no windows, so it passes so many states while the other sweeps pass one. */
    private static final int TIMES_AS_MANY = 8;

    private final StageBudget stages;
    private final Goal.Cover goal;
    private final LinearBound weights;
    private final long memory;
    private final int threads;
    /** The number that did not fit; then none that is less does, for its question can afford whatever that one could. */
    private long leastTooWide = -1;

    /** By number asked for, with how many states. */
    private final Map<Long, Integer> triedWithAll = new HashMap<>();

    private final Map<Long, Integer> triedWithSome = new HashMap<>();

    /** The number that the sweep from one half is about. */
    private long halved = -1;

    private Optional<HalfSweep> fromOneHalf = Optional.empty();
    /** States that sweeps from one half have met, and all others. */
    private long statesFromOneHalf;

    private long otherStates;
    private Optional<BudgetSearch> running = Optional.empty();
    private Optional<Packing> found = Optional.empty();
    private Optional<Evidence> refutation = Optional.empty();

    /**
     * @param limits of memory and threads
     */
    CoverSweep(StageBudget stageBudget, Goal.Cover goal, LinearBound weights, Limits limits) {
        this.stages = stageBudget;
        this.goal = goal;
        this.weights = weights;
        this.memory = limits.memory();
        this.threads = limits.threads();
    }

    /** Asks with all states, which may be too many; returns whether it is decided. */
    boolean decides(long least, int states) {
        Optional<PricedCover> prices = isNew(triedWithAll, least, states) ? prices(least) : Optional.empty();
        return prices.isPresent()
                && (isRefutedFromOneHalf(prices.get(), least)
                        || ask(BudgetSearch.fromOneEnd(prices.get(), limits(states, false), stages::look), least)
                        || (prices.get().hasHalves()
                                && ask(
                                        BudgetSearch.fromBothEnds(prices.get(), limits(states, false), stages::look),
                                        least)));
    }

    /** Takes a turn as long as those of the other sweeps: which of them ends first cannot be told before. */
    private boolean isRefutedFromOneHalf(PricedCover prices, long least) {
        long more = TIMES_AS_MANY * otherStates - statesFromOneHalf;
        if (more < LEAST_FROM_ONE_HALF) {
            return false;
        }
        if (halved != least) {
            halved = least;
            fromOneHalf = HalfSweep.of(prices, stages::look);
        }
        return fromOneHalf.isPresent() && isRefuted(fromOneHalf.get(), least, more);
    }

    private boolean isRefuted(HalfSweep sweep, long least, long more) {
        long before = sweep.states();
        HalfSweep.Answer answer = HalfSweep.Answer.OPEN;
        try {
            answer = sweep.goOn(more, limits(MOST_A_CELL, false));
        } finally {
            statesFromOneHalf += sweep.states() - before;
            stages.ended("sweep", sweep.states() - before);
        }
        if (answer == HalfSweep.Answer.OPEN) {
            fromOneHalf = Optional.empty();
        }
        found = Optional.empty();
        refutation =
                answer == HalfSweep.Answer.REFUTED ? Optional.of(passedBy(least, sweep.states())) : Optional.empty();
        return refutation.isPresent();
    }

    /** Asks with some states, rather cheap ones; returns whether it is decided, and that can mostly be by a covering alone. */
    boolean finds(long least, int states) {
        Optional<PricedCover> prices = isNew(triedWithSome, least, states) ? prices(least) : Optional.empty();
        return prices.isPresent()
                && ask(BudgetSearch.fromBothEnds(prices.get(), limits(states, true), stages::look), least);
    }

    /** With as many states as before the answer would be the same. */
    private static boolean isNew(Map<Long, Integer> tried, long least, int states) {
        Integer before = tried.put(least, states);
        return before == null || before < states;
    }

    /** The covering that has decided the last question. */
    Optional<Packing> found() {
        return found;
    }

    /** Or why there is none. */
    Optional<Evidence> refutation() {
        return refutation;
    }

    /** How many states the sweep has met that is under way. */
    long statesSoFar() {
        return running.map(BudgetSearch::states).orElse(0L);
    }

    private Optional<PricedCover> prices(long least) {
        return least <= leastTooWide
                ? Optional.empty()
                : SweepQuestion.of(stages.placements().cover(), goal, weights, least)
                        .map(SweepQuestion::prices);
    }

    private SweepLimits limits(int states, boolean thinned) {
        return new SweepLimits(states, thinned, stages.left().limits().nodes(), memory, threads);
    }

    private boolean ask(BudgetSearch search, long least) {
        found = Optional.empty();
        refutation = Optional.empty();
        if (!search.fits()) {
            leastTooWide = least;
            return false;
        }
        BudgetAnswer answer;
        running = Optional.of(search);
        try {
            answer = search.answer();
        } finally {
            running = Optional.empty();
            otherStates += search.states();
            stages.ended("sweep", search.states());
        }
        if (answer instanceof BudgetAnswer.Within within) {
            int[] options = within.options().stream().mapToInt(option -> option).toArray();
            found = Optional.of(stages.placements().packing(options));
        } else if (answer instanceof BudgetAnswer.None) {
            refutation = Optional.of(passedBy(least, search.states()));
        }
        return found.isPresent() || refutation.isPresent();
    }

    /** That a sweep has passed all coverings by: none of them loses so little by the weights of the bound. */
    private Evidence passedBy(long least, long states) {
        double all = (double) weights.total() / weights.denominator();
        return new Evidence.Told(
                "sweep",
                "The weights of the bound are %.3f in all, so a better covering may lose %.3f by open cells and by pieces that weigh more than their worth. A sweep along the frontier met %,d states that had lost no more, and none of them at the end."
                        .formatted(all, all - least, states),
                weights.picture());
    }
}
