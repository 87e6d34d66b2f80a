package io.github.quadrille.lab.local.greedy;

import static io.github.quadrille.lab.local.MethodParameter.constant;
import static io.github.quadrille.lab.local.MethodParameter.number;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodFamily;
import io.github.quadrille.lab.local.greedy.ShapeTree.OrientedShape;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Tiles large targets greedily, after the greedy system. The weight of a cell is the number of its neighbours that are
 * uncovered targets. Up to {@code passes} times, every cell of weight 1, a loose end, is served, row by row. To serve a
 * cell is to place the shape with the lowest sum of weights of all that fit there. Then all other cells are served in
 * the same way. This happens once: a cell that no shape can cover now is never covered later, so a repetition would
 * change nothing.
 *
 * <p>The greedy system uses no randomness and no restarts, and here only ties can be random. A step is one pass that
 * places something.
 *
 * <p>Beyond the greedy system: pieces of different sizes compete by the mean weight of their cells. Pieces cover
 * optional cells only where nothing lighter fits, and no piece is placed for the sake of an optional cell. No kind is
 * used above its maximum, and minima are ignored.
 *
 * @param passes the number of passes over the cells of weight 1; 5 is published
 * @param origins the cells of a shape from which it is found
 * @param ties the choice among several equally light shapes
 */
public record Greedy(int passes, Greedy.Origins origins, Greedy.ShapeTies ties) implements Method {
    public static final Greedy PUBLISHED = new Greedy(5, Origins.PUBLISHED, ShapeTies.PUBLISHED);

    /** The family holds the method with its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    number("passes", "N", PUBLISHED.passes, 0, 20)
                            .atLeast(0, "is less than 0 passes")
                            .says(
                                    "How often the greedy tiling covers cells with only one uncovered neighbour before all other cells"),
                    constant("origins", PUBLISHED.origins)
                            .says(
                                    "Which cell of a shape covers the chosen cell: an end of the shape, or its first cell, which gives tetrominoes 47 ways: published; or any of its cells: all"),
                    constant("ties", PUBLISHED.ties)
                            .says(
                                    "Of several shapes with the same low weight, the first is laid, and there is only one run: published; or one is drawn at random in each run after the first: random")),
            values -> new Greedy(
                    values.whole("passes"),
                    values.constant("origins", Origins.class),
                    values.constant("ties", ShapeTies.class)));

    /** The shape tree has at most this many cells. */
    private static final long MOST_NODES = 4_000_000;

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if the number of passes is negative
     */
    public Greedy {
        Method.demand(passes >= 0, "There cannot be %d passes over the loose ends. Use 0 or more.", passes);
    }

    @Override
    public String word() {
        return "greedy";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        long nodes = ShapeTree.bound(OrientedShape.of(puzzle.bag(), puzzle.symmetry()));
        return Method.refusalBeyondSquares(puzzle)
                .or(() -> Optional.of(
                                "The pieces of '%s' are too large for the greedy tiling: their shape tree has up to %,d cells, and %,d are allowed. Use another method."
                                        .formatted(puzzle.name(), nodes, MOST_NODES))
                        .filter(sentence -> nodes > MOST_NODES));
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        ShapeTree tree = new ShapeTree(OrientedShape.of(puzzle.bag(), puzzle.symmetry()), origins);
        return new GreedySearch(puzzle, tree, this, random);
    }

    /** An {@code Origins} tells from which of its cells a shape is found when a cell is served. */
    public enum Origins {
        /**
         * A shape is found from its ends, the cells with one neighbour in it. A shape without ends is found from all of
         * its cells. Every shape is also found from its first cell, row by row.
         *
         * <p>The published text says that its 19 shapes have 47 numbers, and does not list them. The tree begins with a
         * step in each of the four directions. From all cells there would be 76 numbers. Loose ends are covered by the
         * ends of shapes, 40 in all, and cells row by row by the first cell of a shape. Of all rules that have both and
         * otherwise treat the directions alike, only this one gives 47. Where no cell is optional, all others that have
         * both place the same pieces.
         */
        PUBLISHED,
        /** A shape is found from each of its cells. */
        ALL;

        boolean isOrigin(List<Cell> cells, Cell served) {
            return this == ALL
                    || served.equals(cells.get(0))
                    || isEnd(cells, served)
                    || cells.stream().noneMatch(cell -> isEnd(cells, cell));
        }

        private static boolean isEnd(List<Cell> cells, Cell one) {
            return cells.stream()
                            .map(one::minus)
                            .filter(step -> Math.abs(step.row()) + Math.abs(step.column()) == 1)
                            .count()
                    == 1;
        }
    }

    /** A {@code ShapeTies} tells which of several equally light shapes is placed. */
    public enum ShapeTies {
        /**
         * The first shape in the order of the shape tree is placed. Nothing is random, so a restart would only repeat
         * the run.
         */
        PUBLISHED,

        /** The first shape is placed in the first run. In each later run a random one is placed. */
        RANDOM
    }
}
