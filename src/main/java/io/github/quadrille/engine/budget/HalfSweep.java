package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.engine.budget.NewLayer.GumbelSampling;
import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import java.util.List;
import java.util.Optional;

/**
 * Refutes a budget by one sweep over the cells. The order of the cells must be symmetric: reversing it maps each option
 * to an option of the same kind and price, and each open cell to an open cell of the same price.
 *
 * <p>The cells form two halves. The cost of a half is the cost of its open cells and of the options wholly inside it.
 * In every solution within the budget, one half costs at most half the budget. The reversed solution is a solution,
 * too, so it is enough to search for solutions whose first half is that cheap. So states of the first half may cost
 * half the budget, options across the middle cost nothing, and later states may cost the whole budget. If no state is
 * left at the end, there is no solution. If some states are left, nothing is proven, because the options across the
 * middle were not paid. The sweep never finds a solution. It keeps only the states before the next cell, so it can
 * pause and continue.
 */
public final class HalfSweep {
    private final PricedCover prices;
    private final StateLayout layout;
    private final SweepTransitions sweep;
    private final Runnable pause;
    /** This many items are swept with half the budget. Reversing the order maps them to the last items. */
    private final int half;

    private PricedStates layer;
    private int item;
    private long states;
    private Answer answer = Answer.NOT_YET;

    /** Says what the sweep has found out so far. */
    public enum Answer {
        /** The sweep may go on. */
        NOT_YET,
        /** No solution is within the budget. */
        REFUTED,
        /** The sweep can refute nothing, because states are left at the end or there are too many. */
        OPEN
    }

    private HalfSweep(PricedCover prices, OptionsInOrder options, Runnable pause) {
        this.prices = prices;
        this.layout = new StateLayout(prices, options);
        this.sweep = new SweepTransitions(prices, options, layout);
        this.pause = pause;
        this.half = options.size() / 2;
        this.layer = sweep.beginning();
    }

    /**
     * Returns a sweep. The result is empty if the budget is 0, if the order of the cells is not symmetric, if there are
     * no cells, or if a state needs more than 127 bits.
     *
     * @param pause the callback that runs many times a second; it may end the sweep by throwing an exception
     */
    public static Optional<HalfSweep> of(PricedCover prices, Runnable pause) {
        OptionsInOrder options = prices.inOrder();
        return prices.hasHalves() && prices.isSameTurnedRound(options)
                ? Optional.of(new HalfSweep(prices, options, pause))
                        .filter(search -> search.layout.fits() && search.sweep.items() > 0)
                : Optional.empty();
    }

    /**
     * Continues the sweep, item by item, until it has met at least this many more states or has an answer. If the
     * callback {@code pause} has thrown an exception, this method must not be called again.
     *
     * @param limits the limits of this call
     */
    public Answer goOn(long more, SweepLimits limits) {
        long until = states + more;
        int most = limits.mostInLayer(layout.isWide());
        try (LayerMaker maker =
                new LayerMaker(layout.isWide(), most, limits, new GumbelSampling(prices.budget()), pause)) {
            long before = states;
            while (answer == Answer.NOT_YET && states < until) {
                try {
                    pass(maker);
                } finally {
                    states = before + maker.states();
                }
            }
        } catch (NewLayer.TooMany tooMany) {
            answer = Answer.OPEN;
        }
        return answer;
    }

    private void pass(LayerMaker maker) {
        boolean isFirstHalf = item < half;
        List<Transition> ways = isFirstHalf ? sweep.onFrom(item, half) : sweep.onFrom(item);
        int most = isFirstHalf ? prices.budget() / 2 : prices.budget();
        layer = maker.layer(new LayerMerge(layout, layer, ways, true, most), () -> (low, high, cost) -> true);
        item++;
        if (layer.size() == 0) {
            answer = Answer.REFUTED;
        } else if (item == sweep.items()) {
            answer = isLeftInTheEnd() ? Answer.OPEN : Answer.REFUTED;
        }
    }

    /** Tells whether some state at the end satisfies all counts and costs no more than the budget. */
    private boolean isLeftInTheEnd() {
        PricedStates ending = sweep.ending();
        for (int index = 0; index < layer.size(); index++) {
            Bits128 last = new Bits128(layer.low(index), layer.high(index));
            if (ending.costOf(last) <= prices.budget() - layer.cost(index)) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many states the sweep has met. */
    public long states() {
        return states;
    }
}
