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
 * Stochastic beam search over complete assignments, after the published beam system for the standard bag.
 *
 * <p>A state has all pieces, each with an orientation and the place of its n x n box (n is the largest extent of a
 * piece) with the top-left corner on the board; what hangs over the bottom or the right edge lies in a gutter of n - 1
 * rows and columns. Pieces may overlap. Each piece makes five successors: down, right,
 * up and left by a random step, clamped to the board, and its next orientation. The next beams are the successors with
 * the lowest, pairwise different costs, and then some that are drawn at random; where there are fewer different costs
 * than places, the worst successor takes the places left over. Of equal costs the first one stays, so the child of the
 * best beam. When the lowest cost has stayed the same in more iterations than the patience, one after the other, everything
 * begins anew with random beams; where the best state hangs over, its cost grows, so that does not happen.
 *
 * <p>Beyond the original: a hole is a board cell that is covered once from the beginning; an optional cell counts as
 * covered once while it is empty; where edges meet there is no gutter and steps go round.
 *
 * <p>A move costs O(cells of the piece), whatever the board: an iteration takes O(beams * pieces * piece size) time.
 * Memory is two ints per beam and piece, and one board.
 *
 * @param beams how many states are kept
 * @param randomShare how many of them are drawn at random
 * @param patience so many iterations with the same lowest cost are borne; after one more it begins anew
 * @param weights what the parts of the cost weigh
 * @param longestStep the longest step of a piece; the largest count of a kind when empty, which is the original's k =
 *     rows * columns / 20 for the standard bag
 * @param corner which gutter the corner belongs to
 * @param draws whether a successor can be drawn several times
 * @param edge what becomes of a step over an edge of the board
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
    /** The parameters of the original. */
    public static final StochasticBeam PUBLISHED = new StochasticBeam(
            50,
            new RandomShare(0.9, 0.01, 0.1),
            30,
            new CostWeights(1, 2, 0.5, 0.05, false, OverlapOf.PUBLISHED),
            OptionalInt.empty(),
            Corner.PUBLISHED,
            Draws.PUBLISHED,
            Edge.PUBLISHED);

    /** With its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    number("width", "N", PUBLISHED.beams, 1, 200)
                            .byLogarithm()
                            .atLeast(1, "leaves nothing to keep")
                            .says("How many states are kept"),
                    share("random-start", PUBLISHED.randomShare.start)
                            .says("The share of them drawn at random, after a restart"),
                    weight("random-step", "SHARE", PUBLISHED.randomShare.step, 0.1)
                            .says("By how much the random share sinks in every iteration"),
                    share("random-floor", PUBLISHED.randomShare.floor).says("The random share never sinks below this"),
                    number("patience", "N", PUBLISHED.patience, 1, 300)
                            .byLogarithm()
                            .atLeast(1, "restarts for ever")
                            .says("Restart when the lowest cost stays the same for more than N iterations"),
                    weight("overlap", "COST", PUBLISHED.weights.overlap, 10)
                            .says("Cost of the largest count of every column"),
                    constant("overlap-of", PUBLISHED.weights.overlapOf)
                            .says("Largest counts cost in every column: published, as coded; or the one of the whole"
                                    + " board does, as the original's text says: board"),
                    weight("gap", "COST", PUBLISHED.weights.gap, 10).says("Cost of every empty cell"),
                    weight("gutter", "COST", PUBLISHED.weights.gutter, 5)
                            .says("Cost of hanging over, times the iterations since the restart"),
                    flag("gutter-fixed").says("Hanging over costs the same in every iteration, the original's variant"),
                    weight("row-reward", "COST", PUBLISHED.weights.rowReward, 1)
                            .says("Reward of a finished row, times the square of its number"),
                    number("step", "N", 1, 1, 10)
                            .usuallyByPuzzle("the largest count of a kind")
                            .atLeast(1, "moves nothing")
                            .says("The longest step of a piece"),
                    constant("corner", PUBLISHED.corner)
                            .says("What hangs over both edges counts in the right gutter alone: published; or in"
                                    + " both gutters: both"),
                    constant("draws", PUBLISHED.draws)
                            .says("Random states are drawn with replacement, and the worst state fills up: published;"
                                    + " or random states at most once, and nothing fills up: distinct"),
                    constant("edge", PUBLISHED.edge)
                            .says(
                                    "A step over an edge of the board ends there: published, as coded; or is not taken, as"
                                            + " the original's text says: refused")),
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

    /** So many ints take half a gigabyte. */
    private static final long MOST = 1 << 27;

    /**
     * @throws IllegalArgumentException when a number is less than 1
     */
    public StochasticBeam {
        Method.demand(beams >= 1, "%d beams leave nothing to keep. Maybe use 1 or more.", beams);
        Method.demand(patience >= 1, "A patience of %d iterations never begins. Maybe use 1 or more.", patience);
        Method.demand(
                longestStep.orElse(1) >= 1,
                "Steps of at most %d move nothing. Maybe use 1 or more.",
                longestStep.orElse(1));
    }

    private static MethodParameter share(String name, double usual) {
        return number(name, "SHARE", usual, 0, 1).allowing(0, 1, "is no share. Maybe use a number from 0 to 1.");
    }

    private static MethodParameter weight(String name, String label, double usual, double to) {
        return number(name, label, usual, 0, to).atLeast(0, "is no use");
    }

    @Override
    public String word() {
        return "beam";
    }

    @Override
    public String costWords() {
        return weights.overlapOf == OverlapOf.PUBLISHED
                ? "overlaps, gaps and hangover, less rows done"
                : "the largest overlap, gaps and hangover, less rows done";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Method.refusalBeyondSquares(puzzle).or(() -> refusalOfSquares(puzzle));
    }

    private Optional<String> refusalOfSquares(Puzzle puzzle) {
        long pieces = 0;
        for (Supply supply : puzzle.bag().supplies()) {
            if (supply.count().min() < supply.count().max()) {
                return Optional.of(("Beam search lays all pieces at once, but the puzzle does not say how many:"
                                + " %s: %s. Maybe give exact counts.")
                        .formatted(supply.kind().name(), supply.count()));
            }
            pieces += supply.count().min();
        }
        if (pieces == 0) {
            return Optional.of("Beam search moves pieces, but there are none. Maybe give some kind a count.");
        }
        long reach = BeamPieces.box(puzzle) - 1L;
        long squares = (puzzle.region().rows() + reach) * (puzzle.region().columns() + reach);
        if (pieces > MOST / beams || squares > MOST || BeamPieces.bits(puzzle) >= Integer.SIZE) {
            return Optional.of(
                    ("Beam search would need too much memory for %,d beams of %,d pieces with boxes of side %d on"
                                    + " a board of %dx%d. Maybe use fewer beams or a smaller puzzle.")
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

    /** To which gutter the squares belong that lie below the bottom edge and beyond the right one at once. */
    public enum Corner {
        /** To the right one alone: the bottom gutter has the columns of the board, the right one has all rows. */
        PUBLISHED,

        /** To both: whatever hangs over an edge counts in the gutter of this edge. */
        BOTH
    }

    /** Says which largest counts of board squares cost something. */
    public enum OverlapOf {
        /** Those of all columns do, added up, as in the published program. */
        PUBLISHED,

        /** The one of the whole board does, as in the published text. */
        BOARD
    }

    /** Says how a step ends that would take the corner of a piece's box over an edge of the board. */
    public enum Edge {
        /** The step ends at the edge, as the published program has it. */
        PUBLISHED,

        /** The step is not taken, as the published text has it: this successor is the state that it comes from. */
        REFUSED
    }

    /**
     * What the parts of the cost of a state weigh.
     *
     * @param overlap of the largest count of every board column, or of the board
     * @param gap of every empty board cell
     * @param gutter of the squared sum of the largest counts in the two gutters, and of every iteration since the restart
     * @param rowReward of i squared for every row i (1 is the top) whose cells are all covered exactly once; subtracted
     * @param gutterIsFixed whether hanging over costs in every iteration what it costs in the first after a restart
     * @param overlapOf which largest counts cost
     */
    public record CostWeights(
            double overlap, double gap, double gutter, double rowReward, boolean gutterIsFixed, OverlapOf overlapOf) {
        /**
         * @throws IllegalArgumentException when a weight is negative or no number
         */
        public CostWeights {
            demand("overlap", overlap);
            demand("gap", gap);
            demand("gutter", gutter);
            demand("row reward", rowReward);
        }

        /**
         * The cost of a state. The parts are whole numbers, so that states with the same parts cost exactly the same.
         *
         * @param overlaps sum over board columns of the largest count, or the largest count of the board
         * @param gaps empty board cells
         * @param hangover sum of the largest counts in the bottom and in the right gutter
         * @param squares sum of i squared over finished rows
         * @param age iterations since the restart
         */
        double cost(long overlaps, int gaps, int hangover, long squares, long age) {
            return overlap * overlaps
                    + gap * gaps
                    + gutter * (gutterIsFixed ? 1 : age) * ((double) hangover * hangover)
                    - rowReward * squares;
        }

        /** What a packing of a board with so many columns has in place of overlaps. */
        int overlapsOfPacking(int columns) {
            return overlapOf == OverlapOf.BOARD ? 1 : columns;
        }

        private static void demand(String name, double weight) {
            Method.demand(
                    weight >= 0 && weight < Double.POSITIVE_INFINITY,
                    "The weight %s of %s is no use. Maybe use 0 or more.",
                    weight,
                    name);
        }
    }

    /** How often one successor may become a beam. */
    public enum Draws {
        /**
         * As often as it comes: the random ones are drawn with replacement, and the worst successor fills the places for
         * which there are no different costs left.
         */
        PUBLISHED,

        /** At most once as a random one and once as a cheap one; places that nothing takes stay empty. */
        DISTINCT
    }

    /**
     * How much of the next beams is drawn at random from all successors: it sinks while the search ages.
     *
     * @param start the share right after a restart, from 0 to 1
     * @param step by which it sinks in every iteration
     * @param floor below which it never sinks, from 0 to 1
     */
    public record RandomShare(double start, double step, double floor) {
        /**
         * @throws IllegalArgumentException when a share is not from 0 to 1, or the step is negative
         */
        public RandomShare {
            Method.demand(
                    start >= 0 && start <= 1 && floor >= 0 && floor <= 1,
                    "Random shares of %s at the start and %s at the end make no sense. Maybe use numbers from 0 to 1.",
                    start,
                    floor);
            Method.demand(
                    step >= 0 && step < Double.POSITIVE_INFINITY,
                    "The random share cannot sink by %s. Maybe use 0 or more.",
                    step);
        }

        /** How many of so many beams, rounded down as published, some iterations after the restart. */
        int of(int beams, long age) {
            return (int) (beams * Math.max(floor, start - step * age));
        }
    }
}
