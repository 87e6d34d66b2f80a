package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.engine.budget.NewLayer.GumbelSampling;
import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

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
    /** A state is made and kept in the time of so many steps. */
    private static final int STEPS_A_STATE = 20;

    private static final LayerMaker.Sieve EVERYTHING = (low, high, cost) -> true;

    private final PricedCover prices;
    private final SweepTransitions sweep;
    private final StateLayout layout;
    private final SweepLimits limits;
    private final int fromBeginning;
    private final int fromEnd;

    private final LayerMaker maker;
    /** Of judging windows, in all. */
    private final AtomicLong stepsLeft;

    /**
     * @param fromBeginning what may be spent from the beginning; from the end, so much that one unit is left for the item between
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
     * From the beginning to the end, with the whole budget.
     *
     * @param pause called many times a second, so that it may give up by throwing
     */
    public static BudgetSearch fromOneEnd(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.inOrder(), prices.budget(), limits, pause);
    }

    /**
     * With half the budget from each end.
     *
     * @param pause called many times a second, so that it may give up by throwing
     */
    public static BudgetSearch fromBothEnds(PricedCover prices, SweepLimits limits, Runnable pause) {
        return new BudgetSearch(prices, prices.inOrder(), prices.budget() / 2, limits, pause);
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
        return maker.layer(
                new LayerMerge(layout, after, sweep.backTo(item), false, fromEnd),
                () -> reachableWindows.sieve(layout, stepsLeft));
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

    /** Whether there is a solution within a budget. */
    public sealed interface BudgetAnswer {
        /**
         * There is one.
         *
         * @param options that solve it
         */
        record Within(List<Integer> options) implements BudgetAnswer {
            /** Keeps a copy. */
            public Within {
                options = List.copyOf(options);
            }
        }

        /** There is none: whatever is laid, the budget is exceeded. */
        record None() implements BudgetAnswer {}

        /** There were more states than may be kept, and none of those kept led to a solution. */
        record TooManyStates() implements BudgetAnswer {}
    }

    /**
     * A state met from both ends.
     *
     * @param item the last item passed before it
     * @param state after that item
     * @param before the least cost from the beginning to it
     * @param after the least cost from it to the end
     */
    private record CommonState(int item, Bits128 state, int before, int after) {}

    /** Keeps the cheaper half of the states met from the beginning, and looks for those met from the end, too. */
    private static final class MeetingPoint implements LayerMaker.Sieve {
        private final int item;
        private final PricedStates others;
        private final int mostKept;
        private final int budget;
        private int next = -1;
        private Optional<CommonState> found = Optional.empty();

        /**
         * @param item the last item passed
         * @param others met from the end before it
         * @param mostKept what states may cost that are kept
         * @param budget what a state may cost from both ends
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

        /** A state met from both ends within the budget. */
        Optional<CommonState> found() {
            return found;
        }
    }

    /** Walks from where two sweeps met to both ends, always to a state whose cost explains that of the last. */
    private static final class SolutionPath {
        private final SweepTransitions sweep;
        private final CommonState meeting;
        private final List<Integer> options = new ArrayList<>();

        SolutionPath(SweepTransitions sweep, CommonState meeting) {
            this.sweep = sweep;
            this.meeting = meeting;
        }

        /**
         * The options laid on the way.
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

        /** To a state, and what is left to explain. */
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
            throw new IllegalStateException("No way leads to a state of cost " + cost + ".");
        }
    }

    /**
     * What a sweep may take.
     *
     * @param statesALayer how many states may be kept for one item
     * @param thinned whether some are drawn, rather cheap ones, where there are more, so that what is not found may exist all the same;
     *     otherwise the sweep gives up there
     * @param states how many may be kept in all, each counted whenever it is made
     * @param bytes of all layers at once, nearly; each has an eighth of them at most
     * @param threads how many may work at once on a large layer
     */
    public record SweepLimits(int statesALayer, boolean thinned, long states, long bytes, int threads) {
        /** Two layers besides those that are kept, one of them with room for more states than it has. */
        private static final int LAYERS_AT_ONCE = 8;
        /** So many fit into any memory. */
        private static final long FEW = 10_000;

        int mostInLayer(boolean wide) {
            long fitting = bytes / LAYERS_AT_ONCE / PricedStates.bytesPerState(wide);
            return (int) Math.min(statesALayer, Math.max(FEW, fitting));
        }
    }
}
