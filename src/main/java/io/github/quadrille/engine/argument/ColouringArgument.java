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
 * Weights on the cells, modulo a prime power, such that all placements of a kind weigh the same, and as many pieces as
 * are needed of each kind weigh something else than the board.
 *
 * <p>Sound because a packing covers every mandatory cell once: its pieces weigh as much as the board. Optional cells
 * weigh 0, so that it does not matter which of them are covered; pieces of kinds whose count is a range weigh 0, so
 * that it does not matter how many are used. Instances exist only after a check against every placement, in exact
 * integers ({@link #checked}), whatever search found the weights.
 */
public final class ColouringArgument implements Argument {
    /** Twice, for regular patterns and for all others: about half a second each. */
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

    /** Looks for a colouring by regular patterns, which takes seconds even for a hundred thousand placements. */
    public static Optional<ColouringArgument> findRegular(PlacementTable table, Runnable pause) {
        return Effort.within(MOST_STEPS, pause, effort -> new ColouringSearch(table, effort).regular());
    }

    /**
     * Looks for a colouring with a weight for every cell of its own, over all prime powers up to 9: when there is one
     * modulo one of them, it is found. Cubic in the cells at worst, near linear times the short side squared on sheets.
     */
    public static Optional<ColouringArgument> findAny(PlacementTable table, Runnable pause) {
        return Effort.within(MOST_STEPS, pause, effort -> new ColouringSearch(table, effort).irregular());
    }

    /**
     * The argument that weights make.
     *
     * @param weights by cell, from 0 below the modulus
     * @throws IllegalArgumentException when they make none
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
                throw new IllegalArgumentException("Placements of kind " + kind + " weigh differently.");
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
                throw new IllegalArgumentException("It is not fixed how many pieces of kind " + kind + " weigh.");
            }
            difference -= (long) kindWeights[kind] * (count.min() % modulus);
        }
        if (difference % modulus == 0) {
            throw new IllegalArgumentException("The board weighs as much as the pieces.");
        }
        return new ColouringArgument(puzzle, modulus, weights, kindWeights);
    }

    public int modulus() {
        return modulus;
    }

    /** By kind, what each of its placements weighs, from 0 below the modulus. */
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

    /** Each cell times its weight, minus each kind times its. */
    @Override
    public Certificate certificate() {
        return new Certificate.Modular(modulus, Multiple.weighted(weights, kindWeights));
    }

    @Override
    public String toString() {
        return name() + ": " + sentence();
    }
}
