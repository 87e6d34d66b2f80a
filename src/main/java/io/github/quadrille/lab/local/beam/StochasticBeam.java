package io.github.quadrille.lab.local.beam;

import static io.github.quadrille.lab.local.MethodParameter.constant;
import static io.github.quadrille.lab.local.MethodParameter.flag;
import static io.github.quadrille.lab.local.MethodParameter.number;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.MethodParameter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * Searches with a stochastic beam over complete assignments, after the published beam system for the standard bag. A
 * standard bag has equally many pieces of each of the five tetrominoes. The beams are the states that are kept from
 * iteration to iteration.
 *
 * <p>A state has all pieces of the puzzle. Each piece has an orientation and the place of its n x n box, whose top-left
 * corner is on the board. Here n is the greatest height or width of all pieces. Squares that hang over the bottom or
 * the right edge are in a gutter of n - 1 rows or columns. Pieces can overlap. Each piece gives five successors of a
 * state: the piece moves down, right, up or left by a random step, but not beyond the edge of the board, or it gets its
 * next orientation.
 *
 * <p>The successors with the lowest costs become beams first. No two of these have the same cost. The other beams are
 * successors that are drawn at random. If there are too few different costs, the worst successor fills the remaining
 * places. Among successors with equal costs, the first one is kept, which usually comes from the best beam.
 *
 * <p>If the lowest cost stays the same for more consecutive iterations than the patience, the search restarts with
 * random states. The cost of pieces that hang over an edge grows from iteration to iteration. So the lowest cost keeps
 * changing while the best state has such pieces, and there is hardly ever a restart. A parameter switches this growth
 * off.
 *
 * <p>This method extends the original. A hole is a board cell that is covered once from the beginning. An optional cell
 * counts as covered once while it is empty. If opposite edges of the board meet, there is no gutter, and steps beyond
 * one edge continue at the other.
 *
 * <p>A move takes O(cells of the piece) time, whatever the size of the board. An iteration takes O(beams * pieces *
 * piece size) time. The memory is two ints for each piece of each beam, and one board.
 *
 * @param beams the number of states that are kept
 * @param randomShare the share of the kept states that are drawn at random
 * @param patience the greatest number of consecutive iterations with the same lowest cost before a restart
 * @param weights the weights of the parts of the cost
 * @param longestStep the length of the longest step of a piece; if empty, it is the largest count of a kind, which for
 *     the standard bag is the original's k = rows * columns / 20
 * @param corner the rule that says in which gutters the squares beyond both edges count
 * @param draws whether a successor can be drawn several times
 * @param edge what happens to a step over an edge of the board
 */
