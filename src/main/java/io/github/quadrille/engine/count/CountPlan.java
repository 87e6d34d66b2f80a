package io.github.quadrille.engine.count;

import static io.github.quadrille.engine.plan.Plan.Stage.ALL;

import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.Plan.Stage;
import java.util.List;

/**
 * The plan for the number of all packings: a search begins, and pauses to see whether a frontier would count sooner. It never begins
 * anew: what a frontier could not do, or not in its share, the search goes on with where it has paused.
 */
final class CountPlan {
    /** Dead ends of a search that learns: in some ten seconds. */
    private static final int CONFLICTS = 200_000;

    static final Plan<CountAttempt, PackingCount> AUTO = new Plan<>(
            List.of(
                    // Most counts of small boards end in it.
                    new Stage<>("search", CountAttempt::isSmall, CountAttempt::nodesOfMoment, CountAttempt::search),
                    new Stage<>("survey", now -> true, now -> ALL, CountAttempt::survey),
                    new Stage<>("frontier", CountAttempt::isCheap, now -> ALL, CountAttempt::runFrontier),
                    new Stage<>("search", CountAttempt::mayFit, CountAttempt::costOfTrial, CountAttempt::searchForCost),
                    new Stage<>("learner", CountAttempt::isOfFewShapes, now -> CONFLICTS, CountAttempt::learn),
                    new Stage<>("look", CountAttempt::mayFit, now -> ALL, CountAttempt::lookAtTree),
                    new Stage<>("frontier", CountAttempt::looksQuick, now -> ALL, CountAttempt::runFrontier),
                    new Stage<>("search", now -> true, CountAttempt::nodesOfTree, CountAttempt::search)),
            // The tree is larger than it looked, so it is open which is sooner: each gets as long as the other.
            List.of(
                    new Stage<>(
                            "frontier",
                            CountAttempt::mayFit,
                            CountAttempt::additionsOfTurn,
                            CountAttempt::goOnFrontier),
                    new Stage<>("search", now -> true, CountAttempt::nodesOfTurn, CountAttempt::search)));

    private CountPlan() {}
}
