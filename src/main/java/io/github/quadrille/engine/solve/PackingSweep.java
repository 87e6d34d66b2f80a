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

/**
 * Decides whether a packing exists, if few states are enough. A {@link PackingBudget} gives weights to placements, so
 * that every packing has the same total weight. A sweep goes through the cells in order, and keeps every state of a
 * partial packing that does not weigh more than this total. A state says which of the next cells are covered and how
 * many pieces of each kind are used.
 */
final class PackingSweep {
    /**
     * A layer holds the states before one cell. A single sweep can keep this many states in each layer, which takes
     * less than a second. With more states, a search is often faster. The limits of a sweep that takes turns are a
     * fraction of this number at first, and grow with each turn.
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
     * Looks for weights, and returns a sweep of the puzzle with these weights. If there are none, a puzzle with few
     * shapes gets a sweep without weights, which keeps every state. The result is empty for any other puzzle without
     * weights, and for a puzzle with rules.
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
     * @param patience a factor for the numbers of states that a sweep can have, in each layer and in all; it is 1 for a
     *     single sweep
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

    /** Returns how many states all sweeps together have met so far. */
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
     * A {@code PackingSweepRefutation} says that sweeps have found no packing. No placement weighs less than 0. So a
     * partial packing that weighs more than every packing weighs cannot be completed. The sweeps have followed all
     * other partial packings, and none of them became a packing.
     *
     * @param budget the budget with the weights
     * @param states how many states the sweeps have met
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
