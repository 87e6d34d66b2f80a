package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Optional;
import java.util.function.Consumer;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.SearchState;
import org.chocosolver.util.criteria.Criterion;

/**
 * Holds a model of an exact cover for the solver Choco, with one boolean variable for each placement. Each subclass
 * formulates the constraints in its own way.
 */
abstract sealed class PackingModel implements AutoCloseable permits PropagatorModel, SumsModel {
    private final ExactCover problem;
    private final Model model;
    private final PlacementVariables variables;
    private boolean isOver;

    PackingModel(ExactCover problem, boolean learning) {
        this.problem = problem;
        // Choco's own check of solutions is off, because each packing passes the independent checker instead.
        this.model = new Model(
                "exact cover",
                Settings.init()
                        .setModelChecker(solver -> true)
                        .setWarnUser(false)
                        .setLCG(learning)
                        .setMinCardinalityForSumDecomposition(Integer.MAX_VALUE));
        this.variables = new PlacementVariables(model, problem.options());
    }

    /**
     * Returns the model of a problem in a formulation.
     *
     * @param priced the pieces that mark open cells, and the limits on cost, if there are any; of these limits, a
     *     formulation by sums alone uses only the exact budget
     * @param ending the endgame that completes packings with few open cells; it is used only by {@link
     *     Formulation#PROPAGATOR}, and only without rows, budgets and a log of dead ends
     */
    static PackingModel of(
            ExactCover problem,
            Formulation formulation,
            ValueOrdering order,
            Optional<PricedPuzzle> priced,
            EndgameKind ending,
            DeadEndLog log,
            Runnable pause) {
        boolean implied = formulation == Formulation.IMPLIED;
        if (implied || formulation == Formulation.PROPAGATOR) {
            return new PropagatorModel(problem, implied, order, priced, ending, log, pause);
        }
        int gapKind = priced.map(PricedPuzzle::gapKind).orElse(CoverState.NO_GAPS);
        SumsModel model = new SumsModel(problem, formulation == Formulation.LEARNING, order, gapKind, pause);
        priced.ifPresent(question -> model.keep(question.exact(problem)));
        return model;
    }

    /** Excludes a placement from the search. */
    abstract void exclude(int placement);

    /**
     * Allows the model to leave out packings that are images of others. Callers may call this method only if one
     * packing is wanted and no placement is excluded.
     */
    void breakSymmetry(PlacementTable table) {}

    /**
     * Returns the placements of the next packing, ascending. The result is empty if there is no other packing, or if
     * the search has to stop. A search that had to stop can go on at the next call.
     */
    Optional<int[]> next() {
        // If a search has ended before its first node, Choco would start it again.
        if (isOver || !solver().solve()) {
            isOver = isOver || solver().getSearchState() == SearchState.TERMINATED;
            return Optional.empty();
        }
        return Optional.of(solution());
    }

    /** Tells whether the whole search tree was visited. */
    boolean isOver() {
        return isOver;
    }

    /** Returns how many nodes were opened. */
    long nodes() {
        return solver().getNodeCount();
    }

    /** Returns how many dead ends were met. */
    long deadEnds() {
        return solver().getFailCount();
    }

    /** Sets the receiver of packings that {@link #next} does not return. */
    void deliverTo(Consumer<int[]> taker) {}

    /** Ends the threads of the model, if it has any. */
    @Override
    public void close() {}

    /** Sets the criterion that tells when to stop. */
    <S extends Criterion & NodeWatch> void heed(S stop) {
        solver().addStopCriterion(stop);
    }

    /** Returns the placements of the solution that the solver has just found, ascending. */
    int[] solution() {
        return variables.laid();
    }

    /** Returns the placements of the fullest partial packing seen so far. */
    abstract int[] fullestPart();

    ExactCover problem() {
        return problem;
    }

    Model model() {
        return model;
    }

    PlacementVariables variables() {
        return variables;
    }

    Solver solver() {
        return model.getSolver();
    }
}