public record StochasticBeam(
        int beams,
        StochasticBeam.RandomShare randomShare,
        int patience,
        StochasticBeam.CostWeights weights,
        OptionalInt longestStep,
        StochasticBeam.Corner corner,
        StochasticBeam.Draws draws,
        StochasticBeam.Edge edge)
        implements Method {
    /** This instance has the parameters of the published system. */
    public static final StochasticBeam PUBLISHED = new StochasticBeam(
            50,
            new RandomShare(0.9, 0.01, 0.1),
            30,
            new CostWeights(1, 2, 0.5, 0.05, false, OverlapOf.PUBLISHED),
            OptionalInt.empty(),
            Corner.PUBLISHED,
            Draws.PUBLISHED,
            Edge.PUBLISHED);

    /** This family makes the method for any values of its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    number("width", "N", PUBLISHED.beams, 1, 200)
                            .byLogarithm()
                            .atLeast(1, "leaves nothing to keep")
                            .says("How many states are kept"),
                    share("random-start", PUBLISHED.randomShare.start)
                            .says("The share of the kept states that are drawn at random after a restart"),
                    weight("random-step", "SHARE", PUBLISHED.randomShare.step, 0.1)
                            .says("How much the share of random states sinks in every iteration"),
                    share("random-floor", PUBLISHED.randomShare.floor)
                            .says("The share of random states never sinks below this value"),
                    number("patience", "N", PUBLISHED.patience, 1, 300)
                            .byLogarithm()
                            .atLeast(1, "restarts for ever")
                            .says("Restart when the lowest cost stays the same for more than N iterations"),
                    weight("overlap", "COST", PUBLISHED.weights.overlap, 10)
                            .says(
                                    "The cost of overlaps; in every column, it is multiplied by the largest number of pieces on one cell"),
                    constant("overlap-of", PUBLISHED.weights.overlapOf)
                            .says(
                                    "Which numbers of pieces on one cell have a cost: published (the largest of every column, as in the original program) or board (only the largest of the whole board, as in the original text)"),
                    weight("gap", "COST", PUBLISHED.weights.gap, 10).says("The cost of every empty cell"),
                    weight("gutter", "COST", PUBLISHED.weights.gutter, 5)
                            .says(
                                    "The cost of cells that hang over the edge of the board, multiplied by the iterations since the restart"),
                    flag("gutter-fixed")
                            .says(
                                    "Let cells that hang over the edge cost the same in every iteration, as in a variant of the original"),
                    weight("row-reward", "COST", PUBLISHED.weights.rowReward, 1)
                            .says("The reward for a completed row, multiplied by the square of the row number"),
                    number("step", "N", 1, 1, 10)
                            .usuallyByPuzzle("the largest count of a kind")
                            .atLeast(1, "moves nothing")
                            .says("How far a piece moves in one step, at most"),
                    constant("corner", PUBLISHED.corner)
                            .says(
                                    "Where cells that hang over both edges count: published (only in the strip beyond the right edge) or both (in both strips)"),
                    constant("draws", PUBLISHED.draws)
                            .says(
                                    "How random states are drawn: published (some several times, and the worst state fills up the places that remain) or distinct (each at most once, and no place is filled up)"),
                    constant("edge", PUBLISHED.edge)
                            .says(
                                    "What a step over an edge of the board does: published (it ends at the edge, as in the original program) or refused (it is not taken, as in the original text)")),
            values -> new StochasticBeam(
                    values.whole("width"),
                    new RandomShare(
                            values.real("random-start"), values.real("random-step"), values.real("random-floor")),
                    values.whole("patience"),
                    new CostWeights(
                            values.real("overlap"),
                            values.real("gap"),
                            values.real("gutter"),
                            values.real("row-reward"),
                            values.flag("gutter-fixed"),
                            values.constant("overlap-of", OverlapOf.class)),
                    values.wholeIfAny("step"),
                    values.constant("corner", Corner.class),
                    values.constant("draws", Draws.class),
                    values.constant("edge", Edge.class)));

    /**
     * A puzzle is refused if all beams together have more pieces than this. With this many pieces, the present beams
     * and the next beams take half a gigabyte each. Boards with more squares than this are refused, too.
     */
    private static final long MOST = 1 << 27;

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if {@code beams}, {@code patience} or {@code longestStep} is less than 1
     */
    public StochasticBeam {
        Method.demand(beams >= 1, "%d beams leave no state to keep. Use 1 or more.", beams);
        Method.demand(patience >= 1, "A patience of %d iterations would restart for ever. Use 1 or more.", patience);
        Method.demand(
                longestStep.orElse(1) >= 1,
                "Steps of at most %d cells move no piece. Use 1 or more.",
                longestStep.orElse(1));
    }

    private static MethodParameter share(String name, double usual) {
        return number(name, "SHARE", usual, 0, 1).allowing(0, 1, "is not a share. Use a number from 0 to 1.");
    }

    private static MethodParameter weight(String name, String label, double usual, double to) {
        return number(name, label, usual, 0, to).atLeast(0, "cannot be used");
    }

    @Override
    public String word() {
        return "beam";
    }

    @Override
    public String costWords() {
        return weights.overlapOf == OverlapOf.PUBLISHED
                ? "overlaps, gaps and overhang, minus completed rows"
                : "the largest overlap, gaps and overhang, minus completed rows";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Method.refusalBeyondSquares(puzzle).or(() -> refusalOfSquares(puzzle));
    }

    private Optional<String> refusalOfSquares(Puzzle puzzle) {
        long pieces = 0;
        for (Supply supply : puzzle.bag().supplies()) {
            if (supply.count().min() < supply.count().max()) {
                return Optional.of(
                        "Beam search lays all pieces at once, but the puzzle does not say how many there are: %s: %s. Give exact counts."
                                .formatted(supply.kind().name(), supply.count()));
            }
            pieces += supply.count().min();
        }
        if (pieces == 0) {
            return Optional.of("Beam search moves pieces, but this puzzle has none. Give some kind a count.");
        }
        long reach = BeamPieces.box(puzzle) - 1L;
        long squares = (puzzle.region().rows() + reach) * (puzzle.region().columns() + reach);
        if (pieces > MOST / beams || squares > MOST || BeamPieces.bits(puzzle) >= Integer.SIZE) {
            return Optional.of(
                    ("Beam search would need too much memory for %,d beams of %,d pieces with boxes of side %d on"
                                    + " a board of %dx%d. Use fewer beams or a smaller puzzle.")
                            .formatted(
                                    beams,
                                    pieces,
                                    reach + 1,
                                    puzzle.region().rows(),
                                    puzzle.region().columns()));
        }
        return Optional.empty();
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new BeamSearch(puzzle, this, random);
    }

    /**
     * A {@code Corner} says where the squares count that are both below the bottom edge and beyond the right edge. The
     * gutters, which are the areas beyond these two edges, have separate counts.
     */
    public enum Corner {
        /**
         * The squares beyond both edges count only in the gutter beyond the right edge. The gutter below the bottom
         * edge has the columns of the board, and the right gutter has all rows.
         */
        PUBLISHED,

        /** The squares beyond both edges count in both gutters, which are the areas beyond these edges. */
        BOTH
    }

    /**
     * An {@code OverlapOf} says which overlaps are a part of the cost. The count of a square is the number of pieces on
     * it.
     */
    public enum OverlapOf {
        /**
         * The largest count of each column is a part of the cost, as in the published program. These counts are added
         * up.
         */
        PUBLISHED,

        /** The largest count of the whole board is a part of the cost, as in the published text. */
        BOARD
    }

    /**
     * An {@code Edge} says what happens to a step that would move the corner of a piece's box over an edge of the
     * board.
     */
    public enum Edge {
        /** The step ends at the edge, as in the published program. */
        PUBLISHED,

        /** The step is left out, as in the published text. Then the successor equals the state from which it comes. */
        REFUSED
    }

    /**
     * Holds the weights of the parts of a state's cost. The count of a square is the number of pieces on it.
     *
     * @param overlap the weight of the largest count of every board column, or of the whole board
     * @param gap the weight of every empty board cell
     * @param gutter the weight for pieces over an edge; it is multiplied by the number of iterations since the restart,
     *     and by the square of the sum of the largest counts in the two gutters
     * @param rowReward the reward for rows whose cells are all covered exactly once, which is subtracted from the cost;
     *     for row i, counted from 1 at the top, it is multiplied by i squared
     * @param gutterIsFixed whether the part for the gutters is not multiplied by the number of iterations
     * @param overlapOf which of the largest counts are a part of the cost
     */
    public record CostWeights(
            double overlap, double gap, double gutter, double rowReward, boolean gutterIsFixed, OverlapOf overlapOf) {
        /**
         * Creates weights.
         *
         * @throws IllegalArgumentException if a weight is negative or not a number
         */
        public CostWeights {
            demand("overlap", overlap);
            demand("gap", gap);
            demand("gutter", gutter);
            demand("row reward", rowReward);
        }

        /**
         * Returns the cost of a state. The parts are whole numbers, so states with the same parts have exactly the same
         * cost. The count of a square is the number of pieces on it.
         *
         * @param overlaps the sum over board columns of the largest count, or the largest count of the board
         * @param gaps the number of empty board cells
         * @param overhang the largest count below the bottom edge plus the largest count beyond the right edge
         * @param squares the sum of i squared over the rows i whose cells are all covered exactly once
         * @param age the number of iterations since the restart
         */
        double cost(long overlaps, int gaps, int overhang, long squares, long age) {
            return overlap * overlaps
                    + gap * gaps
                    + gutter * (gutterIsFixed ? 1 : age) * ((double) overhang * overhang)
                    - rowReward * squares;
        }

        /**
         * Returns the value of {@code overlaps} for a packing.
         *
         * @param columns the number of columns of the board
         */
        int overlapsOfPacking(int columns) {
            return overlapOf == OverlapOf.BOARD ? 1 : columns;
        }

        private static void demand(String name, double weight) {
            Method.demand(
                    weight >= 0 && weight < Double.POSITIVE_INFINITY,
                    "The weight %s of %s cannot be used. Use 0 or more.",
                    weight,
                    name);
        }
    }

    /** A {@code Draws} says how often one successor can be selected as one of the next states. */
    public enum Draws {
        /**
         * A successor can be selected several times. The random successors are drawn with replacement. If there are too
         * few different costs, the worst successor fills the remaining places.
         */
        PUBLISHED,

        /**
         * A successor is selected at most twice: once because it is drawn, and once because of its low cost. If there
         * are too few different costs, fewer states are kept.
         */
        DISTINCT
    }

    /**
     * A {@code RandomShare} is the share of the next states that are drawn at random from all successors. The share
     * decreases with the number of iterations since the restart.
     *
     * @param start the share right after a restart, from 0 to 1
     * @param step the decrease in every iteration
     * @param floor the least share, from 0 to 1
     */
    public record RandomShare(double start, double step, double floor) {
        /**
         * Creates a share.
         *
         * @throws IllegalArgumentException if a share is not from 0 to 1, or the step is negative
         */
        public RandomShare {
            Method.demand(
                    start >= 0 && start <= 1 && floor >= 0 && floor <= 1,
                    "Random shares of %s at the start and %s at the end are not possible. Use numbers from 0 to 1.",
                    start,
                    floor);
            Method.demand(
                    step >= 0 && step < Double.POSITIVE_INFINITY,
                    "The random share cannot sink by %s. Use 0 or more.",
                    step);
        }

        /**
         * Returns the number of next states to draw at random, rounded down as published.
         *
         * @param beams the number of all states that are kept
         * @param age the number of iterations since the restart
         */
        int of(int beams, long age) {
            return (int) (beams * Math.max(floor, start - step * age));
        }
    }
}
