package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.argument.Certificate.Multiple;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Gives the cells weights modulo a prime power such that all placements of a kind weigh the same. The total weight of
 * the needed pieces is then known, and it differs from the weight of the board.
 *
 * <p>The argument is sound because a packing covers every mandatory cell once, so its pieces weigh as much as the
 * board. Optional cells weigh 0, so it does not matter which of them are covered. Pieces of kinds whose count is a
 * range weigh 0, so it does not matter how many are used. An instance exists only after an exact check against every
 * placement ({@link #checked}), whatever search found the weights.
 */
public final class ColouringArgument implements Argument {
    /**
     * A search takes at most this many steps, about half a second. There are two searches: one for regular patterns,
     * and one for all other colourings.
     */
    private static final long MOST_STEPS = 500_000_000;

    private final Puzzle puzzle;
    private final int modulus;
    private final List<Integer> weights;
    private final List<Integer> kindWeights;

    private ColouringArgument(Puzzle puzzle, int modulus, int[] weights, int[] kindWeights) {
        this.puzzle = puzzle;
        this.modulus = modulus;
        this.weights = Arrays.stream(weights).boxed().toList();
        this.kindWeights = Arrays.stream(kindWeights).boxed().toList();
    }

    /**
     * Searches for a colouring by a regular pattern. The search gives up when its steps run out, so it ends soon even
     * if there are a hundred thousand placements.
     */
    public static Optional<ColouringArgument> findRegular(PlacementTable table, Runnable pause) {
        return Effort.within(MOST_STEPS, pause, effort -> new ColouringSearch(table, effort).regular());
    }

    /**
     * Searches for a colouring in which every cell may have a different weight, modulo each prime power up to 9. The
     * search finds such a colouring if there is one, unless its steps run out. At worst, the time is cubic in the
     * number of cells. On flat boards it is nearly proportional to the number of cells times the square of the short
     * side.
     */
    public static Optional<ColouringArgument> findAny(PlacementTable table, Runnable pause) {
        return Effort.within(MOST_STEPS, pause, effort -> new ColouringSearch(table, effort).irregular());
    }

    /**
     * Checks weights against every placement, and returns the argument that they make.
     *
     * @param weights the weight of each cell, at least 0 and below the modulus
     * @throws IllegalArgumentException when the weights do not make an argument
     */
    static ColouringArgument checked(PlacementTable table, int modulus, int[] weights) {
        Puzzle puzzle = table.puzzle();
        ExactCover problem = table.cover();
        int[] kindWeights = new int[puzzle.bag().size()];
        Arrays.fill(kindWeights, -1);
        for (int placement = 0; placement < problem.options(); placement++) {
            int kind = problem.kind(placement);
            int weight = problem.weight(placement, weights) % modulus;
            if (kindWeights[kind] >= 0 && kindWeights[kind] != weight) {
                throw new IllegalArgumentException("Placements of kind " + kind + " have different weights.");
            }
            kindWeights[kind] = weight;
        }
        long difference = 0;
        for (int cell = 0; cell < weights.length; cell++) {
            if (weights[cell] < 0 || weights[cell] >= modulus || (weights[cell] > 0 && !problem.isMandatory(cell))) {
                throw new IllegalArgumentException("Cell " + cell + " must not weigh " + weights[cell] + ".");
            }
            difference += weights[cell];
        }
        for (int kind = 0; kind < kindWeights.length; kind++) {
            CountRange count = puzzle.bag().count(kind);
            kindWeights[kind] = Math.max(0, kindWeights[kind]);
            if (kindWeights[kind] > 0 && !CellCount.isFixed(count)) {
                throw new IllegalArgumentException(
                        "The number of pieces of kind " + kind + ", which have a weight, is not fixed.");
            }
            difference -= (long) kindWeights[kind] * (count.min() % modulus);
        }
        if (difference % modulus == 0) {
            throw new IllegalArgumentException("The board and the pieces have the same weight, so they prove nothing.");
        }
        return new ColouringArgument(puzzle, modulus, weights, kindWeights);
    }

    public int modulus() {
        return modulus;
    }

    /** Returns for each kind the weight of each of its placements, at least 0 and below the modulus. */
    public List<Integer> kindWeights() {
        return kindWeights;
    }

    @Override
    public String name() {
        return "colouring";
    }

    @Override
    public String sentence() {
        return new ColouringSentence(puzzle, modulus, weights, kindWeights).text();
    }

    @Override
    public Optional<CellWeights> picture() {
        return Optional.of(new CellWeights(modulus, weights));
    }

    /**
     * Returns a certificate that adds the equation of each cell times the cell's weight, and subtracts the equation of
     * each kind times the kind's weight.
     */
    @Override
    public Certificate certificate() {
        return new Certificate.Modular(modulus, Multiple.weighted(weights, kindWeights));
    }

    @Override
    public String toString() {
        return name() + ": " + sentence();
    }
}
