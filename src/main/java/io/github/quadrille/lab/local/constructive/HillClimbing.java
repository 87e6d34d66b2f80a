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
 * Climbs hills constructively, after the published constructive system. From the empty board, it places the piece whose
 * cells are nearest to filled cells, by the sum of their Manhattan distances. Among equals it chooses a random one. On
 * the empty board the border counts instead. In the published text, but not in its program, the border counts like a
 * filled cell all the time. When no piece fits any more, the search restarts.
 *
 * <p>Distances go the shorter way around joined edges, and across holes. Kinds of different sizes compete by the same
 * sum, so small pieces tend to be placed first. Pieces may be placed up to the maximum of their kind, and on optional
 * cells.
 *
 * <p>The time of a step is linear in the board and in the legal placements, times the size of a piece.
 *
 * @param border the measure of the distance to the border
 * @param borderCounts the time when the border counts
 * @param emptyCorners whether a piece is placed only where the top-left corner of its box is empty, too, which the
 *     original demands by mistake
 */
public record HillClimbing(Border border, HillClimbing.BorderCounts borderCounts, boolean emptyCorners)
        implements Method {
    public static final HillClimbing PUBLISHED = new HillClimbing(Border.PUBLISHED, BorderCounts.PUBLISHED, false);

    static final MethodParameter EMPTY_CORNERS = flag("empty-corners")
            .says("Lay a piece only where the top-left corner of its box is empty, too, as the original does by"
                    + " mistake");

    /** The family holds the method with its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    constant("border", PUBLISHED.border)
                            .says("How the first piece is placed, by the distance of its cells to the border: to the"
                                    + " nearest row and column of the border, but one too many at the bottom"
                                    + " and on the right: published; without this mistake: intended; or to the"
                                    + " nearest cell of the border, holes included: nearest; or one more, as"
                                    + " if all cells beyond the border were filled: filled"),
                    constant("border-counts", PUBLISHED.borderCounts)
                            .says(
                                    "The border counts on the empty board only, as in the original program: published; or like a filled cell all the time, as in the original text: always"),
                    EMPTY_CORNERS),
            values -> new HillClimbing(
                    values.constant("border", Border.class),
                    values.constant("border-counts", BorderCounts.class),
                    values.flag(EMPTY_CORNERS.name())));

    /** A {@code BorderCounts} tells when the border counts for hill climbing. */
    public enum BorderCounts {
        /** The border counts while the board is empty, as in the published program. */
        PUBLISHED,
        /**
         * The border counts all the time, as in the published text: the nearer of the nearest filled cell and the
         * border counts.
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
