package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.engine.argument.WeightProgram.Demand;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/**
 * Searches by a linear program for weights by which the board outweighs the pieces. Cells that the symmetries of the
 * puzzle exchange form a class, and so do kinds. Each class of cells has one variable, which is its weight. Each class
 * of kinds has two variables, whose difference bounds the weight of its placements. The program maximises the amount by
 * which the board outweighs the pieces.
 *
 * <p>All members of a class can have the same weight, because the average of a solution over all symmetries is a
 * solution, too. A sample of the placements are constraints from the beginning. Other placements become constraints
 * only when they weigh too much, a few at a time.
 */
final class FractionalSearch {
    private final ExactCover problem;
    private final Orbits orbits;
    private final List<Demand> placements;
    private final Effort effort;

    /**
     * Prepares the search. Of placements that a symmetry of the puzzle maps to each other, only one is kept.
     *
     * @param orbits the classes of the cells that may have a weight
     */
    FractionalSearch(ExactCover problem, Orbits orbits, Effort effort) {
        this.effort = effort;
        this.problem = problem;
        this.orbits = orbits;
        this.placements = IntStream.range(0, problem.options())
                .mapToObj(option -> WeightProgram.demand(problem, orbits, option, 0, effort))
                .distinct()
                .toList();
    }

    /** Returns an approximate weight of each cell. The result is empty when no weights are found. */
    Optional<double[]> weights() {
        Relaxation relaxation = new Relaxation();
        int step = Math.max(1, placements.size() / (2 * relaxation.size()));
        for (int i = 0; i < placements.size(); i += step) {
            relaxation.add(placements.get(i));
        }
        return LinearProgram.rounds(
                        placements,
                        relaxation::excess,
                        relaxation::add,
                        result -> result.getState().isFeasible() && result.getValue() >= LinearProgram.TOLERANCE,
                        relaxation.model,
                        ExpressionsBasedModel::maximise,
                        effort)
                .map(result -> orbits.classOf().stream()
                        .mapToDouble(one -> one < 0 ? 0 : result.doubleValue(one))
                        .toArray());
    }

    /** Holds the linear program with the placements that are constraints so far. */
    private final class Relaxation {
        private final ExpressionsBasedModel model = LinearProgram.empty();
        private final Variable[] atMost;
        private final Variable[] atLeast;

        Relaxation() {
            int[] cells = new int[orbits.classes()];
            orbits.classOf().stream().filter(one -> one >= 0).forEach(one -> cells[one]++);
            for (int one = 0; one < cells.length; one++) {
                boolean mandatory = problem.isMandatory(orbits.classOf().indexOf(one));
                model.addVariable("c" + one).lower(-1).upper(mandatory ? 1 : 0).weight(cells[one]);
            }
            int number = problem.kinds().size();
            this.atMost = new Variable[number];
            this.atLeast = new Variable[number];
            IntStream.range(0, number)
                    .filter(kind -> orbits.kindOf().get(kind) == kind)
                    .forEach(kind -> {
                        KindItem item = problem.kindItem(kind);
                        long alike = orbits.kindsLike(kind);
                        atMost[kind] = model.addVariable("a" + kind)
                                .lower(0)
                                .upper(item.isOpen() ? 0 : item.size())
                                .weight(item.isOpen() ? 0 : -alike * item.max());
                        atLeast[kind] = model.addVariable("b" + kind)
                                .lower(0)
                                .upper(item.size())
                                .weight(alike * item.min());
                    });
        }

        int size() {
            return model.countVariables();
        }

        void add(Demand placement) {
            Expression weight =
                    model.addExpression("p" + model.countExpressions()).upper(0);
            for (int one : placement.classes()) {
                weight.add(one, 1);
            }
            weight.set(atMost[placement.kind()], -1);
            weight.set(atLeast[placement.kind()], 1);
        }

        double excess(Demand placement, Optimisation.Result result) {
            int kind = placement.kind();
            double sum =
                    result.doubleValue(model.indexOf(atLeast[kind])) - result.doubleValue(model.indexOf(atMost[kind]));
            for (int one : placement.classes()) {
                sum += result.doubleValue(one);
            }
            return sum;
        }
    }
}
