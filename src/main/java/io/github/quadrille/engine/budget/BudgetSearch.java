package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;

import java.util.ArrayList;
import java.util.List;
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

    private static final LayerMaker.Sieve EVERYTHING = (low, high, cost) -> true;

    private final PricedCover prices;
    private final SweepTransitions sweep;
    private final StateLayout layout;
    private final SweepLimits limits;
    private final int fromBeginning;
    private final int fromEnd;
    private final LayerMaker maker;

    /**
     * @param fromBeginning what may be spent from the beginning; from the end, so much that one unit is left for the item between
     */
    private BudgetSearch(PricedCover prices, int fromBeginning, SweepLimits limits, Runnable pause) {
        OptionsInOrder options = prices.inOrder();
        this.prices = prices;
        this.limits = limits;
        this.layout = new StateLayout(prices, options);
        this.sweep = new SweepTransitions(prices, options, layout);
        this.fromBeginning = fromBeginning;
        this.fromEnd = Math.max(0, prices.budget() - fromBeginning - 1);
        long bytes = limits.bytes() / LAYERS_AT_ONCE / PricedStates.bytesPerState(layout.isWide());
        int mostInLayer = (int) Math.min(limits.statesALayer(), Math.max(FEW, bytes));
        this.maker = new LayerMaker(layout.isWide(), mostInLayer, limits, new GumbelSampling(prices.budget()), pause);
    }

    /**
     * From the beginning to the end, with the whole budget.
     *
     * @param pause called many times a second, so that it may give up by throwing
     */
    public static BudgetSearch fromOneEnd(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.budget(), limits, pause);
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
        try (maker) {
            Layers back = new Layers(sweep.ending(), this::back, limits.bytes() / 4);
            Layers onwards = new Layers(sweep.beginning(), this::onwards, limits.bytes() / 4);
            Optional<CommonState> meeting = fromBeginning == prices.budget() ? meetAtTheEnd(onwards, back) : meet(back);
            if (meeting.isPresent()) {
                onwards.makeTo(meeting.get().item());
                return new BudgetAnswer.Within(new SolutionPath(sweep, meeting.get()).options(onwards, back));
            }
        } catch (NewLayer.TooMany tooMany) {
            return new BudgetAnswer.TooManyStates();
        }
        return maker.hasDrawn() ? new BudgetAnswer.TooManyStates() : new BudgetAnswer.None();
    }

    /** How many states were met, each counted whenever it was made. */
    public long states() {
        return maker.states();
    }

    private Optional<CommonState> meetAtTheEnd(Layers onwards, Layers back) {
        int last = sweep.items() - 1;
        onwards.makeTo(last);
        Passing passing = new Passing(last, back.descend(0));
        passing.layerAfter(onwards.descend(last));
        return passing.meeting();
    }

    /** From the beginning on, until a state is met from both ends. */
    private Optional<CommonState> meet(Layers back) {
        back.makeTo(sweep.items());
        PricedStates layer = sweep.beginning();
        for (int item = 0; item < sweep.items() && layer.size() > 0; item++) {
            Passing passing = new Passing(item, back.descend(sweep.items() - item - 1));
            layer = passing.layerAfter(layer);
            if (passing.meeting().isPresent()) {
                return passing.meeting();
            }
        }
        return Optional.empty();
    }

    /** The layer at which so many items are passed. */
    private PricedStates onwards(int depth, PricedStates before) {
        return maker.layer(onFrom(depth - 1, before, fromBeginning), () -> EVERYTHING);
    }

    private LayerMerge onFrom(int item, PricedStates before, int budget) {
        return new LayerMerge(layout, before, sweep.onFrom(item), true, budget);
    }

    /** The layer before an item, counted from the end. */
    private PricedStates back(int depth, PricedStates after) {
        int item = sweep.items() - depth;
        ReachableWindows reachableWindows = new ReachableWindows(sweep, item);
        Bits128 window = layout.windowBits();
        return maker.layer(
                new LayerMerge(layout, after, sweep.backTo(item), false, fromEnd),
                () -> (low, high, cost) -> reachableWindows.make(low & window.low(), high & window.high()));
    }

    /** One item further, and a look at the states met from the end. */
    private final class Passing {
        private final int item;
        private final PricedStates others;
        private final List<MeetingPoint> ranges = new ArrayList<>();

        Passing(int item, PricedStates others) {
            this.item = item;
            this.others = others;
        }

        PricedStates layerAfter(PricedStates before) {
            return maker.layer(onFrom(item, before, prices.budget()), this::range);
        }

        private MeetingPoint range() {
            MeetingPoint range = new MeetingPoint(item, others, fromBeginning, prices.budget());
            ranges.add(range);
            return range;
        }

        /** The last one, on any number of threads. */
        Optional<CommonState> meeting() {
            return ranges.stream().flatMap(range -> range.found().stream()).reduce((one, next) -> next);
        }
    }
}
