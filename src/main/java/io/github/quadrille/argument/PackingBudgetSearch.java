package io.github.quadrille.argument;

import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.exactcover.KindItem;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/**
 * Looks for the weights of a {@link PackingBudget}, as a linear program: the budget is less than 1, and of what placements weigh,
 * up to 1 of each, the sum is greatest. The sum is over some placements only, evenly spread, and that none weighs less than 0 is
 * demanded of those that do, some at a time. Cells and kinds that symmetries exchange have the same weight.
 */
final class PackingBudgetSearch {
    private static final int ROUNDS = 50;
    private static final int AT_A_TIME = 60;
    private static final int MOST_IN_SUM = 300;
    private static final double BUDGET = 0.9;
    /** Bounds that no weight has been seen to need; a program without any is easily unbounded. */
    private static final int HEAVIEST = 100;

    private static final double TOLERANCE = 1e-7;

    private final ExactCover problem;
    private final Orbits orbits;
    private final Runnable pause;
    private final ExpressionsBasedModel model = LinearProgram.empty();
    private final Variable[] kinds;
    /** Placements up to symmetry, the kind and the classes of its cells, and how many there are of each. */
    private final Map<List<Integer>, Integer> placements = new LinkedHashMap<>();

    /**
     * @param pause called during each linear program, so that it may give up by throwing
     */
    PackingBudgetSearch(ExactCover problem, Orbits orbits, Runnable pause) {
        this.problem = problem;
        this.orbits = orbits;
        this.pause = pause;
        Expression budget = model.addExpression("budget").upper(BUDGET);
        int[] cells = new int[orbits.classes()];
        orbits.classOf().forEach(one -> cells[one]++);
        for (int one = 0; one < cells.length; one++) {
            boolean mandatory = problem.isMandatory(orbits.classOf().indexOf(one));
            budget.set(
                    model.addVariable("c" + one)
                            .lower(mandatory ? -HEAVIEST : 0)
                            .upper(HEAVIEST),
                    cells[one]);
        }
        this.kinds = new Variable[problem.kinds().size()];
        for (int kind = 0; kind < kinds.length; kind++) {
            int first = orbits.kindOf().get(kind);
            kinds[kind] = first < kind ? kinds[first] : kind(kind, budget);
        }
        for (int option = 0; option < problem.options(); option++) {
            placements.merge(placement(option), 1, Integer::sum);
        }
    }

    private Variable kind(int kind, Expression budget) {
        KindItem item = problem.kindItem(kind);
        Variable weight = model.addVariable("k" + kind)
                .lower(item.min() == item.max() ? -HEAVIEST : 0)
                .upper(item.isOpen() ? 0 : HEAVIEST);
        if (!item.isOpen()) {
            budget.set(weight, (long) item.max() * orbits.kindsLike(kind));
        }
        return weight;
    }

    private List<Integer> placement(int option) {
        int[] entry = new int[1 + problem.area(option)];
        for (int i = 1; i < entry.length; i++) {
            entry[i] = orbits.classOf().get(problem.cell(option, i - 1));
        }
        Arrays.sort(entry, 1, entry.length);
        entry[0] = orbits.kindOf().get(problem.kind(option));
        return Arrays.stream(entry).boxed().toList();
    }

    /** The weights by cell and then by kind, not exact; empty when the program gives up. */
    Optional<double[]> weights() {
        List<List<Integer>> distinct = List.copyOf(placements.keySet());
        int step = (distinct.size() + MOST_IN_SUM - 1) / MOST_IN_SUM;
        for (int i = 0; i < distinct.size(); i += Math.max(1, step)) {
            Variable part = model.addVariable("t" + i).lower(0).upper(1).weight(placements.get(distinct.get(i)));
            weight(distinct.get(i)).lower(0).set(part, -1);
        }
        for (int round = 0; round < ROUNDS; round++) {
            Optimisation.Result result = LinearProgram.solve(model::maximise, pause);
            if (!result.getState().isFeasible()) {
                return Optional.empty();
            }
            List<List<Integer>> tooLight = distinct.stream()
                    .filter(placement -> weight(placement, result) < -TOLERANCE)
                    .sorted(Comparator.comparingDouble(placement -> weight(placement, result)))
                    .limit(AT_A_TIME)
                    .toList();
            if (tooLight.isEmpty()) {
                return Optional.of(byCellAndKind(result));
            }
            tooLight.forEach(placement -> weight(placement).lower(0));
        }
        return Optional.empty();
    }

    private Expression weight(List<Integer> placement) {
        Expression weight = model.addExpression("p" + model.countExpressions());
        for (int one : placement.subList(1, placement.size())) {
            weight.add(one, 1);
        }
        return weight.set(kinds[placement.get(0)], 1);
    }

    private double weight(List<Integer> placement, Optimisation.Result result) {
        double sum = result.doubleValue(model.indexOf(kinds[placement.get(0)]));
        for (int one : placement.subList(1, placement.size())) {
            sum += result.doubleValue(one);
        }
        return sum;
    }

    private double[] byCellAndKind(Optimisation.Result result) {
        double[] weights = new double[problem.cells() + kinds.length];
        for (int cell = 0; cell < problem.cells(); cell++) {
            weights[cell] = result.doubleValue(orbits.classOf().get(cell));
        }
        for (int kind = 0; kind < kinds.length; kind++) {
            weights[problem.cells() + kind] = result.doubleValue(model.indexOf(kinds[kind]));
        }
        return weights;
    }
}
