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

/**
 * Uses sweeps to find out whether a covering is worth at least a number. The costs in a sweep come from the weights of
 * the best bound.
 */
final class CoverSweep {
    /** A {@link HalfSweep} gets a turn only when it may meet at least this many states. */
    private static final long LEAST_FROM_ONE_HALF = 1 << 22;

    private static final int MOST_A_CELL = 1 << 27;
    /**
     * A {@link HalfSweep} may meet this many states for each state of the other sweeps. Each of its states takes less
     * time, because it does not test whether a state can be reached.
     */
    private static final int TIMES_AS_MANY = 8;

    private final StageBudget stages;
    private final Goal.Cover goal;
    private final LinearBound weights;
    private final long memory;
    private final int threads;
    /**
     * For a covering of this worth, the frontiers were too wide for a sweep. They are too wide for smaller numbers as
     * well, because then more loss is allowed.
     */
    private long leastTooWide = -1;

    /**
     * The keys are the worths that were asked for. The value is the number of states allowed in the last sweep that
     * leaves no states out.
     */
    private final Map<Long, Integer> triedWithAll = new HashMap<>();

    private final Map<Long, Integer> triedWithSome = new HashMap<>();

    /** The current {@link HalfSweep} asks whether a covering is worth this much. */
    private long halved = -1;

    private Optional<HalfSweep> fromOneHalf = Optional.empty();
    /** All sweeps of the kind {@link HalfSweep} have met this many states so far. */
    private long statesFromOneHalf;

    private long otherStates;
    private Optional<BudgetSearch> running = Optional.empty();
    private Optional<Packing> found = Optional.empty();
    private Optional<Evidence> refutation = Optional.empty();

    /**
     * Creates the sweeps of one puzzle.
     *
     * @param limits the limits on memory and threads
     */
    CoverSweep(StageBudget stageBudget, Goal.Cover goal, LinearBound weights, Limits limits) {
        this.stages = stageBudget;
        this.goal = goal;
        this.weights = weights;
        this.memory = limits.memory();
        this.threads = limits.threads();
    }

    /**
     * Asks whether a covering is worth at least a number, with sweeps that keep all states. A sweep gives up if there
     * are too many states for one cell. Returns whether the question is decided.
     *
     * @param states the number of states that may be kept for one cell
     */
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

    /**
     * Runs a {@link HalfSweep} for as long as the other sweeps have run, because any of them may end first. Returns
     * whether it shows that no covering is worth the number.
     */
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

    /**
     * Asks whether a covering is worth at least a number, with a sweep that keeps a sample of the states, mostly cheap
     * ones. Returns whether the question is decided. Mostly it can be decided only if a covering is found.
     *
     * @param states the number of states that may be kept for one cell
     */
    boolean finds(long least, int states) {
        Optional<PricedCover> prices = isNew(triedWithSome, least, states) ? prices(least) : Optional.empty();
        return prices.isPresent()
                && ask(BudgetSearch.fromBothEnds(prices.get(), limits(states, true), stages::look), least);
    }

    /**
     * Returns whether a number is asked about for the first time or with more states than before. With the same number
     * of states, the answer would be the same.
     */
    private static boolean isNew(Map<Long, Integer> tried, long least, int states) {
        Integer before = tried.put(least, states);
        return before == null || before < states;
    }

    /** Returns the covering that answered the last question. The result is empty if no covering was found. */
    Optional<Packing> found() {
        return found;
    }

    /** Returns why no covering is worth the number of the last question. The result is empty if that was not shown. */
    Optional<Evidence> refutation() {
        return refutation;
    }

    /** Returns how many states the running sweep has met. */
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

    /**
     * Returns the evidence that no covering is good enough: a sweep has met every state within the allowed loss, and
     * none reached the end.
     */
    private Evidence passedBy(long least, long states) {
        double all = (double) weights.total() / weights.denominator();
        return new Evidence.Told(
                "sweep",
                "The weights of the bound are %.3f in all, so a better covering may lose %.3f by open cells and by pieces that weigh more than their worth. A sweep along the frontier met %,d states that had lost no more, and none of them reached the end."
                        .formatted(all, all - least, states),
                weights.picture());
    }
}
