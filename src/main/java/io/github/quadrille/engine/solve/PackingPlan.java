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
 * Holds the plans for packing puzzles. The cheapest stages come first, until one finds the answer.
 *
 * <ul>
 * <li>Where pieces and board are rectangles, a {@link RectangleSearch} is tried, which needs no list of placements. A
 * large board is cut into stripes, which are packed one by one: {@link StripedPacking}.
 * <li>The colourings modulo 2 of regular patterns take almost no time. A dive, which is a short search, comes before
 * the other arguments. If there is a packing, it mostly finds one before the arguments are ruled out. Where a node
 * takes long, a {@link FrontierDive} comes before it.
 * <li>Where many cells may stay open, pieces are laid anew window by window, by a {@link LoosePacking}.
 * <li>Where few shapes fill a board, a {@link PackingLearner} has its first turn before the other arguments, and on a
 * small board instead of a dive. If it finds that there is no packing, a short argument is still easier to read.
 * <li>A trial is a search of less than a second, with another preference than the dive's. With few shapes there is no
 * trial and no single sweep, because search and sweep both take turns.
 * <li>The search at the end begins anew, so that the answer is that of this search alone. Where one packing is wanted,
 * several searches run at once on as many threads: a {@link Portfolio}.
 * </ul>
 *
 * <p>The slow formulations do without the dive and the frontier. Where Choco must answer alone, its search is the only
 * stage.
 */
final class PackingPlan {
    /**
     * A sweep may meet this many states for a turn of length 1. The first sweep is in the second turn, with twice as
     * many; that is half of what a single sweep may meet.
     */
    private static final long STATES_OF_TURN = PackingSweep.STATES / 4;
    /** The learner of several packings may meet this many conflicts, which takes some ten seconds. */
    private static final long CONFLICTS_OF_SEVERAL = 200_000;
    /** A dive along the frontier may open this many nodes, which takes three seconds at most. */
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
     * These engines look for one packing in turns, on one thread. They suit large boards that few shapes fill, where
     * the same dead ends come back.
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

    /** Before packings are listed, these stages show that there is none, if that is found soon. */
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
