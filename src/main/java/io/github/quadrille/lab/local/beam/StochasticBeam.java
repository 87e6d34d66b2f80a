package io.github.quadrille.lab.local.beam;

import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.OnSquares;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * Stochastic beam search over complete assignments, after a published student system for the standard bag.
 *
 * <p>A state has all pieces, each with an orientation and the place of its n x n box (n is the largest extent of a
 * piece) with the top-left corner on the board; what hangs over the bottom or the right edge lies in a gutter of n - 1
 * rows and columns. Pieces may overlap. Each piece makes five successors: up, down, left
 * and right by a random step, clamped to the board, and its next orientation. The next beams are some successors drawn
 * at random, and those with the lowest, pairwise different costs (the first of equal ones); fewer when there are not
 * enough. When the lowest cost has stayed the same in more than so many iterations, one after the other, everything begins
 * anew with random beams; where the best state hangs over, its cost grows, so that does not happen.
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
 */
public record StochasticBeam(
        int beams,
        RandomShare randomShare,
        int patience,
        CostWeights weights,
        OptionalInt longestStep,
        Corner corner,
        Draws draws)
        implements Method {
    /** The parameters of the original. */
    public static final StochasticBeam PUBLISHED = new StochasticBeam(
            50,
            new RandomShare(0.9, 0.01, 0.1),
            30,
            new CostWeights(1, 2, 0.5, 0.05),
            OptionalInt.empty(),
            Corner.PUBLISHED,
            Draws.PUBLISHED);

    /** So many ints take half a gigabyte. */
    private static final long MOST = 1 << 27;

    /**
     * @throws IllegalArgumentException when a number is less than 1
     */
    public StochasticBeam {
        if (beams < 1) {
            throw new IllegalArgumentException("%d beams leave nothing to keep. Maybe use 1 or more.".formatted(beams));
        }
        if (patience < 1) {
            throw new IllegalArgumentException(
                    "A patience of %d iterations never begins. Maybe use 1 or more.".formatted(patience));
        }
        if (longestStep.orElse(1) < 1) {
            throw new IllegalArgumentException(
                    "Steps of at most %d move nothing. Maybe use 1 or more.".formatted(longestStep.getAsInt()));
        }
    }

    @Override
    public String word() {
        return "beam";
    }

    @Override
    public String costWords() {
        return "overlaps, gaps and hangover, less rows done";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return OnSquares.refusal(puzzle).or(() -> refusalOfSquares(puzzle));
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
    public LocalSearch start(Puzzle puzzle, RandomGenerator random) {
        refusal(puzzle).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        return new BeamSearch(puzzle, this, random);
    }
}
