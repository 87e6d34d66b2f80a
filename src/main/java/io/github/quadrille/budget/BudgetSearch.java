package io.github.quadrille.budget;

import io.github.quadrille.exactcover.CellOrder;
import io.github.quadrille.exactcover.SweepOrder;
import java.util.Optional;

/**
 * Looks for a solution within a budget, by a sweep over the cells. For each <em>frontier</em>, what started options cover of
 * the cells ahead, only the least cost is kept, and what exceeds the budget is dropped: a count along a frontier with minimum
 * instead of sum. The smaller the budget, the fewer states there are.
 *
 * <p>So two sweeps, from both ends, with half the budget each are mostly far less work than one: what a solution costs grows from
 * item to item; at the last item where it is no more than half, the state before it is met from the beginning, and the one
 * after it from the end. A solution is found where two such states lie one way apart, and if none do, there is none.
 */
public final class BudgetSearch {
    /** Two layers besides those that are kept, one of them with room for more states than it has. */
    private static final int LAYERS_AT_ONCE = 8;
    /** So many fit into any memory. */
    private static final long FEW = 10_000;

    private final PricedCover prices;
    private final SweepWays sweep;
    private final StateLayout layout;
    private final SweepLimits limits;
    private final Runnable pause;
    private final int fromBeginning;
    private final int fromEnd;
    private final int mostInLayer;
    private final Lottery lottery;
    private long states;
    private boolean incomplete;

    /** Leaves a sweep that has too many states. */
    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            // Nothing went wrong, so nobody reads where.
            super(null, null, false, false);
        }
    }

    private BudgetSearch(PricedCover prices, int fromEnd, SweepLimits limits, Runnable pause) {
        CellOrder order = SweepOrder.best(prices.cover());
        this.prices = prices;
        this.limits = limits;
        this.pause = pause;
        this.layout = new StateLayout(prices, order);
        this.sweep = new SweepWays(prices, order, layout);
        this.fromEnd = fromEnd;
        this.fromBeginning = prices.budget() - fromEnd;
        this.lottery = new Lottery(prices.budget());
        long bytes = limits.bytes() / LAYERS_AT_ONCE / PricedStates.bytesPerState(layout.isWide());
        this.mostInLayer = (int) Math.min(limits.statesALayer(), Math.max(FEW, bytes));
    }

    /**
     * From the beginning to the end, with the whole budget.
     *
     * @param pause called many times a second, so that it may give up by throwing
     */
    public static BudgetSearch fromOneEnd(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, 0, limits, pause);
    }

    /**
     * With half the budget from each end.
     *
     * @param pause called many times a second, so that it may give up by throwing
     */
    public static BudgetSearch fromBothEnds(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.budget() / 2, limits, pause);
    }

    /** Whether frontiers are narrow enough, and counts few enough, for states to be told apart. */
    public boolean fits() {
        return layout.fits() && sweep.items() > 0;
    }

    /** Answers; to be asked once, and only if it {@link #fits}. */
    public BudgetAnswer answer() {
        try {
            Layers back = new Layers(sweep.ending(), this::back, limits.bytes() / 4);
            Layers onwards = new Layers(sweep.beginning(), this::onwards, limits.bytes() / 4);
            Optional<CommonState> meeting = fromEnd == 0 ? meetAtTheEnd(onwards, back) : meet(back);
            if (meeting.isPresent()) {
                onwards.makeTo(meeting.get().item());
                return new BudgetAnswer.Within(new WayOut(sweep, meeting.get()).options(onwards, back));
            }
        } catch (TooMany tooMany) {
            return new BudgetAnswer.TooManyStates();
        }
        return incomplete ? new BudgetAnswer.TooManyStates() : new BudgetAnswer.None();
    }

    /** How many states were kept, each counted whenever it was made. */
    public long states() {
        return states;
    }

    private Optional<CommonState> meetAtTheEnd(Layers onwards, Layers back) {
        int last = sweep.items() - 1;
        onwards.makeTo(last);
        return new Meet(onwards.descend(last), last, back.descend(0)).meeting();
    }

    /** From the beginning on, until a state is met from both ends. */
    private Optional<CommonState> meet(Layers back) {
        back.makeTo(sweep.items());
        PricedStates layer = sweep.beginning();
        for (int item = 0; item < sweep.items() && layer.size() > 0; item++) {
            Meet meet = new Meet(layer, item, back.descend(sweep.items() - item - 1));
            Optional<CommonState> meeting = meet.meeting();
            if (meeting.isPresent()) {
                return meeting;
            }
            layer = finished(meet.result);
        }
        return Optional.empty();
    }

    /** The layer at which so many items are passed. */
    private PricedStates onwards(int depth, PricedStates before) {
        PricedStates result = new PricedStates(layout.isWide());
        new Merge(layout, before, sweep.onFrom(depth - 1), true, fromBeginning, pause) {
            @Override
            void take(long low, long high, int cost) {
                keep(result, low, high, cost);
            }
        }.run();
        return finished(result);
    }

    /** The layer before an item, counted from the end. */
    private PricedStates back(int depth, PricedStates after) {
        int item = sweep.items() - depth;
        Juts juts = new Juts(sweep, item);
        Bits window = layout.windowBits();
        PricedStates result = new PricedStates(layout.isWide());
        new Merge(layout, after, sweep.backTo(item), false, fromEnd, pause) {
            @Override
            void take(long low, long high, int cost) {
                if (juts.make(low & window.low(), high & window.high())) {
                    keep(result, low, high, cost);
                }
            }
        }.run();
        return finished(result);
    }

    private void keep(PricedStates result, long low, long high, int cost) {
        if (states == limits.states() || (!limits.thinned() && result.size() == mostInLayer)) {
            throw new TooMany();
        }
        states++;
        result.add(low, high, cost);
    }

    private PricedStates finished(PricedStates result) {
        if (result.size() > mostInLayer) {
            incomplete = true;
            result.keepDrawn(mostInLayer, lottery);
        }
        return result.trimmed();
    }

    /** One item further, and a look at the states met from the end. */
    private final class Meet extends Merge {
        private final int item;
        private final PricedStates others;
        private final PricedStates result = new PricedStates(layout.isWide());
        private int next;
        private Optional<CommonState> found = Optional.empty();

        Meet(PricedStates before, int item, PricedStates others) {
            super(layout, before, sweep.onFrom(item), true, prices.budget(), pause);
            this.item = item;
            this.others = others;
        }

        Optional<CommonState> meeting() {
            run();
            return found;
        }

        @Override
        void take(long low, long high, int cost) {
            if (cost <= fromBeginning) {
                keep(result, low, high, cost);
            }
            while (next < others.size() && PricedStates.isBefore(others.low(next), others.high(next), low, high)) {
                next++;
            }
            if (next < others.size()
                    && others.low(next) == low
                    && others.high(next) == high
                    && others.cost(next) <= prices.budget() - cost) {
                found = Optional.of(new CommonState(item, new Bits(low, high), cost, others.cost(next)));
            }
        }
    }
}
