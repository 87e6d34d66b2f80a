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
 * Whole weights on the cells by which the board outweighs all pieces that may be used, however they lie: not even
 * fractions of placements could cover it (Farkas, 1902).
 *
 * <p>Sound because the pieces of a packing weigh as much as the cells that they cover, and at least as much as all
 * mandatory cells and all optional ones, which weigh 0 or less. The linear program only proposes weights; they are
 * rounded, and then everything is counted anew in whole numbers.
 */
public final class FractionalArgument implements Argument {
    /** A second or so. */
    private static final long MOST_STEPS = 750_000_000;
    /** Weights are looked for as fractions with denominators up to this. */
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
     * Looks for one; the linear program has as many variables as the board has cells that its symmetries do not
     * exchange, and takes long for hundreds of them. Where they are too many, only cells near edges get a weight.
     *
     * @param mostUnknowns how many variables are not too many
     * @param pause called several times a second, so that it may give up by throwing
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

    /** The argument that weights make, if they make one. */
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

    /** Whether no weight is above 0: then they are told as burdens, without the signs. */
    private boolean isBurden() {
        return weights.stream().allMatch(weight -> weight <= 0);
    }

    @Override
    public Optional<CellWeights> picture() {
        return Optional.of(new CellWeights(
                0, isBurden() ? weights.stream().map(weight -> -weight).toList() : weights));
    }

    /** Each cell times its weight, minus each kind times its heaviest. */
    @Override
    public Certificate certificate() {
        return new Certificate.Fractional(Multiple.weighted(weights, heaviest));
    }

    @Override
    public String toString() {
        return name() + ": " + sentence();
    }
}
