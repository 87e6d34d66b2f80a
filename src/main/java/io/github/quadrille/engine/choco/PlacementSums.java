package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.variables.BoolVar;

/**
 * States the exact cover in Choco's own constraints, which are sums of the variables of placements.
 *
 * <pre>
 * for every mandatory cell:  sum of the placements on it  = 1
 * for every optional cell:   sum of the placements on it &lt;= 1
 * for every kind:            min &lt;= sum of its placements &lt;= max
 * for every row:             min &lt;= sum of its placements &lt;= max
 * </pre>
 */
final class PlacementSums {
    private final ExactCover problem;
    private final Model model;
    private final BoolVar[] placements;
    private final List<Constraint> posted = new ArrayList<>();

    /**
     * Prepares the sums, and posts nothing yet.
     *
     * @param placements the variable of each placement
     */
    PlacementSums(ExactCover problem, Model model, BoolVar[] placements) {
        this.problem = problem;
        this.model = model;
        this.placements = placements;
    }

    /** Posts the sum of each cell, each kind and each row. */
    void post() {
        for (int item = 0; item < problem.items(); item++) {
            post(item);
        }
    }

    private void post(int item) {
        BoolVar[] options = Arrays.stream(problem.optionsOn(item))
                .mapToObj(option -> placements[option])
                .toArray(BoolVar[]::new);
        between(options, problem.min(item), problem.max(item));
    }

    private void between(BoolVar[] options, int min, int max) {
        if (options.length < min) {
            post(model.falseConstraint());
        } else if (min == max) {
            sum(options, "=", min);
        } else {
            if (min > 0) {
                sum(options, ">=", min);
            }
            if (max < options.length) {
                sum(options, "<=", max);
            }
        }
    }

    private void sum(BoolVar[] options, String operator, int count) {
        if (options.length > 0) {
            post(model.sum(options, operator, count));
        }
    }

    /** Posts a budget as one weighted sum. */
    void keep(CostFilter budget) {
        int[] costs = IntStream.range(0, placements.length)
                .map(placement -> Math.toIntExact(budget.cost(placement)))
                .toArray();
        post(model.scalar(placements, costs, "<=", Math.toIntExact(budget.left())));
    }

    private void post(Constraint sum) {
        sum.post();
        posted.add(sum);
    }

    /**
     * Removes all posted constraints. Callers may call this method only at the root of a search. A second call does
     * nothing.
     */
    void drop() {
        posted.forEach(model::unpost);
        posted.clear();
    }
}
