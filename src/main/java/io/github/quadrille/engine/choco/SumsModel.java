package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.variables.BoolVar;

/**
 * The baseline: the same relation in Choco's plain constraints, to be read and to be compared with.
 *
 * <pre>
 * for every mandatory cell:  sum of the placements on it  = 1
 * for every optional cell:   sum of the placements on it &lt;= 1
 * for every kind:            min &lt;= sum of its placements &lt;= max
 * </pre>
 */
final class SumsModel extends PackingModel {
    private final FewestRemainingVariables search;

    /**
     * @param learning whether Choco explains its failures and learns clauses from them
     * @param pause called now and then, so that it may give up by throwing
     */
    SumsModel(ExactCover problem, boolean learning, Runnable pause) {
        super(problem, learning);
        BoolVar[] all = variables().all(pause);
        List<BoolVar[]> mandatory = new ArrayList<>();
        for (int item = 0; item < problem.items(); item++) {
            BoolVar[] placements = Arrays.stream(problem.optionsOn(item))
                    .mapToObj(option -> all[option])
                    .toArray(BoolVar[]::new);
            between(placements, problem.min(item), problem.max(item));
            if (item < problem.cells() && problem.isMandatory(item)) {
                mandatory.add(placements);
            }
        }
        search = new FewestRemainingVariables(problem, all, mandatory);
        solver().setSearch(search.strategy());
    }

    @Override
    void exclude(int placement) {
        model().arithm(variables().of(placement), "=", 0).post();
    }

    /** Posts a budget as one weighted sum. */
    void keep(CostFilter budget) {
        BoolVar[] all = variables().all(() -> {});
        int[] costs = IntStream.range(0, all.length)
                .map(placement -> Math.toIntExact(budget.cost(placement)))
                .toArray();
        model().scalar(all, costs, "<=", Math.toIntExact(budget.left())).post();
    }

    private void between(BoolVar[] placements, int min, int max) {
        if (placements.length < min) {
            model().falseConstraint().post();
        } else if (min == max) {
            sum(placements, "=", min);
        } else {
            if (min > 0) {
                sum(placements, ">=", min);
            }
            if (max < placements.length) {
                sum(placements, "<=", max);
            }
        }
    }

    private void sum(BoolVar[] placements, String operator, int count) {
        if (placements.length > 0) {
            model().sum(placements, operator, count).post();
        }
    }

    @Override
    int[] fullestPart() {
        return search.fullest();
    }
}
