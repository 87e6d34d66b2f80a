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
 * The greedy tiling of large targets, after the greedy system. The weight of a cell is how many of its
 * neighbours are uncovered targets. Up to {@code passes} times every cell of weight 1, a loose end, is served, row by
 * row: of all shapes that fit there, the one with the lowest sum of weights is laid. Then all other cells are served the
 * same way. That happens once: what nothing fits now, nothing fits later, so to repeat this part would change nothing.
 *
 * <p>The greedy system knows neither chance nor restarts; nothing but ties is ever left to chance. A step is one pass
 * that lays something.
 *
 * <p>Beyond the greedy system: pieces of different sizes compete by the mean weight of their cells; pieces lie on
 * optional cells only where nothing lighter fits, and no piece is laid for the sake of an optional cell; no kind is used
 * above its maximum, and minima are not looked at.
 *
 * @param passes over the cells of weight 1; 5 is published
 * @param origins from which of its cells a shape is found
 * @param ties which of several equally light shapes is laid
 */
public record Greedy(int passes, Greedy.Origins origins, Greedy.ShapeTies ties) implements Method {
    public static final Greedy PUBLISHED = new Greedy(5, Origins.PUBLISHED, ShapeTies.PUBLISHED);

    /** With its parameters. */
    public static final MethodFamily FAMILY = new MethodFamily(
            PUBLISHED,
            List.of(
                    number("passes", "N", PUBLISHED.passes, 0, 20)
                            .atLeast(0, "is less than no pass at all")
                            .says("How often the greedy tiling serves the cells with one uncovered neighbour before"
                                    + " all others"),
                    constant("origins", PUBLISHED.origins)
                            .says("A shape covers the cell that is served with an end of its own, or with its first"
                                    + " cell, so that tetrominoes have 47 ways: published; or with any of its"
                                    + " cells: all"),
                    constant("ties", PUBLISHED.ties)
                            .says("Of equally light shapes the first is laid, and there is one run only: published;"
                                    + " or they draw lots in each run after the first: random")),
            values -> new Greedy(
                    values.whole("passes"),
                    values.constant("origins", Origins.class),
                    values.constant("ties", ShapeTies.class)));

    /** Of cells in the shape tree. */
    private static final long MOST_NODES = 4_000_000;

    /**
     * @throws IllegalArgumentException when negative
     */
    public Greedy {
        Method.demand(passes >= 0, "There are no %d passes over the loose ends. Maybe use 0 or more.", passes);
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
                                "The pieces of '%s' are too large for the greedy tiling: their shape tree has up to %,d cells, and %,d are allowed. Maybe use another method."
                                        .formatted(puzzle.name(), nodes, MOST_NODES))
                        .filter(sentence -> nodes > MOST_NODES));
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        ShapeTree tree = new ShapeTree(OrientedShape.of(puzzle.bag(), puzzle.symmetry()), origins);
        return new GreedySearch(puzzle, tree, this, random);
    }

    /** From which of its cells a shape is found when a cell is served. */
    public enum Origins {
        /**
         * From its ends, the cells with one neighbour in it, from all of its cells where it has no end, and from its first one
         * row by row. The published text says that its 19 shapes have 47 numbers and does not list them; the tree begins with
         * a step in each of the four directions. From all cells there would be 76. Loose ends are covered by the ends of
         * shapes, 40 in all, and cells row by row by the first of a shape; of all rules that have both and treat the
         * directions alike otherwise, this one alone makes 47. Where no cell is optional, all others that have both lay the
         * same pieces.
         */
        PUBLISHED,
        /** From each of its cells. */
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

    /** Which of several equally light shapes is laid. */
    public enum ShapeTies {
        /** The first that the shape tree comes to. Nothing is left to chance, so to begin anew would be to repeat. */
        PUBLISHED,

        /** The first in the first run; in each later one they draw lots. */
        RANDOM
    }
}
