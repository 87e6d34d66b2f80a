package io.github.quadrille.engine.count;

import static io.github.quadrille.engine.plan.Plan.Stage.ALL;

import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.Plan.Stage;
import java.util.List;

/**
 * Holds the plan by which {@link CountAttempt} counts all packings. On a small board, a search begins at once, and
 * pauses so that the work of a frontier can be estimated. On a large board, this estimate comes first. The search never
 * starts again. If a frontier fails or uses up its time, the search continues where it has paused.
 */
final class CountPlan {
    /** A search that learns clauses may meet this many dead ends, which takes about ten seconds. */
    private static final int CONFLICTS = 200_000;

    static final Plan<CountAttempt, PackingCount> AUTO = new Plan<>(
            List.of(
                    // Most counts of small boards end in this stage.
                    new Stage<>("search", CountAttempt::isSmall, CountAttempt::nodesOfMoment, CountAttempt::search),
                    new Stage<>("survey", now -> true, now -> ALL, CountAttempt::survey),
                    new Stage<>("frontier", CountAttempt::isCheap, now -> ALL, CountAttempt::runFrontier),
                    new Stage<>("search", CountAttempt::mayFit, CountAttempt::costOfTrial, CountAttempt::searchForCost),
                    new Stage<>("learner", CountAttempt::isOfFewShapes, now -> CONFLICTS, CountAttempt::learn),
                    new Stage<>("look", CountAttempt::mayFit, now -> ALL, CountAttempt::lookAtTree),
                    new Stage<>("frontier", CountAttempt::looksQuick, now -> ALL, CountAttempt::runFrontier),
                    new Stage<>("search", now -> true, CountAttempt::nodesOfTree, CountAttempt::search)),
            // The tree is larger than the estimate, so it is unknown which method is faster. Each method gets as much
            // time as the other.
            List.of(
                    new Stage<>(
                            "frontier",
                            CountAttempt::mayFit,
                            CountAttempt::additionsOfTurn,
                            CountAttempt::goOnFrontier),
                    new Stage<>("search", now -> true, CountAttempt::nodesOfTurn, CountAttempt::search)));

    private CountPlan() {}
}
