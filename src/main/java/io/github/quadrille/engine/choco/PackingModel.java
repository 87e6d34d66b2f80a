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

/** A Choco model of an exact cover, one boolean variable per candidate placement, in one of its formulations. */
abstract sealed class PackingModel implements AutoCloseable permits PropagatorModel, SumsModel {
    private final ExactCover problem;
    private final Model model;
    private final PlacementVariables variables;
    private boolean isOver;

    PackingModel(ExactCover problem, boolean learning) {
        this.problem = problem;
        // Choco's own check of solutions is off: each packing goes through the independent checker instead.
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
     * @param priced where there are gaps, what they may cost: the plain formulations take the one budget that says what is asked
     * @param ending what becomes of packings of which few cells are left; none where there are rows, gaps have prices or dead ends are logged
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

    /** Leaves a placement out. */
    abstract void exclude(int placement);

    /** May leave out packings that are images of others; where one packing is wanted, and no placement is left out. */
    void breakSymmetry(PlacementTable table) {}

    /** The placements of the next packing, ascending; empty when there is none, or the search has to stop. It may go on then. */
    Optional<int[]> next() {
        // One that has ended before its first node would begin anew.
        if (isOver || !solver().solve()) {
            isOver = isOver || solver().getSearchState() == SearchState.TERMINATED;
            return Optional.empty();
        }
        return Optional.of(solution());
    }

    /** Whether all of the tree was gone through. */
    boolean isOver() {
        return isOver;
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

    /** Takes what says when to stop. */
    <S extends Criterion & NodeWatch> void heed(S stop) {
        solver().addStopCriterion(stop);
    }

    /** The placements of the solution that the solver has just found, ascending. */
    int[] solution() {
        return variables.laid();
    }

    /** The placements of the fullest partial packing seen so far. */
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
