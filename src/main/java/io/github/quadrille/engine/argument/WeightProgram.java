package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/**
 * Solves a linear program whose unknowns are weights of cells and of kinds. Cells or kinds that symmetries exchange
 * have the same weight. Placements become constraints only when they weigh too little, a few at a time.
 */
final class WeightProgram {
    /** Making the demand of a placement counts as this many steps of {@link Effort}, and 20 more for each cell. */
    private static final long STEPS_OF_DEMAND = 800;

    private static final long STEPS_OF_CELL = 20;

    private final ExactCover problem;
    private final Orbits orbits;
    private final ExpressionsBasedModel model = LinearProgram.empty();
    private final Variable[] cells;
    private final Variable[] kinds;

    /**
     * A {@code Demand} says that a placement weighs at least a given amount. Placements that a symmetry maps to each
     * other have the same demand.
     *
     * @param kind the first kind of the class of the placement's kind
     * @param classes the classes of the placement's cells, ascending, with repetition
     * @param least the least weight
     */
    record Demand(int kind, List<Integer> classes, long least) {}

    WeightProgram(ExactCover problem, Orbits orbits) {
        this.problem = problem;
        this.orbits = orbits;
        this.cells = IntStream.range(0, orbits.classes())
                .mapToObj(one -> model.addVariable("c" + one))
                .toArray(Variable[]::new);
        this.kinds = new Variable[problem.kinds().size()];
        for (int kind = 0; kind < kinds.length; kind++) {
            kinds[kind] = isFirst(kind)
                    ? model.addVariable("k" + kind)
                    : kinds[orbits.kindOf().get(kind)];
        }
    }

    /** Returns the linear program, so that callers can add other unknowns and constraints. */
    ExpressionsBasedModel model() {
        return model;
    }

    /** Tells whether a kind is the first of its class. */
    boolean isFirst(int kind) {
        return orbits.kindOf().get(kind) == kind;
    }

    /** Returns the unknown that is the weight of a class of cells. */
    Variable cells(int one) {
        return cells[one];
    }

    /** Returns the unknown that is the weight of a kind. */
    Variable kind(int kind) {
        return kinds[kind];
    }

    /** Returns the number of cells of each class. */
    int[] cellsByClass() {
        int[] sizes = new int[cells.length];
        orbits.classOf().forEach(one -> sizes[one]++);
        return sizes;
    }

    /** Returns the demand that a placement weighs at least this much. */
    Demand demand(int option, long least, Effort effort) {
        return demand(problem, orbits, option, least, effort);
    }

    /** Returns the demand that a placement weighs at least this much. Cells without a class are left out. */
    static Demand demand(ExactCover problem, Orbits orbits, int option, long least, Effort effort) {
        effort.take(STEPS_OF_DEMAND + STEPS_OF_CELL * problem.area(option));
        List<Integer> classes = IntStream.of(problem.cellsOf(option))
                .map(orbits.classOf()::get)
                .filter(one -> one >= 0)
                .sorted()
                .boxed()
                .toList();
        return new Demand(orbits.kindOf().get(problem.kind(option)), classes, least);
    }

    /** Returns an expression for what a placement weighs, which the caller constrains. */
    Expression weight(Demand demand) {
        Expression weight = model.addExpression("p" + model.countExpressions());
        for (int one : demand.classes()) {
            weight.add(one, 1);
        }
        return weight.set(kinds[demand.kind()], 1);
    }

    /**
     * Returns approximate weights, first of the cells, then of the kinds. The result is empty when the program gives
     * up.
     *
     * @param demands the demands that the weights must meet
     * @param optimum the method of the library that solves the program: it minimises or maximises
     */
    Optional<double[]> weights(
            List<Demand> demands, Function<ExpressionsBasedModel, Optimisation.Result> optimum, Effort effort) {
        return LinearProgram.rounds(
                        demands,
                        this::lack,
                        demand -> weight(demand).lower(demand.least()),
                        result -> result.getState().isFeasible(),
                        model,
                        optimum,
                        effort)
                .map(this::byCellAndKind);
    }

    /**
     * Rounds weights up to whole numbers of parts. A weight that is at most 1/10,000 of a part above a whole number is
     * rounded down to it, because such a difference is noise.
     */
    static long[] roundedUp(double[] weights, long parts) {
        return DoubleStream.of(weights)
                .mapToLong(weight -> (long) Math.ceil(weight * parts - 1e-4))
                .toArray();
    }

    /**
     * Returns the amount by which every cell has to weigh more, so that each placement weighs enough.
     *
     * @param weights the weights of the cells and after them those of the kinds
     * @param least the least weight of each placement
     */
    static long lacking(ExactCover problem, long[] weights, IntToLongFunction least) {
        long lacking = 0;
        for (int option = 0; option < problem.options(); option++) {
            long weight = weights[problem.cells() + problem.kind(option)];
            for (int cell : problem.cellsOf(option)) {
                weight += weights[cell];
            }
            int area = problem.area(option);
            lacking = Math.max(lacking, (least.applyAsLong(option) - weight + area - 1) / area);
        }
        return lacking;
    }

    private double lack(Demand demand, Optimisation.Result result) {
        double sum = result.doubleValue(model.indexOf(kinds[demand.kind()]));
        for (int one : demand.classes()) {
            sum += result.doubleValue(one);
        }
        return demand.least() - sum;
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
