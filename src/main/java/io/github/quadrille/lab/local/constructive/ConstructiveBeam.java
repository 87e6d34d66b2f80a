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
 * Searches with a constructive beam, after the published constructive system. It examines all ways to place one more
 * piece in any of the present states. It keeps those with the lowest sum, over all pairs of filled cells, of their
 * Manhattan distance. When no piece fits in any state, it restarts from the empty board.
 *
 * <p>Distances go the shorter way around joined edges, and across holes. Kinds of different sizes compete by the same
 * sum, so small pieces tend to be placed first. Pieces may be placed up to the maximum of their kind, and on optional
 * cells.
 *
 * <p>The time of a step is linear in the board and in the legal placements, times the size of a piece, times the width.
 *
 * @param width the number of states that are kept; 5 is published
 * @param distinct whether only one state is kept of those with the same filled cells and the same remaining pieces,
 *     which have the same future. The published text does not ask for it, so its beam can hold one state several times,
 *     reached by the same pieces in different orders.
 * @param ties the successors that are kept among those with the same score
 * @param emptyCorners whether a piece is placed only where the top-left corner of its box is empty, too, as in {@link
 *     HillClimbing}
 */
public record ConstructiveBeam(int width, boolean distinct, ConstructiveBeam.SuccessorTies ties, boolean emptyCorners)
        implements Method {
    public static final ConstructiveBeam PUBLISHED = new ConstructiveBeam(5, false, SuccessorTies.PUBLISHED, false);

    /** The family holds the method with its parameters. */
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
                                    "Which of the states with equal scores to keep. When those with the lowest score fill all places, random ones of them, otherwise those that were made first: published; or always random ones: random"),
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

    /** A {@code SuccessorTies} tells which of several successors with the same score the beam keeps. */
    public enum SuccessorTies {
        /**
         * If at least as many successors as are kept have the lowest score, random ones of these are kept. Otherwise,
         * of equal scores the successors made first are kept, as after a stable sort. They are made state by state, the
         * first of the beam first, and for each in the order of its legal placements.
         */
        PUBLISHED,
        /** Random successors of all with the same score are kept. */
        RANDOM
    }
}
