package io.github.quadrille.engine.solve;

import static io.github.quadrille.engine.plan.Plan.Stage.ALL;

import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.coverings.LoosePacking;
import io.github.quadrille.engine.frontier.FrontierDive;
import io.github.quadrille.engine.learner.PackingLearner;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.Plan.Engine;
import io.github.quadrille.engine.plan.Plan.Stage;
import io.github.quadrille.engine.rectangles.RectangleSearch;
import java.util.List;
import java.util.function.Predicate;

/**
 * Holds the plans for packing puzzles. The cheapest stages come first, and the plan ends when one stage finds the
 * answer.
 *
 * <ul>
 * <li>If the pieces and the board are rectangles, a {@link RectangleSearch} is tried, which needs no list of
 * placements. A large board is cut into stripes, which are packed one after another: {@link StripedPacking}.
 * <li>Arguments that colour the cells in two colours by a regular pattern take almost no time, so they come first. Then
 * comes a dive, which is a short search. If there is a packing, the dive usually finds one sooner than all other
 * arguments could be tried. If a node of the dive takes long, a {@link FrontierDive} comes before it.
 * <li>If many cells can stay open, pieces are laid again window by window, by a {@link LoosePacking}.
 * <li>If few shapes fill a board, a {@link PackingLearner} has its first turn before the other arguments, and on a
 * small board it replaces the dive. Even if it finds that there is no packing, arguments are tried, because a short
 * argument is easier to read.
 * <li>A trial is a search of less than a second, which tries pieces in another order than the dive. With few shapes,
 * there is no trial and no single sweep, because search and sweep take turns at the end.
 * <li>The search at the end begins anew, so that its answer does not depend on the stages before. If one packing is
 * wanted and there are several threads, several searches run at once: a {@link Portfolio}.
 * </ul>
 *
 * <p>With any formulation other than {@code PROPAGATOR}, only arguments and the search at the end remain. If Choco must
 * answer alone, its search is the only stage.
 */
final class PackingPlan {
    /**
     * In a turn of length 1, a sweep can meet this many states. The first sweep is in the second round of turns and can
     * meet twice as many. That is half as many as a sweep that takes no turns can meet.
     */
    private static final long STATES_OF_TURN = PackingSweep.STATES / 4;
    /**
     * The search that learns can meet this many conflicts when several packings are wanted. This takes about ten
     * seconds.
     */
    private static final long CONFLICTS_OF_SEVERAL = 200_000;
    /** A dive along the frontier can open this many nodes, which takes at most three seconds. */
    private static final long NODES_ALONG_FRONTIER = 5_000_000;

    private static final Stage<PackingAttempt, Verdict> AREA = stage("area", now -> true, PackingAttempt::area);
    private static final Stage<PackingAttempt, Verdict> PLACEMENTS =
            stage("placements", now -> true, PackingAttempt::placements);
    private static final Stage<PackingAttempt, Verdict> COLOURINGS =
            stage("colourings", PackingAttempt::isByPropagator, PackingAttempt::colourings);
    private static final Stage<PackingAttempt, Verdict> DIVE =
            new Stage<>("dive", PackingAttempt::dives, PackingAttempt::nodesOfDive, PackingAttempt::dive);
    private static final Stage<PackingAttempt, Verdict> ARGUMENTS =
            stage("arguments", now -> !now.hasSome(), PackingAttempt::arguments);

    /**
     * These engines take turns to look for one packing, on one thread. They suit large boards that few shapes fill,
     * where the same dead ends come back. They also suit boards with cells to spare.
     */
    private static final List<Stage<PackingAttempt, Verdict>> TURNS = List.of(
            new Stage<>("search", PackingAttempt::takesTurns, PackingAttempt::nodesOfTurn, PackingAttempt::searchOn),
            new Stage<>(
                    "learner", PackingAttempt::learns, now -> PackingLearner.FIRST_CONFLICTS, PackingAttempt::learn),
            new Stage<>(
                    "windows",
                    PackingAttempt::takesLooseTurns,
                    PackingAttempt::nodesInWindows,
                    PackingAttempt::packLoosely),
            new Stage<>("sweep", PackingAttempt::sweepsByTurns, now -> STATES_OF_TURN, PackingAttempt::sweep));

    static final Plan<PackingAttempt, Verdict> BY_TURNS = new Plan<>(List.of(), TURNS);

    /** These stages run before packings are listed. They can quickly show that there is no packing. */
    static final Plan<PackingAttempt, Verdict> BEFORE_LISTING =
            new Plan<>(List.of(AREA, PLACEMENTS, COLOURINGS, DIVE, ARGUMENTS), List.of());

    static final Plan<PackingAttempt, Verdict> WHOLE = new Plan<>(
            List.of(
                    AREA,
                    stage("rectangles", PackingAttempt::hasRectangles, PackingAttempt::tryRectangles),
                    stage("stripes", PackingAttempt::hasStripes, PackingAttempt::packStripes),
                    stage("rectangles", PackingAttempt::hasOnlyRectangles, PackingAttempt::packRectangles),
                    PLACEMENTS,
                    COLOURINGS,
                    new Stage<>(
                            "windows",
                            PackingAttempt::isLoose,
                            PackingAttempt::nodesInWindows,
                            PackingAttempt::packLoosely),
                    new Stage<>(
                            "dive along the frontier",
                            PackingAttempt::areNodesDear,
                            now -> NODES_ALONG_FRONTIER,
                            PackingAttempt::diveAlongFrontier),
                    DIVE,
                    new Stage<>(
                            "learner",
                            PackingAttempt::learnsSeveral,
                            now -> CONFLICTS_OF_SEVERAL,
                            PackingAttempt::learnSeveral),
                    stage("one packing", PackingAttempt::areRare, PackingAttempt::oneFirst),
                    stage("rectangles", PackingAttempt::isLeftToRectangles, PackingAttempt::packRectangles),
                    new Stage<>(
                            "learner",
                            PackingAttempt::learnsFirst,
                            now -> PackingLearner.FIRST_CONFLICTS,
                            PackingAttempt::learnFirst),
                    ARGUMENTS,
                    new Stage<>("trial", PackingAttempt::hasTrial, PackingAttempt::nodesOfTrial, PackingAttempt::trial),
                    stage("frontier", PackingAttempt::isForOne, PackingAttempt::frontier),
                    new Stage<>("sweep", PackingAttempt::hasTrial, now -> PackingSweep.STATES, PackingAttempt::sweep),
                    stage("search", PackingAttempt::searches, PackingAttempt::search)),
            TURNS);

    private PackingPlan() {}

    private static Stage<PackingAttempt, Verdict> stage(
            String name, Predicate<PackingAttempt> when, Engine<PackingAttempt, Verdict> engine) {
        return new Stage<>(name, when, now -> ALL, engine);
    }
}
