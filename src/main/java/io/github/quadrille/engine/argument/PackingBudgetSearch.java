package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Variable;

/**
 * Looks for the weights of a {@link PackingBudget}, as a linear program: the budget is less than 1, and of what placements weigh,
 * up to 1 of each, the sum is greatest. The sum is over some placements only, evenly spread; none weighs less than 0.
 */
final class PackingBudgetSearch {
    private static final int ROUNDS = 50;
    private static final int MOST_IN_SUM = 300;
    private static final double BUDGET = 0.9;
    /** Bounds that no weight has been seen to need; a program without any is easily unbounded. */
    private static final int HEAVIEST = 100;

    private final Orbits orbits;
    private final Runnable pause;
    private final WeightProgram program;
    /** And how many placements there are of each. */
    private final Map<WeightProgram.Demand, Integer> demands = new LinkedHashMap<>();

    /**
     * @param pause called during each linear program, so that it may give up by throwing
     */
    PackingBudgetSearch(ExactCover problem, Orbits orbits, Runnable pause) {
        this.orbits = orbits;
        this.pause = pause;
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
            demands.merge(program.demand(option, 0), 1, Integer::sum);
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

    /** The weights by cell and then by kind, not exact; empty when the program gives up. */
    Optional<double[]> weights() {
        List<WeightProgram.Demand> distinct = List.copyOf(demands.keySet());
        int step = (distinct.size() + MOST_IN_SUM - 1) / MOST_IN_SUM;
        for (int i = 0; i < distinct.size(); i += Math.max(1, step)) {
            WeightProgram.Demand demand = distinct.get(i);
            Variable part =
                    program.model().addVariable("t" + i).lower(0).upper(1).weight(demands.get(demand));
            program.weight(demand).lower(0).set(part, -1);
        }
        return program.weights(distinct, ROUNDS, ExpressionsBasedModel::maximise, pause);
    }
}
