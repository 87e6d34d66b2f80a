package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.placement.PlacementTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Variable;

/**
 * Gives the cells and kinds weights by which every placement weighs 0 or more. For a packing, add up the weights of its
 * placements, of the optional cells left open, and of the allowed pieces that are not used. The sum is the same for all
 * packings, and is called the <em>budget</em>. So a packing contains no placement that weighs more than the budget, and
 * few placements that weigh nearly as much.
 *
 * <p>The sum is the same for two reasons. All cells together weigh as much as the open cells plus the cells of the
 * placements. And all pieces that a kind allows weigh as much as the placed pieces plus the pieces not used. A kind
 * without a limit weighs 0. A budget less than 0 proves that there is no packing, as a {@link FractionalArgument} does.
 * The method is reduced cost fixing (Dantzig, Fulkerson and Johnson, 1954). Here the reduced costs are chosen to
 * exclude many placements.
 *
 * @param cells the weight of each cell, never negative for an optional cell
 * @param kinds the weight of each kind, never negative if the number of pieces of the kind is not fixed
 * @param total the budget
 */
public record PackingBudget(List<Long> cells, List<Long> kinds, long total) {
    /**
     * The linear program measures weights in units, and the budget is at most 0.9 units there. Each unit is divided
     * into this many parts, and the weights of this class are whole numbers of parts.
     */
    public static final int PARTS = 20_000;

    /** The linear program takes at most this many steps, about two seconds. */
    private static final long MOST_STEPS = 2_000_000_000;

    private static final int MOST_UNKNOWNS = 130;
    /**
     * A budget stays below this number, so that sums of the weights of many cells and pieces are far from overflowing.
     */
    private static final long LARGEST_BUDGET = 1 << 30;

    /** Copies the lists. */
    public PackingBudget {
        cells = List.copyOf(cells);
        kinds = List.copyOf(kinds);
    }

    /**
     * Searches by a linear program for weights by which many placements weigh more than the budget. The search takes
     * seconds at most. The result is empty if the program would be too large, takes too long or finds no suitable
     * weights.
     *
     * @param pause the callback that runs many times a second; it may end the search by throwing an exception
     */
    public static Optional<PackingBudget> find(PlacementTable table, Runnable pause) {
        Orbits orbits = Orbits.of(table.puzzle());
        return orbits.classes() > MOST_UNKNOWNS
                ? Optional.empty()
                : Effort.within(
                                MOST_STEPS,
                                pause,
                                effort -> new PackingBudgetSearch(table.cover(), orbits, effort).weights())
                        .flatMap(weights -> rounded(table.cover(), weights));
    }

    /** Returns a budget in which every weight is 0, so that it excludes nothing. */
    public static PackingBudget none(ExactCover problem) {
        return new PackingBudget(
                Collections.nCopies(problem.cells(), 0L),
                Collections.nCopies(problem.kinds().size(), 0L),
                0);
    }

    /** Tells whether every cell weighs 0 and the budget is 0. */
    public boolean isNone() {
        return total == 0 && cells.stream().allMatch(weight -> weight == 0);
    }

    /**
     * Rounds the weights up to whole parts. Then raises the weights of all cells until every placement weighs at least
     * 0. The result is empty if the budget is then too large.
     */
    private static Optional<PackingBudget> rounded(ExactCover problem, double[] weights) {
        long[] parts = WeightProgram.roundedUp(weights, PARTS);
        long lacking = WeightProgram.lacking(problem, parts, option -> 0);
        List<Long> cells = new ArrayList<>();
        List<Long> kinds = new ArrayList<>();
        long total = 0;
        for (int cell = 0; cell < problem.cells(); cell++) {
            long weight = parts[cell] + lacking;
            cells.add(problem.isMandatory(cell) ? weight : Math.max(0, weight));
            total += cells.get(cell);
        }
        for (int kind = 0; kind < problem.kinds().size(); kind++) {
            KindItem item = problem.kindItem(kind);
            long weight = parts[problem.cells() + kind];
            kinds.add(item.isOpen() ? 0 : item.min() == item.max() ? weight : Math.max(0, weight));
            total += kinds.get(kind) == 0 ? 0 : kinds.get(kind) * item.max();
        }
        return Math.abs(total) < LARGEST_BUDGET
                ? Optional.of(new PackingBudget(cells, kinds, total))
                : Optional.empty();
    }

