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
 * Solves a linear program with a library, on a separate thread. Solving may take seconds, and the library does not read
 * the clock of the search. The calling thread waits meanwhile, and can give up. The library checks for interruption at
 * each of its steps, so the separate thread ends soon after.
 */
final class LinearProgram {
    private static final int AT_A_TIME = 60;
    /** Solving takes about this many steps of {@link Effort} for each pair of a variable and a constraint. */
    private static final long STEPS_OF_COEFFICIENT = 1_000;

    static final double TOLERANCE = 1e-7;

    static {
        // Two threads that load the library at the same moment can wait for each other's classes forever. This small
        // program loads the library first.
        ExpressionsBasedModel first = new ExpressionsBasedModel();
        first.addVariable("x").lower(1).weight(1);
        first.addExpression("twice").lower(1).set(0, 2);
        first.minimise();
    }

    private LinearProgram() {}

    /** Returns a program without variables and constraints, for the caller to fill. */
    static ExpressionsBasedModel empty() {
        return new ExpressionsBasedModel();
    }

    /**
     * Solves the program repeatedly. After each solution, some of the demands that the solution does not meet become
     * constraints. The result is empty when no useful result is found.
     *
     * @param demands all demands, each of which limits the weight of a placement
     * @param lack the amount by which a result does not meet a demand
     * @param constrain the action that makes a demand a constraint
     * @param isOfUse whether more constraints may still turn a result into a useful one; if not, solving ends
     * @param optimum the call of the library, which shares no state with other threads
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
     * Solves a program with the library.
     *
     * @param program the call of the library, which shares no state with other threads
     * @param pause the callback that runs on the caller's thread while it waits; it may end the search by throwing an
     *     exception
     */
    static Optimisation.Result solve(Supplier<Optimisation.Result> program, Runnable pause) {
        try (ThreadTeam threads = new ThreadTeam(1, "linear program")) {
            return ThreadTeam.await(threads.submit(program::get), pause);
        }
    }
}
