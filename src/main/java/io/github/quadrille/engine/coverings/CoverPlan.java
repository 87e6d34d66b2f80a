package io.github.quadrille.engine.coverings;

import static io.github.quadrille.engine.plan.Plan.Stage.ALL;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.Plan.Stage;
import java.util.List;

/**
 * Holds the plan by which a {@link CoverSearch} finds a best covering. It asks two questions in turn. From above: is
 * some covering worth as much as the bound? From below: is some covering worth more than the best known? A sweep and
 * then a search try to answer each question, with limits on states and nodes. After both questions, small parts of the
 * board are improved, which are called windows. When neither the bound nor the best worth changes, the limits double.
 */
final class CoverPlan {
    /** The first sweep may keep this many states for each cell, which are enough for small boards. */
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
                    // The stage takes a fixed part of all work and limits itself, so the plan gives it no limit.
                    new Stage<>("windows", CoverSearch::hasWindows, now -> ALL, CoverSearch::improveWindows)));

    private CoverPlan() {}
}
