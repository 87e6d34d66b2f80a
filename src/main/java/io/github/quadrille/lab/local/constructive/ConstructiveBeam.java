package io.github.quadrille.lab.local.constructive;

import static io.github.quadrille.lab.local.MethodParameter.constant;
import static io.github.quadrille.lab.local.MethodParameter.flag;
import static io.github.quadrille.lab.local.MethodParameter.number;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Searches with a constructive beam, after the published constructive system. In each step, the search examines all
 * ways to place one more piece in any of the present states. A state has a score: the sum of the Manhattan distances
 * between all pairs of filled cells. The new states with the lowest scores are kept. If no piece fits in any state, the
 * search restarts from the empty board.
 *
 * <p>If opposite edges of the board are joined, distances go the shorter way around. Distances ignore holes. Kinds of
 * different sizes are compared by the same score, so small pieces tend to be placed first. Pieces can be placed up to
 * the maximum of their kind, and on optional cells.
 *
 * <p>For each kept state, a step takes time proportional to p * (c + l). Here p is the size of a piece, c is the number
 * of cells of the board, and l is the number of legal placements.
 *
 * @param width the number of states that are kept; 5 is published
 * @param distinct whether only one of several states with the same filled cells and the same remaining pieces is kept,
 *     because these states have the same future. The published text does not require this. So the published beam can
 *     hold a state several times, when the same pieces were placed in different orders.
 * @param ties the rule that says which successors with the same score are kept
 * @param emptyCorners whether a piece is placed only if the top-left corner of its bounding box is empty, too, as in
 *     {@link HillClimbing}
 */
public record ConstructiveBeam(int width, boolean distinct, ConstructiveBeam.SuccessorTies ties, boolean emptyCorners)
        implements Method {
    public static final ConstructiveBeam PUBLISHED = new ConstructiveBeam(5, false, SuccessorTies.PUBLISHED, false);

    /** This family makes the method for any values of its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    number("width", "N", PUBLISHED.width, 1, 100)
                            .byLogarithm()
                            .atLeast(1, "leaves nothing to keep")
                            .says("How many partial packings the constructive beam keeps"),
                    flag("distinct")
                            .usually("keep all")
                            .says(
                                    "Keep only one of the partial packings that fill the same cells with the same number of pieces of each kind"),
                    constant("ties", PUBLISHED.ties)
                            .says(
                                    "Which of several states with equal scores to keep: published (random ones if states with the lowest score fill all places, otherwise the ones made first) or random (always random ones)"),
                    HillClimbing.EMPTY_CORNERS),
            values -> new ConstructiveBeam(
                    values.whole("width"),
                    values.flag("distinct"),
                    values.constant("ties", SuccessorTies.class),
                    values.flag(HillClimbing.EMPTY_CORNERS.name())));

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if the width is below 1
     */
    public ConstructiveBeam {
        Method.demand(width >= 1, "A constructive beam of width %d keeps no state. Use 1 or more.", width);
    }

    @Override
    public String word() {
        return "constructive-beam";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Method.refusalBeyondSquares(puzzle).or(() -> PartialPacking.refusal(puzzle));
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new ConstructiveBeamSearch(new PlacementTable(puzzle), this, random);
    }

    /** A {@code SuccessorTies} says which of several successors with the same score the beam keeps. */
    public enum SuccessorTies {
        /**
         * If enough successors have the lowest score to fill the beam, random ones of these successors are kept.
         * Otherwise, among successors with equal scores the first ones are kept, as after a stable sort. The successors
         * are made in the order of the states of the beam, and for each state in the order of its legal placements.
         */
        PUBLISHED,
        /** If the beam has no room for all successors with the same score, random ones of these successors are kept. */
        RANDOM
    }
}
