package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.engine.budget.NewLayer.GumbelSampling;
import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Searches for a solution within a budget, by a sweep over the cells. A <em>frontier</em> is the set of cells ahead
 * that started options cover. For each frontier, only the least cost is kept, and states above the budget are dropped.
 * This is a count along a frontier with minimum instead of sum. A smaller budget has fewer states.
 *
 * <p>A sweep from each end with half the budget is mostly far less work than one sweep with the whole budget. The cost
 * of a solution grows from item to item. At the last item where it is at most half, the sweep from the beginning meets
 * the state before the item. The sweep from the end meets the state after it. So a solution exists exactly where one
 * step connects two such states.
 */
public final class BudgetSearch {
    /** Making and keeping a state takes as long as this many steps of a {@link WindowSieve}. */
    private static final int STEPS_A_STATE = 20;

    private static final LayerMaker.Sieve EVERYTHING = (low, high, cost) -> true;

    private final PricedCover prices;
    private final SweepTransitions sweep;
    private final StateLayout layout;
    private final SweepLimits limits;
    private final int fromBeginning;
    private final int fromEnd;

    private final LayerMaker maker;
    /** The sieves of all layers together may take this many more steps. */
    private final AtomicLong stepsLeft;

    /**
     * Prepares a search.
     *
     * @param fromBeginning the budget of the sweep from the first item; the sweep from the last item gets the rest,
     *     less one unit, which is kept for the item where both meet
     */
    private BudgetSearch(
            PricedCover prices, OptionsInOrder options, int fromBeginning, SweepLimits limits, Runnable pause) {
        this.prices = prices;
        this.limits = limits;
        this.layout = new StateLayout(prices, options);
        this.sweep = new SweepTransitions(prices, options, layout);
        this.fromBeginning = fromBeginning;
        this.fromEnd = Math.max(0, prices.budget() - fromBeginning - 1);
        this.stepsLeft = new AtomicLong(Math.min(limits.states(), Long.MAX_VALUE / STEPS_A_STATE) * STEPS_A_STATE);
        this.maker = new LayerMaker(
                layout.isWide(),
                limits.mostInLayer(layout.isWide()),
                limits,
                new GumbelSampling(prices.budget()),
                pause);
    }

