package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.engine.budget.NewLayer.GumbelSampling;
import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Searches for a solution of an exact cover whose cost is within a budget. It sweeps over the items, one after another,
 * as a dynamic program. A <em>state</em> says which of the next items are covered already, by options that started
 * before, and how many options of each counted kind are placed. The states before one item are a <em>layer</em>. For
 * each state, only the least cost is kept, and states above the budget are dropped. This is like counting along a
 * frontier, but takes the minimum of costs instead of the sum of counts. With a smaller budget there are fewer states.
 *
 * <p>Two sweeps, one from each end with half the budget, are mostly far less work than one sweep with the whole budget.
 * The cost of a solution grows from item to item. Consider the last item before which the cost is at most half. The
 * sweep from the beginning reaches the state before this item, and the sweep from the end reaches the state after it.
 * So a solution exists exactly if, at some item, a transition leads from a state of the first sweep to a state of the
 * second, within the budget.
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
    /** This counter holds how many steps may still be taken to decide which states are kept, in all layers together. */
    private final AtomicLong stepsLeft;

    /**
     * Prepares a search.
     *
     * @param fromBeginning the budget of the sweep from the first item; the sweep from the last item gets the remaining
     *     budget less one unit, because the item where both meet takes the cost from the beginning above {@code
     *     fromBeginning}
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
     * @param pause the callback that runs many times a second; it may end the search by throwing an exception
     */
    public static BudgetSearch fromOneEnd(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.inOrder(), prices.budget(), limits, pause);
    }

    /**
     * Returns a search that sweeps from both ends, with half the budget each.
     *
     * @param pause the callback that runs many times a second; it may end the search by throwing an exception
     */
    public static BudgetSearch fromBothEnds(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.inOrder(), prices.budget() / 2, limits, pause);
    }

    /**
     * Tells whether the search can run: there are items, and a state fits into two words of 64 bits. For this,
     * frontiers must be narrow and the counts of kinds small.
     */
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

    /**
     * Makes all layers of the sweep from the end. Then sweeps from the beginning until some state is met by both sweeps
     * and the two costs of the state together are within the budget. The result is empty if there is no such state.
     */
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

    /**
     * Returns the layer that the sweep from the end reaches after this many items. A state is left out if the sweep
     * from the beginning certainly does not reach it, because of the items that the state says are covered.
     */
    private PricedStates back(int depth, PricedStates after) {
        int item = sweep.items() - depth;
        ReachableWindows reachableWindows = new ReachableWindows(sweep, item);
        return maker.layer(
                new LayerMerge(layout, after, sweep.backTo(item), false, fromEnd),
                () -> reachableWindows.sieve(layout, stepsLeft));
    }

    /**
     * Makes the layer after one more item of the sweep from the beginning, and compares its states with the states that
     * the sweep from the end met.
     */
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

        /**
         * Returns the last state in this layer that the sweep from the end has met, too, and whose two costs together
         * are within the budget. The result is empty if there is no such state. It does not depend on the number of
         * threads.
         */
        Optional<CommonState> meeting() {
            return ranges.stream().flatMap(range -> range.found().stream()).reduce((one, next) -> next);
        }
    }

    /** Says whether there is a solution within a budget. */
    public sealed interface BudgetAnswer {
        /**
         * There is a solution.
         *
         * @param options the options of the solution
         */
        record Within(List<Integer> options) implements BudgetAnswer {
            /** Copies the list. */
            public Within {
                options = List.copyOf(options);
            }
        }

        /** There is no solution within the budget. */
        record None() implements BudgetAnswer {}

        /**
         * There were more states than the limits allow. Either the search gave up, or none of the kept states led to a
         * solution.
         */
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
     * Keeps those states of the sweep from the beginning that cost no more than allowed. It also looks for states that
     * the sweep from the end has met.
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

        /**
         * Returns the last state that both sweeps met and whose two costs together are within the budget, if there is
         * one.
         */
        Optional<CommonState> found() {
            return found;
        }
    }

    /**
     * Follows two paths from the state where two sweeps met: back to the first item and on to the last. Each step goes
     * to a state whose cost, together with the price of the step, is the cost of the state before the step.
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
         * Returns the options that are placed along both paths.
         *
         * @param fromBeginning the layers of the sweep from the beginning, up to the item where the sweeps met
         * @param fromEnd the layers of the sweep from the end, down to the item after that
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

        /**
         * A {@code Step} leads to a state.
         *
         * @param to the state
         * @param cost the least cost of the state
         */
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
     * Limits the memory and work of a sweep. A layer is the set of states before one item.
     *
     * @param statesALayer the number of states that may be kept for one layer
     * @param thinned what happens if a layer has more states: if true, a random sample is kept, mostly of cheap states,
     *     and a solution may be missed; if false, the sweep gives up
     * @param states the number of states that may be made in all; a state that is made again counts again
     * @param bytes the approximate memory of all layers together; each layer gets at most an eighth of it
     * @param threads the number of threads that may share a large layer
     */
    public record SweepLimits(int statesALayer, boolean thinned, long states, long bytes, int threads) {
        /**
         * The memory for one layer is the memory for all layers divided by this number. The layers that are kept get
         * half of all memory. Two more layers exist at once, and one of them may be allocated larger than it is.
         */
        private static final int LAYERS_AT_ONCE = 8;
        /** The memory never limits a layer to fewer states than this. */
        private static final long FEW = 10_000;

        int mostInLayer(boolean wide) {
            long fitting = bytes / LAYERS_AT_ONCE / PricedStates.bytesPerState(wide);
            return (int) Math.min(statesALayer, Math.max(FEW, fitting));
        }
    }
}
