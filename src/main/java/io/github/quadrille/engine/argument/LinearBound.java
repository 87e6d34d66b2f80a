package io.github.quadrille.engine.argument;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.ojalgo.optimisation.ExpressionsBasedModel;

/**
 * Gives an upper bound on the worth of coverings, proven by weights. Every cell weighs at least 0. The cells of every
 * placement, together with its kind's weight, weigh at least what the placement is worth. So no covering is worth more
 * than the whole board plus the weights of as many pieces as each kind allows. (Linear programming duality; Gale, Kuhn,
 * Tucker 1951.)
 *
 * <p>All weights are whole multiples of 1/{@code denominator}. A linear program proposes them, and then all sums are
 * computed again in whole numbers.
 *
 * @param cells the weight of each cell, never negative, as a multiple of 1/{@code denominator}
 * @param kinds the weight of each kind, never negative, as a multiple of 1/{@code denominator}
 * @param total the weight of the board and of all pieces, as a multiple of 1/{@code denominator}
 */
public record LinearBound(Puzzle puzzle, List<Long> cells, List<Long> kinds, long denominator, long total)
        implements Evidence {
    /** The weights get this denominator if they are not simple fractions. */
    private static final long DENOMINATOR = 5040L * 11 * 13;
    /**
     * Fractions with denominators up to this number count as simple. A basic solution of the linear program has small
     * denominators, and then rounding loses nothing.
     */
    private static final int MOST_SIMPLE = 20_000;

    private static final double EXACT = 1e-6;
    private static final int MOST_UNKNOWNS = 300;
    /**
     * The linear program takes at most this many steps, about twenty seconds. The bound is worth this time, because
     * little else is known about the best covering.
     */
    private static final long MOST_STEPS = 20_000_000_000L;

    public LinearBound {
        cells = List.copyOf(cells);
        kinds = List.copyOf(kinds);
    }

    /**
     * Returns the best bound that linear programming finds. Cells that the symmetries of the puzzle exchange form a
     * class. If there are more than 300 classes, or if linear programming takes too long, it returns the simplest bound
     * instead. The time grows with the number of classes, and may reach twenty seconds.
     *
     * @param pause the callback that runs many times a second; it may end the search by throwing an exception
     */
    public static LinearBound of(PlacementTable table, Goal.Cover goal, Runnable pause) {
        Orbits orbits = Orbits.of(table.puzzle());
        LinearBound plain = plain(table, goal);
        if (orbits.classes() > MOST_UNKNOWNS) {
            return plain;
        }
        return Effort.within(
                        MOST_STEPS, pause, effort -> new BoundSearch(table.cover(), goal, orbits, effort).weights())
                .map(weights -> best(table, goal, weights))
                .filter(found -> found.bound() < plain.bound())
                .orElse(plain);
    }

    /**
     * Returns the simplest bound. If the goal gives each cell a worth, each cell weighs its worth. Otherwise every cell
     * weighs the same: the largest quotient of a piece's worth and its number of cells.
     */
    public static LinearBound plain(PlacementTable table, Goal.Cover goal) {
        ExactCover problem = table.cover();
        List<Long> cells = new ArrayList<>();
        long denominator = 1;
        if (goal instanceof Goal.Cells each) {
            each.worth().forEach(worth -> cells.add((long) worth));
        } else {
            long worth = 0;
            for (int placement = 0; placement < problem.options(); placement++) {
                long other = goal.worth(problem.kind(placement), problem.cellsOf(placement));
                if (other * denominator > worth * problem.area(placement)) {
                    worth = other;
                    denominator = problem.area(placement);
                }
            }
            for (int cell = 0; cell < problem.cells(); cell++) {
                cells.add(worth);
            }
        }
        List<Long> kinds = problem.kinds().stream().map(kind -> 0L).toList();
        return new LinearBound(
                table.puzzle(),
                cells,
                kinds,
                denominator,
                cells.stream().mapToLong(weight -> weight).sum());
    }

    /**
     * Returns a bound with these weights, rounded up. It uses the smallest denominator d, up to 20,000, for which all
     * weights are multiples of 1/d. If there is no such d, or if rounding to multiples of 1/720,720 gives a better
     * bound, it returns that bound.
     */
    private static LinearBound best(PlacementTable table, Goal.Cover goal, double[] weights) {
        LinearBound fine = repaired(table, goal, weights, DENOMINATOR);
        for (int denominator = 1; denominator <= MOST_SIMPLE; denominator++) {
            if (areMultiples(weights, denominator)) {
                LinearBound simple = repaired(table, goal, weights, denominator);
                return simple.total() * DENOMINATOR <= fine.total() * denominator ? simple : fine;
            }
        }
        return fine;
    }

    private static boolean areMultiples(double[] weights, int denominator) {
        for (double weight : weights) {
            double parts = weight * denominator;
            if (Math.abs(parts - Math.rint(parts)) > EXACT) {
                return false;
            }
        }
        return true;
    }

    /**
     * Rounds the weights up to multiples of 1/{@code denominator}. Then raises the weights of all cells by the same
     * amount, so that every placement weighs enough.
     */
    private static LinearBound repaired(PlacementTable table, Goal.Cover goal, double[] weights, long denominator) {
        ExactCover problem = table.cover();
        int size = problem.cells();
        long[] parts = LongStream.of(WeightProgram.roundedUp(weights, denominator))
                .map(weight -> Math.max(0, weight))
                .toArray();
        long lacking = WeightProgram.lacking(
                problem,
                parts,
                placement -> goal.worth(problem.kind(placement), problem.cellsOf(placement)) * denominator);
        long total = 0;
        List<Long> cells = new ArrayList<>();
        List<Long> kinds = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            if (i < size) {
                cells.add(parts[i] + lacking);
                total += parts[i] + lacking;
            } else {
                kinds.add(parts[i]);
                total += parts[i] == 0
                        ? 0
                        : parts[i] * problem.kindItem(i - size).max();
            }
        }
        return new LinearBound(table.puzzle(), cells, kinds, denominator, total);
    }

    /** Returns a number that no covering's worth exceeds. */
    public long bound() {
        return Math.floorDiv(total, denominator);
    }

    /** Returns the amount by which a placement weighs more than its worth, in units of 1/{@code denominator}. */
    public long excess(ExactCover problem, Goal.Cover goal, int option) {
        long weight = kinds.get(problem.kind(option));
        for (int i = 0; i < problem.area(option); i++) {
            weight += cells.get(problem.cell(option, i));
        }
        return weight - denominator * goal.worth(problem.kind(option), problem.cellsOf(option));
    }

    /** Returns the weights of the cells as a picture. */
    @Override
    public Optional<CellWeights> picture() {
        return Optional.of(new CellWeights(
                0,
                cells.stream()
                        .map(weight -> (int) Math.min(Integer.MAX_VALUE, weight))
                        .toList()));
    }

    @Override
    public String name() {
        return "bound";
    }

    @Override
    public String sentence() {
        return "Give each cell a weight such that every piece weighs at least its worth, wherever it lies. The whole board weighs %.3f, so no covering is worth more than %,d."
                .formatted((double) total / denominator, bound());
    }

    /**
     * Searches by a linear program for weights with the smallest total, such that every placement weighs at least its
     * worth.
     */
    private static final class BoundSearch {
        private final ExactCover problem;
        private final Goal.Cover goal;
        private final WeightProgram program;
        private final List<WeightProgram.Demand> demands;
        private final Effort effort;

        BoundSearch(ExactCover problem, Goal.Cover goal, Orbits orbits, Effort effort) {
            this.problem = problem;
            this.goal = goal;
            this.program = new WeightProgram(problem, orbits);
            this.effort = effort;
            this.demands = demands();
            int[] cells = program.cellsByClass();
            for (int one = 0; one < cells.length; one++) {
                program.cells(one).lower(0).weight(cells[one]);
            }
            for (int kind = 0; kind < problem.kinds().size(); kind++) {
                if (program.isFirst(kind)) {
                    KindItem count = problem.kindItem(kind);
                    program.kind(kind)
                            .lower(0)
                            .weight(count.isOpen() ? 0 : (long) count.max() * orbits.kindsLike(kind));
                    if (count.isOpen()) {
                        program.kind(kind).upper(0);
                    }
                }
            }
        }

        private List<WeightProgram.Demand> demands() {
            return IntStream.range(0, problem.options())
                    .mapToObj(placement -> program.demand(
                            placement, goal.worth(problem.kind(placement), problem.cellsOf(placement)), effort))
                    .distinct()
                    .toList();
        }

        /**
         * Returns approximate weights, first of the cells, then of the kinds. The result is empty when the program
         * gives up.
         */
        Optional<double[]> weights() {
            int step = Math.max(1, demands.size() / (2 * program.model().countVariables()));
            for (int i = 0; i < demands.size(); i += step) {
                program.weight(demands.get(i)).lower(demands.get(i).least());
            }
            return program.weights(demands, ExpressionsBasedModel::minimise, effort);
        }
    }
}
