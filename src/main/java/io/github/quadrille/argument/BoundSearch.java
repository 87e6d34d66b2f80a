package io.github.quadrille.argument;

import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.exactcover.KindItem;
import io.github.quadrille.puzzle.Goal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/**
 * Looks for the least weights that outweigh all placements, as a linear program; placements are made constraints only
 * when they weigh too little, some at a time. Cells and kinds that symmetries exchange have the same weight.
 */
final class BoundSearch {
    private static final int ROUNDS = 200;
    private static final int AT_A_TIME = 60;
    private static final int PAUSE_EVERY = 4096;
    private static final double TOLERANCE = 1e-7;

    private final ExactCover problem;
    private final Goal.Cover goal;
    private final Orbits orbits;
    private final List<Demand> demands;
    private final ExpressionsBasedModel model = LinearProgram.empty();
    private final Variable[] kinds;
    private final Runnable pause;

    /** A placement up to symmetry: its kind, the classes of its cells with repetition, and its worth. */
    private record Demand(int kind, List<Integer> classes, long worth) {}

    /**
     * @param pause called during each linear program, and while they are made, so that it may give up by throwing
     */
    BoundSearch(ExactCover problem, Goal.Cover goal, Orbits orbits, Runnable pause) {
        this.pause = pause;
        this.problem = problem;
        this.goal = goal;
        this.orbits = orbits;
        this.demands = demands();
        int[] cells = new int[orbits.classes()];
        orbits.classOf().forEach(one -> cells[one]++);
        for (int one = 0; one < cells.length; one++) {
            model.addVariable("c" + one).lower(0).weight(cells[one]);
        }
        kinds = new Variable[problem.kinds().size()];
        for (int kind = 0; kind < kinds.length; kind++) {
            if (orbits.kindOf().get(kind) < kind) {
                kinds[kind] = kinds[orbits.kindOf().get(kind)];
                continue;
            }
            KindItem count = problem.kindItem(kind);
            kinds[kind] = model.addVariable("k" + kind)
                    .lower(0)
                    .weight(count.isOpen() ? 0 : (long) count.max() * orbits.kindsLike(kind));
            if (count.isOpen()) {
                kinds[kind].upper(0);
            }
        }
    }

    private List<Demand> demands() {
        Collection<Demand> distinct = new LinkedHashSet<>();
        for (int placement = 0; placement < problem.options(); placement++) {
            if (placement % PAUSE_EVERY == 0) {
                pause.run();
            }
            int[] cells = problem.cellsOf(placement);
            distinct.add(new Demand(
                    orbits.kindOf().get(problem.kind(placement)),
                    Arrays.stream(cells)
                            .map(orbits.classOf()::get)
                            .sorted()
                            .boxed()
                            .toList(),
                    goal.worth(problem.kind(placement), cells)));
        }
        return List.copyOf(distinct);
    }

    /** The weights by cell and then by kind, not exact; empty when the program gives up. */
    Optional<double[]> weights() {
        int step = Math.max(1, demands.size() / (2 * model.countVariables()));
        for (int i = 0; i < demands.size(); i += step) {
            add(demands.get(i));
        }
        for (int round = 0; round < ROUNDS; round++) {
            Optimisation.Result result = LinearProgram.solve(model::minimise, pause);
            if (!result.getState().isFeasible()) {
                return Optional.empty();
            }
            List<Demand> unmet = new ArrayList<>(demands.stream()
                    .filter(demand -> lack(demand, result) > TOLERANCE)
                    .sorted(Comparator.comparingDouble(demand -> -lack(demand, result)))
                    .limit(AT_A_TIME)
                    .toList());
            if (unmet.isEmpty()) {
                return Optional.of(byCellAndKind(result));
            }
            unmet.forEach(this::add);
        }
        return Optional.empty();
    }

    private double[] byCellAndKind(Optimisation.Result result) {
        int cells = problem.cells();
        double[] weights = new double[cells + kinds.length];
        for (int cell = 0; cell < cells; cell++) {
            weights[cell] = result.doubleValue(orbits.classOf().get(cell));
        }
        for (int kind = 0; kind < kinds.length; kind++) {
            weights[cells + kind] = result.doubleValue(model.indexOf(kinds[kind]));
        }
        return weights;
    }

    private void add(Demand demand) {
        Expression weight = model.addExpression("p" + model.countExpressions()).lower(demand.worth());
        for (int one : demand.classes()) {
            weight.add(one, 1);
        }
        weight.set(kinds[demand.kind()], 1);
    }

    private double lack(Demand demand, Optimisation.Result result) {
        double sum = result.doubleValue(model.indexOf(kinds[demand.kind()]));
        for (int one : demand.classes()) {
            sum += result.doubleValue(one);
        }
        return demand.worth() - sum;
    }
}
