package io.github.quadrille.engine.solve;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.argument.PackingBudget;
import io.github.quadrille.engine.budget.BudgetSearch;
import io.github.quadrille.engine.budget.BudgetSearch.BudgetAnswer;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.engine.budget.PricedCover;
import io.github.quadrille.engine.choco.StageBudget;
import java.util.Optional;
import java.util.stream.IntStream;

/** Decides a packing puzzle by sweeps within a {@link PackingBudget}, where they have few states. */
record PackingSweep(PlacementTable table, StageBudget stages, PackingBudget budget) {
    /** So many at least, in less than a second; beyond that a search may be the better bet. */
    private static final int STATES_A_LAYER = 100_000;

    private static final long STATES = 3_000_000;

    /**
     * Empty when there are too many states, or no weights are found.
     *
     * @throws io.github.quadrille.core.limit.Stopped at a limit
     */
    static Optional<Verdict> decide(PlacementTable table, StageBudget stageBudget) {
        Optional<PackingBudget> found =
                stageBudget.timed("weights", () -> PackingBudget.find(table, stageBudget::look));
        return found.flatMap(budget -> new PackingSweep(table, stageBudget, budget).decide());
    }

    private Optional<Verdict> decide() {
        if (budget.total() < 0) {
            return Optional.of(none(0));
        }
        PricedCover prices = prices();
        return ask(BudgetSearch.fromOneEnd(prices, limits(), stages::look))
                .or(() -> prices.hasHalves()
                        ? ask(BudgetSearch.fromBothEnds(prices, limits(), stages::look))
                        : Optional.empty());
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

    private SweepLimits limits() {
        Limits limits = stages.left().limits();
        return new SweepLimits(STATES_A_LAYER, false, STATES, limits.memory(), limits.threads());
    }

    private Optional<Verdict> ask(BudgetSearch search) {
        if (!search.fits()) {
            return Optional.empty();
        }
        BudgetAnswer answer;
        try {
            answer = search.answer();
        } finally {
            stages.ended("sweep", search.states());
        }
        if (answer instanceof BudgetAnswer.Within within) {
            return Optional.of(packed(within));
        }
        return answer instanceof BudgetAnswer.None ? Optional.of(none(search.states())) : Optional.empty();
    }

    private Verdict none(long states) {
        return new Verdict.Infeasible(new PackingSweepRefutation(budget, states), stages.work());
    }

    private Verdict packed(BudgetAnswer.Within within) {
        Packing packing = table.packing(
                within.options().stream().mapToInt(option -> option).toArray());
        if (!new PackingChecker(table.puzzle()).faults(packing).isEmpty()) {
            throw new IllegalStateException("A sweep lays pieces of '%s' where they must not be."
                    .formatted(table.puzzle().name()));
        }
        return new Verdict.Packed(packing, 1, Optional.of(Limit.PACKINGS), stages.work());
    }

    /**
     * A sweep that has passed all packings by: whatever is laid weighs too much.
     *
     * @param budget by which it is weighed
     * @param states how many states were met
     */
    private record PackingSweepRefutation(PackingBudget budget, long states) implements Evidence {
        @Override
        public String name() {
            return "sweep";
        }

        @Override
        public String sentence() {
            String weight = "%.3f".formatted((double) budget.total() / PackingBudget.PARTS);
            return "Cells and kinds can be given weights by which no placement weighs less than 0, and every packing weighs "
                    + weight
                    + (budget.total() < 0
                            ? ", so there is none."
                            : "; a sweep along the frontier met %,d states that weighed no more, and none of them at the end."
                                    .formatted(states));
        }
    }
}
