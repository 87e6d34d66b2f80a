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
 * Tiles large boards greedily, after the published greedy system. The weight of a mandatory cell is the number of its
 * uncovered mandatory neighbours. A cell of weight 1 is called a loose end. To serve a cell is to place a shape that
 * covers it. Of all shapes that fit on the cell, the one with the lowest sum of weights is placed. At first, all loose
 * ends are served, row by row. There are up to {@code passes} such passes over the board, because pieces make new loose
 * ends. Then all other cells are served in the same way, but only once. A cell that no shape can cover now cannot be
 * covered later, so a repetition would change nothing.
 *
 * <p>The greedy system uses no randomness and no restarts. Here, only the choice among equally light shapes can be
 * random. A step is a pass over all cells that places at least one piece.
 *
 * <p>This method extends the greedy system. Pieces of different sizes are compared by the mean weight of their cells.
 * Pieces cover optional cells only if nothing lighter fits, and no piece is placed in order to cover an optional cell.
 * No kind is used more often than its maximum, and minima are ignored.
 *
 * @param passes the greatest number of passes over the loose ends; 5 is published
 * @param origins the cells of a shape that can lie on the served cell
 * @param ties the choice among several equally light shapes
 */
public record Greedy(int passes, Greedy.Origins origins, Greedy.ShapeTies ties) implements Method {
    public static final Greedy PUBLISHED = new Greedy(5, Origins.PUBLISHED, ShapeTies.PUBLISHED);

    /** This family makes the method for any values of its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    number("passes", "N", PUBLISHED.passes, 0, 20)
                            .atLeast(0, "is less than 0 passes")
                            .says(
                                    "How often the greedy tiling covers cells with only one uncovered neighbour before all other cells"),
                    constant("origins", PUBLISHED.origins)
                            .says(
                                    "Which cell of a shape covers the chosen cell: published (an end of the shape or its first cell, which gives tetrominoes 47 ways) or all (any of its cells)"),
                    constant("ties", PUBLISHED.ties)
                            .says(
                                    "Which of several shapes with the same low weight is laid: published (the first, and there is only one run) or random (one drawn at random in each run after the first)")),
            values -> new Greedy(
                    values.whole("passes"),
                    values.constant("origins", Origins.class),
                    values.constant("ties", ShapeTies.class)));

    /** A puzzle is refused if its shape tree can have more nodes than this. */
    private static final long MOST_NODES = 4_000_000;

    /**
     * Creates a method with the given parameters.
     *
     * @throws IllegalArgumentException if the number of passes is negative
     */
    public Greedy {
        Method.demand(passes >= 0, "The number of passes cannot be %d. Use 0 or more.", passes);
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

    /**
     * An {@code Origins} says which cells of a shape can lie on the cell that is to be covered next. These cells are
     * the origins of the shape.
     */
    public enum Origins {
        /**
         * The origins of a shape are its ends and its first cell, where cells are sorted row by row. An end is a cell
         * with exactly one neighbour in the shape. If a shape has no ends, all its cells are origins.
         *
         * <p>The page that describes the greedy system says that there are 47 ways to lay a fixed tetromino on a cell.
         * It does not list these ways. If a way is one of the 19 shapes together with one of its origins, this rule
         * gives exactly 47: 40 ends, the 4 cells of the square, and 3 first cells that are not ends. With all cells as
         * origins, there would be 76 ways.
         *
         * <p>Suppose that all pieces are connected and have at least two cells, no cell is optional, and no edges of
         * the board meet. Then only an end of a shape fits on a cell with just one uncovered neighbour. In the last
         * pass, all cells before the cell to cover are covered or cannot be covered any more. So only the first cell of
         * a shape fits there, and further origins would give no further placements.
         */
        PUBLISHED,
        /** All cells of a shape are its origins. */
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

    /** A {@code ShapeTies} says which of several equally light shapes is placed. */
    public enum ShapeTies {
        /**
         * The first shape in the order of the shape tree is placed. Nothing is random, so a restart would only repeat
         * the same steps.
         */
        PUBLISHED,

        /**
         * Until the first restart, the first shape is placed. After each restart, a random one of the equally light
         * shapes is placed.
         */
        RANDOM
    }
}
