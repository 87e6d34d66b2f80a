package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.engine.budget.NewLayer.GumbelSampling;
import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import java.util.List;
import java.util.Optional;

/**
 * Refutes a budget by one sweep where turning the order round maps options to options of the same kind and price, and gaps to
 * gaps. Of the two halves of the cells, with what is open there and the options that lie wholly within, one costs no more than
 * half the budget, and a solution or its image has it first. So states of the first half may cost half the budget, options
 * across the middle nothing, and states behind it the whole budget. If none is left at the end, there is no solution; if some
 * are, nothing is proven, since the options across the middle were not paid. It finds nothing, but it keeps one layer only, so it
 * can go on where it stopped.
 */
public final class HalfSweep {
    private final PricedCover prices;
    private final StateLayout layout;
    private final SweepTransitions sweep;
    private final Runnable pause;
    /** How many items are swept with half the budget, their images last. */
    private final int half;

    private PricedStates layer;
    private int item;
    private long states;
    private Answer answer = Answer.NOT_YET;

    /** What it knows. */
    public enum Answer {
        /** It may go on. */
        NOT_YET,
        /** No solution is within the budget. */
        REFUTED,
        /** It can refute nothing: states are left at the end, or there are too many. */
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
     * None when the halves are not alike, or frontiers are too wide for states to be told apart.
     *
     * @param pause called many times a second, so that it may give up by throwing
     */
    public static Optional<HalfSweep> of(PricedCover prices, Runnable pause) {
        OptionsInOrder options = prices.inOrder();
        return prices.hasHalves() && prices.isSameTurnedRound(options)
                ? Optional.of(new HalfSweep(prices, options, pause))
                        .filter(search -> search.layout.fits() && search.sweep.items() > 0)
                : Optional.empty();
    }

    /**
     * Goes on, item by item, until at least so many states more are met or it has an answer. After the pause has thrown it is not
     * to be asked again.
     *
     * @param limits of this turn
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

    /** Whether one of the last states is one in which counts are kept within the budget. */
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

    /** How many states were met. */
    public long states() {
        return states;
    }
}