    /**
     * Returns a search that sweeps from the beginning to the end, with the whole budget.
     *
     * @param pause the callback that runs many times a second and may give up by throwing
     */
    public static BudgetSearch fromOneEnd(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.inOrder(), prices.budget(), limits, pause);
    }

    /**
     * Returns a search that sweeps from both ends, with half the budget each.
     *
     * @param pause the callback that runs many times a second and may give up by throwing
     */
    public static BudgetSearch fromBothEnds(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.inOrder(), prices.budget() / 2, limits, pause);
    }

    /** Tells whether a state fits into its bits: frontiers must be narrow and counts few enough. */
    public boolean fits() {
        return layout.fits() && sweep.items() > 0;
    }

    /** Runs the search and returns its answer. Callers call it once, and only if the search {@link #fits}. */
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

    /** Returns how many states the sweeps made. A state that is made again counts again. */
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

    /** Sweeps from the beginning until both sweeps meet at a state. */
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

    /** Returns the layer that the sweep from the beginning reaches after this many items. */
    private PricedStates onwards(int depth, PricedStates before) {
        return maker.layer(onFrom(depth - 1, before, fromBeginning), () -> EVERYTHING);
    }

    private LayerMerge onFrom(int item, PricedStates before, int budget) {
        return new LayerMerge(layout, before, sweep.onFrom(item), true, budget);
    }

    /** Returns the layer that the sweep from the end reaches after this many items. */
    private PricedStates back(int depth, PricedStates after) {
        int item = sweep.items() - depth;
        ReachableWindows reachableWindows = new ReachableWindows(sweep, item);
        return maker.layer(
                new LayerMerge(layout, after, sweep.backTo(item), false, fromEnd),
                () -> reachableWindows.sieve(layout, stepsLeft));
    }

    /** Passes one more item, and compares the new states with those met from the end. */
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

        /** Returns the last state that both sweeps have met. It is the same on any number of threads. */
        Optional<CommonState> meeting() {
            return ranges.stream().flatMap(range -> range.found().stream()).reduce((one, next) -> next);
        }
    }

    /** Says whether there is a solution within a budget. */
    public sealed interface BudgetAnswer {
        /**
         * There is a solution.
         *
         * @param options the options that solve the instance
         */
        record Within(List<Integer> options) implements BudgetAnswer {
            /** Copies the list. */
            public Within {
                options = List.copyOf(options);
            }
        }

        /** There is no solution: every choice of options exceeds the budget. */
        record None() implements BudgetAnswer {}

        /** There were more states than may be kept, and none of those kept led to a solution. */
        record TooManyStates() implements BudgetAnswer {}
    }

    /**
     * A {@code CommonState} is a state that both sweeps have met.
     *
     * @param item the last item that was passed before the state
     * @param state the state after that item
     * @param before the least cost from the beginning to the state
     * @param after the least cost from the state to the end
     */
    private record CommonState(int item, Bits128 state, int before, int after) {}

    /**
     * Keeps the states from the beginning that cost no more than allowed. It also searches for those that the other
     * sweep met too.
     */
    private static final class MeetingPoint implements LayerMaker.Sieve {
        private final int item;
        private final PricedStates others;
        private final int mostKept;
        private final int budget;
        private int next = -1;
        private Optional<CommonState> found = Optional.empty();

        /**
         * Prepares the comparison of one range of a layer.
         *
         * @param item the last item passed
         * @param others the states that the sweep from the end met
         * @param mostKept the largest cost of a state that is kept
         * @param budget the largest cost of a state from both ends together
         */
        MeetingPoint(int item, PricedStates others, int mostKept, int budget) {
            this.item = item;
            this.others = others;
            this.mostKept = mostKept;
            this.budget = budget;
        }

        @Override
        public boolean keeps(long low, long high, int cost) {
            if (next < 0) {
                next = others.firstFrom(low, high);
            }
            while (next < others.size() && PricedStates.isBefore(others.low(next), others.high(next), low, high)) {
                next++;
            }
            if (next < others.size()
                    && others.low(next) == low
                    && others.high(next) == high
                    && others.cost(next) <= budget - cost) {
                found = Optional.of(new CommonState(item, new Bits128(low, high), cost, others.cost(next)));
            }
            return cost <= mostKept;
        }

        /** Returns a state that both sweeps met within the budget, if there is one. */
        Optional<CommonState> found() {
            return found;
        }
    }

    /**
     * Walks from the state where two sweeps met to both ends. Each step goes to a state whose cost, plus the price of
     * the step, is the cost of the state that it comes from.
     */
    private static final class SolutionPath {
        private final SweepTransitions sweep;
        private final CommonState meeting;
        private final List<Integer> options = new ArrayList<>();

        SolutionPath(SweepTransitions sweep, CommonState meeting) {
            this.sweep = sweep;
            this.meeting = meeting;
        }

        /**
         * Returns the options placed on the way.
         *
         * @param fromBeginning the layers up to the item of the meeting
         * @param fromEnd the layers down to the item after it
         */
        List<Integer> options(Layers fromBeginning, Layers fromEnd) {
            Bits128 state = meeting.state();
            int cost = meeting.before();
            for (int item = meeting.item(); item >= 0; item--) {
                Step step = step(sweep.backTo(item), state, false, cost, fromBeginning.descend(item));
                state = step.to();
                cost = step.cost();
            }
            state = meeting.state();
            cost = meeting.after();
            for (int item = meeting.item() + 1; item < sweep.items(); item++) {
                Step step = step(sweep.onFrom(item), state, true, cost, fromEnd.descend(sweep.items() - item - 1));
                state = step.to();
                cost = step.cost();
            }
            return options;
        }

        /** A {@code Step} leads to a state, which has this least cost. */
        private record Step(Bits128 to, int cost) {}

        private Step step(List<Transition> ways, Bits128 state, boolean onwards, int cost, PricedStates layer) {
            for (Transition transition : ways) {
                if (transition.price() <= cost && transition.isOpenTo(state)) {
                    Bits128 to = sweep.through(transition, state, onwards);
                    if (layer.costOf(to) == cost - transition.price()) {
                        if (transition.option() != Transition.NOTHING) {
                            options.add(transition.option());
                        }
                        return new Step(to, cost - transition.price());
                    }
                }
            }
            throw new IllegalStateException("The search found no state of cost " + cost + ", which should exist.");
        }
    }

    /**
     * Limits the memory and work of a sweep.
     *
     * @param statesALayer the number of states that may be kept for one item
     * @param thinned whether a random sample, mostly of cheap states, is kept where there are more; then a solution may
     *     be missed; otherwise the sweep gives up there
     * @param states the number of states that may be made in all; a state that is made again counts again
     * @param bytes the approximate memory of all layers at once, of which each has an eighth at most
     * @param threads the number of threads that may share a large layer
     */
    public record SweepLimits(int statesALayer, boolean thinned, long states, long bytes, int threads) {
        /**
         * A layer gets the memory divided by this number. Two layers exist in addition to those that are kept, and one
         * of them has room for more states than it has.
         */
        private static final int LAYERS_AT_ONCE = 8;
        /** Layers of this many states fit into any memory. */
        private static final long FEW = 10_000;

        int mostInLayer(boolean wide) {
            long fitting = bytes / LAYERS_AT_ONCE / PricedStates.bytesPerState(wide);
            return (int) Math.min(statesALayer, Math.max(FEW, fitting));
        }
    }
}
