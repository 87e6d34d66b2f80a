package io.github.quadrille.engine.argument;

import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.engine.argument.WeightProgram.Demand;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;

/**
 * A linear program is solved on a thread of its own, because one program may take seconds and the library looks at no
 * clock of ours: the caller can give up meanwhile. The library looks for interruption at each of its steps, so the
 * thread ends soon after.
 */
final class LinearProgram {
    private static final int AT_A_TIME = 60;
    /** A linear program takes about these steps for each of its variables and constraints together. */
    private static final long STEPS_OF_COEFFICIENT = 1_000;

    static final double TOLERANCE = 1e-7;

    static {
        // Two threads that wake the library at the same moment have been seen to wait for each other's classes for
        // ever.
        ExpressionsBasedModel first = new ExpressionsBasedModel();
        first.addVariable("x").lower(1).weight(1);
        first.addExpression("twice").lower(1).set(0, 2);
        first.minimise();
    }

    private LinearProgram() {}

    /** Makes a program to be filled in. */
    static ExpressionsBasedModel empty() {
        return new ExpressionsBasedModel();
    }

    /**
     * Solves the program again and again, while demands that are not met are made constraints, some at a time; empty
     * when the library finds nothing.
     *
     * @param demands all that there are
     * @param lack by how much one is not met
     * @param constrain makes one a constraint
     * @param isOfUse whether a result may lead to one that is wanted
     * @param optimum asks the library; touches nothing that others touch meanwhile
     */
    static Optional<Optimisation.Result> rounds(
            List<Demand> demands,
            ToDoubleBiFunction<Demand, Optimisation.Result> lack,
            Consumer<Demand> constrain,
            Predicate<Optimisation.Result> isOfUse,
            ExpressionsBasedModel model,
            Function<ExpressionsBasedModel, Optimisation.Result> optimum,
            Effort effort) {
        while (true) {
            effort.take(STEPS_OF_COEFFICIENT * model.countVariables() * model.countExpressions());
            Optimisation.Result result = solve(() -> optimum.apply(model), () -> effort.take(0));
            if (!isOfUse.test(result)) {
                return Optional.empty();
            }
            List<Demand> unmet = demands.stream()
                    .filter(demand -> lack.applyAsDouble(demand, result) > TOLERANCE)
                    .sorted(Comparator.comparingDouble(demand -> -lack.applyAsDouble(demand, result)))
                    .limit(AT_A_TIME)
                    .toList();
            if (unmet.isEmpty()) {
                return Optional.of(result);
            }
            unmet.forEach(constrain);
        }
    }

    /**
     * Solves a program by the library.
     *
     * @param program asks the library; touches nothing that others touch meanwhile
     * @param pause called on the caller's thread while it waits, so that it may give up by throwing
     */
    static Optimisation.Result solve(Supplier<Optimisation.Result> program, Runnable pause) {
        try (ThreadTeam threads = new ThreadTeam(1, "linear program")) {
            return ThreadTeam.await(threads.submit(program::get), pause);
        }
    }
}
