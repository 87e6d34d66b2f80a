package io.github.quadrille.lab.local.constructive;

import static io.github.quadrille.lab.local.MethodParameter.constant;
import static io.github.quadrille.lab.local.MethodParameter.flag;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Searches by constructive hill climbing, after the published constructive system. The search begins with the empty
 * board. In each step, it places the piece whose cells are nearest to filled cells. This is measured by the sum, over
 * the cells of the piece, of the Manhattan distance to the nearest filled cell. Among equal placements, a random one is
 * chosen. While the board is empty, the distance to the border is used. In the published text, but not in the published
 * program, the border counts in all steps. If no piece fits any more, the search restarts.
 *
 * <p>If opposite edges of the board are joined, distances go the shorter way around. Distances ignore holes. Kinds of
 * different sizes are compared by the same sum, so small pieces tend to be placed first. Pieces can be placed up to the
 * maximum of their kind, and on optional cells.
 *
 * <p>A step takes time proportional to p * (c + l). Here p is the size of a piece, c is the number of cells of the
 * board, and l is the number of legal placements.
 *
 * @param border the way in which the distance to the border is measured
 * @param borderCounts whether the border counts in all steps or only while the board is empty
 * @param emptyCorners whether a piece is placed only if the top-left corner of its bounding box is empty, too; the
 *     original demands this by mistake
 */
public record HillClimbing(Border border, HillClimbing.BorderCounts borderCounts, boolean emptyCorners)
        implements Method {
    public static final HillClimbing PUBLISHED = new HillClimbing(Border.PUBLISHED, BorderCounts.PUBLISHED, false);

    static final MethodParameter EMPTY_CORNERS = flag("empty-corners")
            .says("Lay a piece only where the top-left corner of its box is empty, too, as the original does by"
                    + " mistake");

    /** This family makes the method for any values of its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    constant("border", PUBLISHED.border)
                            .says(
                                    "How the first piece is placed, by the distance of its cells to the border: published (to the nearest row and column of the border, but one too many at the bottom and on the right), intended (without this mistake), nearest (to the nearest cell of the border, holes included) or filled (one more, as if all cells beyond the border were filled)"),
                    constant("border-counts", PUBLISHED.borderCounts)
                            .says(
                                    "When the border counts like a filled cell: published (on the empty board only, as in the original program) or always (all the time, as in the original text)"),
                    EMPTY_CORNERS),
            values -> new HillClimbing(
                    values.constant("border", Border.class),
                    values.constant("border-counts", BorderCounts.class),
                    values.flag(EMPTY_CORNERS.name())));

    /** A {@code BorderCounts} says when hill climbing uses the distance to the border. */
    public enum BorderCounts {
        /** The border counts while the board is empty, as in the published program. */
        PUBLISHED,
        /**
         * The border counts all the time, as in the published text. The distance of a cell is the distance to the
         * border or to the nearest filled cell, whichever is smaller.
         */
        ALWAYS
    }

    @Override
    public String word() {
        return "hill-climbing";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Method.refusalBeyondSquares(puzzle).or(() -> PartialPacking.refusal(puzzle));
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new HillClimbingSearch(new PlacementTable(puzzle), this, random);
    }
}
