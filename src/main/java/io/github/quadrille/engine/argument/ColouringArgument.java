package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.argument.Certificate.Multiple;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

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
    /** To merge an equation, for each of its unknowns. */
    private static final long STEPS_OF_ENTRY = 20;

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

    /**
     * Looks for a colouring: first among the regular patterns, the smallest modulus and the fewest classes first, on boards
     * of any size; then with a weight for every cell of its own, on boards that are not too large for that.
     *
     * <p>The patterns cost a pass over the placements for each base, then next to nothing, for the equations of a pattern
     * are few. What the finest pattern of a base does not show, none of that base does.
     */
    private static final class ColouringSearch {
        private final PlacementTable table;
        private final Region region;
        private final int[] cells;
        private final WeightEquations equations;
        private final Effort effort;

        ColouringSearch(PlacementTable table, Effort effort) {
            this.effort = effort;
            this.table = table;
            this.region = table.puzzle().region();
            this.cells = mandatoryAlongTheShortSide(region);
            this.equations = WeightEquations.of(table.cover(), cells);
        }

        Optional<ColouringArgument> regular() {
            Map<Integer, WeightEquations> finest = new HashMap<>();
            for (PrimePower ring : PrimePower.SMALLEST_FIRST) {
                Map<Integer, Boolean> promising = new HashMap<>();
                for (Pattern pattern : Pattern.SIMPLEST_FIRST) {
                    WeightEquations fine = finest.computeIfAbsent(pattern.base(), this::finest);
                    if (promising.computeIfAbsent(pattern.base(), base -> ModularWeights.exists(fine, ring, effort))) {
                        Optional<int[]> weights = ModularWeights.find(
                                fine.merged(pattern.classOfFinest(), pattern.classes()), ring, effort);
                        if (weights.isPresent()) {
                            return Optional.of(argument(ring, weights.get(), classes(pattern)));
                        }
                    }
                }
            }
            return Optional.empty();
        }

        private WeightEquations finest(int base) {
            effort.take(STEPS_OF_ENTRY * equations.entries());
            Pattern pattern = Pattern.finest(base);
            return equations.merged(classes(pattern), pattern.classes());
        }

        Optional<ColouringArgument> irregular() {
            int[] own = IntStream.range(0, cells.length).toArray();
            for (PrimePower ring : PrimePower.SMALLEST_FIRST) {
                Optional<int[]> weights = ModularWeights.find(equations, ring, effort);
                if (weights.isPresent()) {
                    return Optional.of(argument(ring, weights.get(), own));
                }
            }
            return Optional.empty();
        }

        private ColouringArgument argument(PrimePower ring, int[] weights, int[] classes) {
            int[] cellWeights = new int[region.size()];
            for (int i = 0; i < cells.length; i++) {
                cellWeights[cells[i]] = weights[classes[i]];
            }
            return ColouringArgument.checked(table, ring.modulus(), cellWeights);
        }

        private int[] classes(Pattern pattern) {
            return Arrays.stream(cells)
                    .map(cell -> pattern.classOf(region, cell))
                    .toArray();
        }

        private static int[] mandatoryAlongTheShortSide(Region region) {
            Comparator<Integer> order = Comparator.comparing(region::cell);
            if (region.rows() < region.columns()) {
                order = Comparator.<Integer>comparingInt(region::column).thenComparingInt(region::row);
            }
            return IntStream.range(0, region.size())
                    .filter(region::isMandatory)
                    .boxed()
                    .sorted(order)
                    .mapToInt(Integer::intValue)
                    .toArray();
        }
    }
}