    /** Returns what the cells of a placement and its kind weigh together, which is never negative. */
    public long weight(ExactCover problem, int option) {
        long weight = kinds.get(problem.kind(option));
        for (int cell : problem.cellsOf(option)) {
            weight += cells.get(cell);
        }
        return weight;
    }

    /** Returns what an optional cell weighs when it is left open. */
    public long open(int cell) {
        return cells.get(cell);
    }

    /** Returns the weight of one unused piece of a kind. It is 0 if the number of pieces of the kind is fixed. */
    public long unused(ExactCover problem, int kind) {
        KindItem item = problem.kindItem(kind);
        return item.min() == item.max() ? 0 : kinds.get(kind);
    }

    /**
     * Searches by a linear program for the weights of a {@link PackingBudget}. The budget is at most 0.9. The program
     * maximises the sum of the weights of placements, where each counts as at most 1. To keep the program small, the
     * sum has at most 300 terms. Each term is for all placements that must weigh the same by symmetry. No placement
     * weighs less than 0.
     */
    private static final class PackingBudgetSearch {
        private static final int MOST_IN_SUM = 300;
        private static final double BUDGET = 0.9;
        /**
         * No weight exceeds this number. No puzzle is known that needs a greater weight, and a program without such
         * limits is easily unbounded.
         */
        private static final int HEAVIEST = 100;

        private final Orbits orbits;
        private final Effort effort;
        private final WeightProgram program;
        /** Each value is the number of placements that have the demand in its key. */
        private final Map<WeightProgram.Demand, Integer> demands = new LinkedHashMap<>();

        PackingBudgetSearch(ExactCover problem, Orbits orbits, Effort effort) {
            this.orbits = orbits;
            this.effort = effort;
            this.program = new WeightProgram(problem, orbits);
            Expression budget = program.model().addExpression("budget").upper(BUDGET);
            int[] cells = program.cellsByClass();
            for (int one = 0; one < cells.length; one++) {
                boolean mandatory = problem.isMandatory(orbits.classOf().indexOf(one));
                budget.set(program.cells(one).lower(mandatory ? -HEAVIEST : 0).upper(HEAVIEST), cells[one]);
            }
            for (int kind = 0; kind < problem.kinds().size(); kind++) {
                if (program.isFirst(kind)) {
                    limit(kind, problem.kindItem(kind), budget);
                }
            }
            for (int option = 0; option < problem.options(); option++) {
                demands.merge(program.demand(option, 0, effort), 1, Integer::sum);
            }
        }

        private void limit(int kind, KindItem item, Expression budget) {
            Variable weight = program.kind(kind)
                    .lower(item.min() == item.max() ? -HEAVIEST : 0)
                    .upper(item.isOpen() ? 0 : HEAVIEST);
            if (!item.isOpen()) {
                budget.set(weight, (long) item.max() * orbits.kindsLike(kind));
            }
        }

        /**
         * Returns approximate weights, first of the cells, then of the kinds. The result is empty when the program
         * gives up.
         */
        Optional<double[]> weights() {
            List<WeightProgram.Demand> distinct = List.copyOf(demands.keySet());
            int step = (distinct.size() + MOST_IN_SUM - 1) / MOST_IN_SUM;
            for (int i = 0; i < distinct.size(); i += Math.max(1, step)) {
                WeightProgram.Demand demand = distinct.get(i);
                Variable part =
                        program.model().addVariable("t" + i).lower(0).upper(1).weight(demands.get(demand));
                program.weight(demand).lower(0).set(part, -1);
            }
            return program.weights(distinct, ExpressionsBasedModel::maximise, effort);
        }
    }
}
