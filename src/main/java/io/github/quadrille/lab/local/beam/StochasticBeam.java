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
 * Searches with a stochastic beam over complete assignments, after the published beam system for the standard bag.
 *
 * <p>A state has all pieces. Each has an orientation and the place of its n x n box, whose top-left corner is on the
 * board; n is the largest extent of a piece. Squares that hang over the bottom or the right edge are in a gutter of n -
 * 1 rows and columns. Pieces may overlap. Each piece makes five successors: down, right, up and left by a random step,
 * clamped to the board, and its next orientation.
 *
 * <p>The next beams are the successors with the lowest, pairwise different costs, and then some that are drawn at
 * random. Where there are fewer different costs than beams, the worst successor takes the remaining ones. Of equal
 * costs the first one stays, which is the child of the best beam. When the lowest cost has stayed the same in more
 * consecutive iterations than the patience, the search restarts with random beams. While pieces of the best state hang
 * over an edge, its cost grows from iteration to iteration, so the patience never ends.
 *
 * <p>Beyond the original: a hole is a board cell that is covered once from the beginning. An optional cell counts as
 * covered once while it is empty. At joined edges there is no gutter, and steps continue at the opposite edge.
 *
 * <p>A move takes O(cells of the piece) time, whatever the size of the board. An iteration takes O(beams * pieces *
 * piece size) time. The memory is two ints per beam and piece, and one board.
 *
 * @param beams the number of states that are kept
 * @param randomShare the share of these states that is drawn at random
 * @param patience the number of iterations with the same lowest cost that do not yet cause a restart
 * @param weights the weights of the parts of the cost
 * @param longestStep the longest step of a piece; the largest count of a kind when empty, which is the original's k =
 *     rows * columns / 20 for the standard bag
 * @param corner the gutters that the squares beyond both edges count in
 * @param draws whether a successor can be drawn several times
 * @param edge the treatment of a step over an edge of the board
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
    /** This instance has the parameters of the original. */
    public static final StochasticBeam PUBLISHED = new StochasticBeam(
            50,
            new RandomShare(0.9, 0.01, 0.1),
            30,
            new CostWeights(1, 2, 0.5, 0.05, false, OverlapOf.PUBLISHED),
            OptionalInt.empty(),
            Corner.PUBLISHED,
            Draws.PUBLISHED,
            Edge.PUBLISHED);

    /** The family holds the method with its parameters. */
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
                                    "The cost of each overlap: for every column, the largest number of pieces on one cell counts"),
                    constant("overlap-of", PUBLISHED.weights.overlapOf)
                            .says(
                                    "Which numbers of pieces on one cell have a cost: the largest of every column, as in the original program: published; or only the largest of the whole board, as in the original text: board"),
                    weight("gap", "COST", PUBLISHED.weights.gap, 10).says("The cost of every empty cell"),
                    weight("gutter", "COST", PUBLISHED.weights.gutter, 5)
                            .says(
                                    "The cost of cells that hang over the edge of the board, multiplied by the iterations since the restart"),
                    flag("gutter-fixed")
                            .says(
                                    "Let cells that hang over the edge cost the same in every iteration, as in a variant of the original"),
                    weight("row-reward", "COST", PUBLISHED.weights.rowReward, 1)
                            .says("The reward for a completed row, multiplied by the square of its number"),
                    number("step", "N", 1, 1, 10)
                            .usuallyByPuzzle("the largest count of a kind")
                            .atLeast(1, "moves nothing")
                            .says("How far a piece moves in one step, at most"),
                    constant("corner", PUBLISHED.corner)
                            .says(
                                    "Cells that hang over both edges count only in the strip beyond the right edge: published; or in both strips: both"),
                    constant("draws", PUBLISHED.draws)
                            .says(
                                    "Random states may be drawn several times, and the worst state fills up the places that remain: published; or each is drawn at most once, and no place is filled up: distinct"),
                    constant("edge", PUBLISHED.edge)
                            .says("A step over an edge of the board ends at the edge, as in the original program:"
                                    + " published; or is not taken, as in the original text: refused")),
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

    /** This many ints take half a gigabyte. */
    private static final long MOST = 1 << 27;

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if a number is less than 1
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
     * A {@code Corner} tells in which gutter the squares count that are both below the bottom edge and beyond the right
     * one.
     */
    public enum Corner {
        /**
         * The squares count in the right gutter only. The bottom gutter has the columns of the board, and the right
         * gutter has all rows.
         */
        PUBLISHED,

        /** The squares count in both gutters: each square over an edge counts in the gutter of this edge. */
        BOTH
    }

    /** An {@code OverlapOf} tells which largest counts of board squares have a cost. */
    public enum OverlapOf {
        /** The largest counts of all columns are added up, as in the published program. */
        PUBLISHED,

        /** The largest count of the whole board has a cost, as in the published text. */
        BOARD
    }

    /** An {@code Edge} tells how a step ends that would take the corner of a piece's box over an edge of the board. */
    public enum Edge {
        /** The step ends at the edge, as in the published program. */
        PUBLISHED,

        /** The step is not taken, as in the published text. Then the successor equals the state that it comes from. */
        REFUSED
    }

    /**
     * Holds the weights of the parts of a state's cost.
     *
     * @param overlap the weight of the largest count of every board column, or of the board
     * @param gap the weight of every empty board cell
     * @param gutter the weight of the squared sum of the largest counts in the two gutters, times the iterations since
     *     the restart
     * @param rowReward the weight of i squared for every row i (1 is the top) whose cells are all covered exactly once;
     *     subtracted
     * @param gutterIsFixed whether hanging over costs the same in every iteration as in the first after a restart
     * @param overlapOf the largest counts that have a cost
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
         * cost.
         *
         * @param overlaps the sum over board columns of the largest count, or the largest count of the board
         * @param gaps the number of empty board cells
         * @param overhang the sum of the largest counts in the bottom and in the right gutter
         * @param squares the sum of i squared over finished rows
         * @param age the iterations since the restart
         */
        double cost(long overlaps, int gaps, int overhang, long squares, long age) {
            return overlap * overlaps
                    + gap * gaps
                    + gutter * (gutterIsFixed ? 1 : age) * ((double) overhang * overhang)
                    - rowReward * squares;
        }

        /** Returns the value of {@code overlaps} in the cost of a packing, on a board with this many columns. */
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

    /** A {@code Draws} tells how often one successor may become a beam. */
    public enum Draws {
        /**
         * A successor may become a beam several times. The random ones are drawn with replacement, and the worst
         * successor fills the places for which no different costs are left.
         */
        PUBLISHED,

        /**
         * A successor becomes a beam at most once as a random one and once as a cheap one. Remaining places stay empty.
         */
        DISTINCT
    }

    /**
     * A {@code RandomShare} is the share of the next beams that is drawn at random from all successors. It sinks while
     * the search ages.
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
         * Returns the number of random beams, rounded down as published.
         *
         * @param beams the number of all beams
         * @param age the iterations since the restart
         */
        int of(int beams, long age) {
            return (int) (beams * Math.max(floor, start - step * age));
        }
    }
}
