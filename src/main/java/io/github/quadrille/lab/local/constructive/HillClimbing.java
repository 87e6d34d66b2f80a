package io.github.quadrille.lab.local.constructive;

import static io.github.quadrille.lab.local.MethodParameter.constant;
import static io.github.quadrille.lab.local.MethodParameter.flag;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Constructive hill climbing, after a published student system: from the empty board, lay the piece whose cells are
 * nearest to filled cells, by the sum of their Manhattan distances, a random one among equals. On the empty board the
 * border counts instead. When no piece fits any more, begin anew.
 *
 * <p>Distances go the shorter way around where edges meet, and across holes. Kinds of different sizes compete by the same
 * sum, so small pieces tend to be laid first. Pieces may be laid up to the maximum of their kind, and on optional cells.
 *
 * <p>A step is linear in the board and in the legal placements, times the size of a piece.
 *
 * @param emptyBoard how far the border is
 * @param emptyCorners whether a piece is laid only where the top-left corner of its box is empty, too, which the original
 *     demands by mistake
 */
public record HillClimbing(EmptyBoard emptyBoard, boolean emptyCorners) implements Method {
    public static final HillClimbing PUBLISHED = new HillClimbing(EmptyBoard.PUBLISHED, false);

    static final MethodParameter EMPTY_CORNERS = flag("empty-corners")
            .says("Lay a piece only where the top-left corner of its box is empty, too, as the original does by"
                    + " mistake");

    /** With its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    constant("border", PUBLISHED.emptyBoard)
                            .says(
                                    "Where the first piece goes, by the distance of its cells to the border: to the nearest"
                                            + " row and column of it, one too many at the bottom and on the right: published;"
                                            + " without this slip: intended; or to its nearest cell, holes included: nearest"),
                    EMPTY_CORNERS),
            values -> new HillClimbing(values.constant("border", EmptyBoard.class), values.flag(EMPTY_CORNERS.name())));

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

    /** Lays the placement nearest to what is filled, piece by piece. */
    static final class HillClimbingSearch extends ConstructiveSearch {
        private final PlacementTable table;
        private final RandomGenerator random;
        private final NearestFilled nearest;
        private final PartialPacking empty;

        HillClimbingSearch(PlacementTable table, HillClimbing method, RandomGenerator random) {
            Region region = table.puzzle().region();
            this.table = table;
            this.random = random;
            this.nearest = new NearestFilled(region, new ManhattanMetric(region), method.emptyBoard());
            this.empty =
                    PartialPacking.empty(table, IntStream.range(0, table.size()).toArray(), method.emptyCorners());
            hold(empty);
        }

        @Override
        public void restart() {
            hold(empty);
            nearest.clear();
        }

        @Override
        public boolean step() {
            if (best().legalSize() == 0) {
                return false;
            }
            int chosen = lowest();
            hold(best().and(chosen));
            for (int i = 0; i < table.area(chosen); i++) {
                nearest.fill(table.cell(chosen, i));
            }
            return true;
        }

        /** One of the legal placements with the lowest score, each with the same chance. */
        private int lowest() {
            int chosen = -1;
            long lowest = Long.MAX_VALUE;
            int equals = 0;
            for (int i = 0; i < best().legalSize(); i++) {
                int placement = best().legal(i);
                long score = score(placement);
                equals = score < lowest ? 1 : score == lowest ? equals + 1 : equals;
                if (score < lowest || (score == lowest && random.nextInt(equals) == 0)) {
                    chosen = placement;
                    lowest = score;
                }
            }
            looked(best().legalSize());
            return chosen;
        }

        /** The sum of the distances of a placement's cells to the nearest filled cell. */
        long score(int placement) {
            long score = 0;
            for (int i = 0; i < table.area(placement); i++) {
                score += nearest.distance(table.cell(placement, i));
            }
            return score;
        }
    }

    /**
     * For every cell, how far the nearest filled cell is; on the empty board, how far the border.
     *
     * <p>Filling a cell is linear in the board, clearing the board, too.
     */
    static final class NearestFilled {
        private final ManhattanMetric metric;
        private final int[] toBorder;
        private final int[] nearest;
        private boolean empty = true;

        NearestFilled(Region region, ManhattanMetric metric, EmptyBoard emptyBoard) {
            this.metric = metric;
            this.toBorder = emptyBoard.distances(region);
            this.nearest = toBorder.clone();
        }

        int distance(int cell) {
            return nearest[cell];
        }

        void clear() {
            System.arraycopy(toBorder, 0, nearest, 0, nearest.length);
            empty = true;
        }

        void fill(int filled) {
            if (empty) {
                Arrays.fill(nearest, Integer.MAX_VALUE);
                empty = false;
            }
            for (int cell = 0; cell < nearest.length; cell++) {
                nearest[cell] = Math.min(nearest[cell], metric.between(cell, filled));
            }
        }
    }
}
