package io.github.quadrille.engine.solve;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.CheckedPlacements;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.engine.argument.PackingBudget;
import io.github.quadrille.engine.budget.BudgetSearch;
import io.github.quadrille.engine.budget.BudgetSearch.BudgetAnswer;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.engine.budget.PricedCover;
import io.github.quadrille.engine.learner.PackingLearner;
import java.util.Optional;
import java.util.stream.IntStream;

/** Decides a packing puzzle by sweeps within a {@link PackingBudget}, where they have few states. */
final class PackingSweep {
    /**
     * A first sweep may keep this many states for each layer, which takes less than a second. With more states, a
     * search may be more promising.
     */
    private static final int STATES_A_LAYER = 100_000;

    static final long STATES = 3_000_000;

    private final PlacementTable table;
    private final PackingBudget budget;
    private final PricedCover prices;
    private long states;

    private PackingSweep(PlacementTable table, PackingBudget budget) {
        this.table = table;
        this.budget = budget;
        this.prices = prices();
    }

    /**
     * Returns a sweep of a puzzle, after looking for weights. If there are none, a puzzle of few shapes is swept
     * without weights, so that no frontier is excluded. Any other puzzle is not swept.
     *
     * @param pause called many times a second; it stops the work by throwing
     */
    static Optional<PackingSweep> of(PlacementTable table, Runnable pause) {
        if (table.cover().hasRows()) {
            return Optional.empty();
        }
        return PackingBudget.find(table, pause)
                .or(() -> Optional.of(PackingBudget.none(table.cover()))
                        .filter(none -> PackingLearner.isOfFewShapes(table)))
                .map(budget -> new PackingSweep(table, budget));
    }

    /**
     * Decides whether there is a packing. The result is empty when there are too many states.
     *
     * @param patience a factor from 1 on: a sweep gives up after this many times the usual states
     * @param pause called many times a second; it stops the work by throwing
     */
    Optional<Verdict> decide(double patience, Limits limits, Runnable pause) {
        if (budget.total() < 0) {
            return Optional.of(none());
        }
        SweepLimits most = new SweepLimits(
                (int) Math.min(STATES_A_LAYER * patience, Integer.MAX_VALUE),
                false,
                (long) (STATES * patience),
                limits.memory(),
                limits.threads());
        Optional<Verdict> fromOneEnd = patience > 1 && prices.hasHalves()
                ? Optional.empty()
                : ask(BudgetSearch.fromOneEnd(prices, most, pause));
        return fromOneEnd.isEmpty() && prices.hasHalves()
                ? ask(BudgetSearch.fromBothEnds(prices, most, pause))
                : fromOneEnd;
    }

    /** Returns how many states the sweeps have made so far. */
    long states() {
        return states;
    }

    private PricedCover prices() {
        ExactCover problem = table.cover();
        return new PricedCover(
                problem,
                IntStream.range(0, problem.options())
                        .map(option -> (int) Math.min(PricedCover.NEVER, budget.weight(problem, option)))
                        .toArray(),
                IntStream.range(0, problem.cells())
                        .map(cell -> problem.isMandatory(cell) ? PricedCover.NEVER : Math.toIntExact(budget.open(cell)))
                        .toArray(),
                IntStream.range(0, problem.kinds().size())
                        .map(kind -> Math.toIntExact(budget.unused(problem, kind)))
                        .toArray(),
                (int) budget.total());
    }

    private Optional<Verdict> ask(BudgetSearch search) {
        if (!search.fits()) {
            return Optional.empty();
        }
        BudgetAnswer answer;
        try {
            answer = search.answer();
        } finally {
            states += search.states();
        }
        if (answer instanceof BudgetAnswer.Within within) {
            return Optional.of(packed(within));
        }
        return answer instanceof BudgetAnswer.None ? Optional.of(none()) : Optional.empty();
    }

    private Verdict none() {
        return new Verdict.Infeasible(new PackingSweepRefutation(budget, states), work());
    }

    private Work work() {
        return new Work(table.size(), states, 0, 0, 0, 0);
    }

    private Verdict packed(BudgetAnswer.Within within) {
        int[] placements = within.options().stream().mapToInt(option -> option).toArray();
        Packing packing = new CheckedPlacements(table).checkedPacking(placements);
        return new Verdict.Packed(packing, 1, Optional.of(Limit.PACKINGS), work());
    }

    /**
     * A {@code PackingSweepRefutation} says that a sweep has met every possible packing, and each weighs too much.
     *
     * @param budget the budget with the weights
     * @param states how many states were met
     */
    private record PackingSweepRefutation(PackingBudget budget, long states) implements Evidence {
        @Override
        public String name() {
            return "sweep";
        }

        @Override
        public String sentence() {
            if (budget.isNone()) {
                return "A sweep along the frontier met %,d states, and none of them reached the end.".formatted(states);
            }
            String weight = "%.3f".formatted((double) budget.total() / PackingBudget.PARTS);
            return "Give cells and kinds weights such that no placement weighs less than 0. Then every packing weighs "
                    + weight
                    + (budget.total() < 0
                            ? ", so there is none."
                            : ". A sweep along the frontier met %,d states that weighed no more, and none of them reached the end."
                                    .formatted(states));
        }
    }
}
