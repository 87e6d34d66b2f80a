package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.argument.Certificate.Multiple;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Gives the cells weights, which are whole numbers, such that the board weighs more than all pieces that may be used,
 * wherever they are placed. Not even fractions of placements could cover such a board (Farkas, 1902).
 *
 * <p>The argument is sound because the pieces of a packing weigh as much as the cells that they cover. The covered
 * cells weigh at least as much as the whole board, because all other cells are optional and weigh 0 or less. The linear
 * program only proposes weights. They are rounded, and then all sums are computed again in whole numbers.
 */
public final class FractionalArgument implements Argument {
    /** The search takes at most this many steps, which is a little less than a second. */
    private static final long MOST_STEPS = 750_000_000;
    /** Weights are rounded to fractions whose denominator is at most this number. */
    private static final int LARGEST_DENOMINATOR = 120;

    private static final int NEAR_EDGES = 3;

    private final Puzzle puzzle;
    private final List<Integer> weights;
    private final List<Integer> heaviest;
    private final long board;
    private final long pieces;

    private FractionalArgument(Puzzle puzzle, int[] weights, int[] heaviest, long board, long pieces) {
        this.puzzle = puzzle;
        this.weights = Arrays.stream(weights).boxed().toList();
        this.heaviest = Arrays.stream(heaviest).boxed().toList();
        this.board = board;
        this.pieces = pieces;
    }

    /**
     * Searches with a linear program for weights by which the board outweighs all pieces. Cells that the symmetries
     * exchange form a class, and have the same weight. The program has one variable for each class of cells, and takes
     * long for hundreds of classes. If there are too many classes, only cells near edges get a weight. If there are
     * still too many, the result is empty.
     *
     * @param mostUnknowns the largest number of classes that are tried
     * @param pause the callback that runs several times a second; it may end the search by throwing an exception
     */
    public static Optional<FractionalArgument> find(PlacementTable table, int mostUnknowns, Runnable pause) {
        Orbits all = Orbits.of(table.puzzle());
        Orbits orbits = all.classes() <= mostUnknowns ? all : Orbits.nearEdges(table.puzzle(), NEAR_EDGES);
        if (orbits.classes() > mostUnknowns) {
            return Optional.empty();
        }
        return Effort.within(MOST_STEPS, pause, effort -> new FractionalSearch(table.cover(), orbits, effort).weights())
                .flatMap(weights -> IntStream.rangeClosed(1, LARGEST_DENOMINATOR)
                        .mapToObj(denominator -> checked(table, rounded(weights, denominator)))
                        .flatMap(Optional::stream)
                        .findFirst());
    }

    private static int[] rounded(double[] weights, int denominator) {
        return Arrays.stream(weights)
                .mapToInt(weight -> (int) Math.round(weight * denominator))
                .toArray();
    }

    /** Returns the argument that these weights make, or empty if they do not make one. */
    static Optional<FractionalArgument> checked(PlacementTable table, int[] weights) {
        Puzzle puzzle = table.puzzle();
        ExactCover problem = table.cover();
        int[] heaviest = new int[puzzle.bag().size()];
        Arrays.fill(heaviest, Integer.MIN_VALUE);
        for (int placement = 0; placement < problem.options(); placement++) {
            int kind = problem.kind(placement);
            heaviest[kind] = Math.max(heaviest[kind], problem.weight(placement, weights));
        }
        long pieces = 0;
        for (int kind = 0; kind < heaviest.length; kind++) {
            CountRange count = puzzle.bag().count(kind);
            heaviest[kind] = heaviest[kind] == Integer.MIN_VALUE ? 0 : heaviest[kind];
            if (heaviest[kind] > 0 && count.isOpen()) {
                return Optional.empty();
            }
            pieces += (long) heaviest[kind] * (heaviest[kind] > 0 ? count.max() : count.min());
        }
        long board = 0;
        for (int cell = 0; cell < weights.length; cell++) {
            if (weights[cell] > 0 && !problem.isMandatory(cell)) {
                return Optional.empty();
            }
            board += weights[cell];
        }
        return board > pieces
                ? Optional.of(new FractionalArgument(puzzle, weights, heaviest, board, pieces))
                : Optional.empty();
    }

    @Override
    public String name() {
        return "fractional";
    }

    @Override
    public String sentence() {
        return isBurden()
                ? (WEIGHTS_SHOWN + ". %s. All pieces together weigh at least %,d, but the whole board weighs %,d.")
                        .formatted(each(-1), -pieces, -board)
                : (WEIGHTS_SHOWN + ". %s. All pieces together weigh at most %,d, but the board weighs %s%,d.")
                        .formatted(each(1), pieces, puzzle.region().optionalSize() > 0 ? "at least " : "", board);
    }

    private String each(int sign) {
        Bag bag = puzzle.bag();
        String all = IntStream.range(0, bag.size())
                .filter(kind -> bag.count(kind).max() > 0)
                .mapToObj(kind -> "of %s %,d".formatted(bag.kind(kind).name(), sign * heaviest.get(kind)))
                .collect(Collectors.joining(", "));
        return "A placement weighs at %s: ".formatted(sign > 0 ? "most" : "least") + all;
    }

    /** Tells whether no weight is above 0. Then the sentence gives the weights without their minus signs. */
    private boolean isBurden() {
        return weights.stream().allMatch(weight -> weight <= 0);
    }

    @Override
    public Optional<CellWeights> picture() {
        return Optional.of(new CellWeights(
                0, isBurden() ? weights.stream().map(weight -> -weight).toList() : weights));
    }

    /**
     * Returns a certificate that adds the constraint of each cell times the cell's weight. It subtracts the constraint
     * of each kind times the weight of the kind's heaviest placement.
     */
    @Override
    public Certificate certificate() {
        return new Certificate.Fractional(Multiple.weighted(weights, heaviest));
    }

    @Override
    public String toString() {
        return name() + ": " + sentence();
    }
}
