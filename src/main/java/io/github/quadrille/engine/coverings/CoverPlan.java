package io.github.quadrille.engine.coverings;

import static io.github.quadrille.engine.plan.Plan.Stage.ALL;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.Plan.Stage;
import java.util.List;

/**
 * The plan for a best covering: a question from above, whether one is worth the bound, and one from below, whether one is worth more than
 * the best known, each asked of a sweep and of a search, with a number of states and nodes; when neither end moves, with twice as many.
 */
final class CoverPlan {
    /** States of a cell; enough for small boards. */
    private static final long FIRST_STATES = 1_000;

    private static final long STATES_OF_TURN = 4_000;
    private static final long NODES_OF_TURN = 500;

    static final Plan<CoverSearch, Verdict> CLOSING_IN = new Plan<>(
            List.of(new Stage<>("sweep", CoverSearch::sweeps, now -> FIRST_STATES, CoverSearch::sweepBriefly)),
            List.of(
                    new Stage<>("sweep", CoverSearch::sweeps, now -> STATES_OF_TURN, CoverSearch::sweepFromAbove),
                    new Stage<>(
                            "from above", CoverSearch::isUndecided, now -> NODES_OF_TURN, CoverSearch::askFromAbove),
                    new Stage<>("sweep", CoverSearch::sweeps, now -> STATES_OF_TURN, CoverSearch::sweepFromBelow),
                    new Stage<>("from below", CoverSearch::hasRoom, now -> NODES_OF_TURN, CoverSearch::askFromBelow),
                    // They get a share of all work.
                    new Stage<>("windows", CoverSearch::hasWindows, now -> ALL, CoverSearch::improveWindows)));

    private CoverPlan() {}
}
