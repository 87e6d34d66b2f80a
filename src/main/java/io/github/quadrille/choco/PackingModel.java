package io.github.quadrille.choco;

import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.question.Formulation;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.variables.BoolVar;

/** A Choco model of an exact cover, one boolean variable per candidate placement, in one of its formulations. */
abstract sealed class PackingModel implements AutoCloseable permits PropagatorModel, SumsModel {
    private static final int PAUSE_EVERY = 4096;

    private final ExactCover problem;
    private final Model model;
    private final BoolVar[] variables;

    /**
     * @param pause called now and then, so that it may give up by throwing
     */
    PackingModel(ExactCover problem, boolean learning, Runnable pause) {
        this.problem = problem;
        // Choco's own check of solutions is off: each packing goes through the independent checker instead.
        this.model = new Model(
                "exact cover",
                Settings.init()
                        .setModelChecker(solver -> true)
                        .setWarnUser(false)
                        .setLCG(learning)
                        .setMinCardinalityForSumDecomposition(Integer.MAX_VALUE));
        this.variables = new BoolVar[problem.options()];
        for (int placement = 0; placement < variables.length; placement++) {
            // One name for all: nobody reads it, and millions of names would take a fifth of the memory.
            variables[placement] = model.boolVar("placement");
            if (placement % PAUSE_EVERY == 0) {
                pause.run();
            }
        }
    }

    static PackingModel of(
            ExactCover problem,
            Formulation formulation,
            ValueOrdering order,
            EndgameKind ending,
            DeadEndLog log,
            Runnable pause) {
        return switch (formulation) {
            case PROPAGATOR -> new PropagatorModel(problem, order, ending, log, pause);
            case SUMS -> new SumsModel(problem, false, pause);
            case LEARNING -> new SumsModel(problem, true, pause);
        };
    }

    /** With gaps, and what the budgets say: the plain formulations take the one that says what is asked. */
    static PackingModel of(
            ExactCover problem,
            Formulation formulation,
            ValueOrdering order,
            PricedPuzzle priced,
            DeadEndLog log,
            Runnable pause) {
        if (formulation == Formulation.PROPAGATOR) {
            return new PropagatorModel(problem, order, priced, priced.filters(problem), log, pause);
        }
        SumsModel model = new SumsModel(problem, formulation == Formulation.LEARNING, pause);
        model.keep(priced.exact(problem));
        return model;
    }

    /** Leaves a placement out. */
    void exclude(int placement) {
        model.arithm(variables[placement], "=", 0).post();
    }

    /** The placements of the next packing, ascending; empty when there is none, or the search was stopped. */
    Optional<int[]> next() {
        return solver().solve() ? Optional.of(solution()) : Optional.empty();
    }

    /** How many nodes were opened. */
    long nodes() {
        return solver().getNodeCount();
    }

    /** How many dead ends were met. */
    long deadEnds() {
        return solver().getFailCount();
    }

    /** Is told who gets packings that are not waited for by {@link #next}. */
    void deliverTo(Consumer<int[]> taker) {}

    /** Ends threads, where there are any. */
    @Override
    public void close() {}

    /** Is told who says when to stop. */
    void heed(StopCriterion stop) {
        solver().addStopCriterion(stop);
    }

    /** The placements of the solution that the solver has just found, ascending. */
    int[] solution() {
        return IntStream.range(0, variables.length)
                .filter(p -> variables[p].isInstantiatedTo(1))
                .toArray();
    }

    /** The placements of the fullest partial packing seen so far. */
    abstract int[] fullestPart();

    ExactCover problem() {
        return problem;
    }

    Model model() {
        return model;
    }

    BoolVar[] variables() {
        return variables;
    }

    Solver solver() {
        return model.getSolver();
    }
}
