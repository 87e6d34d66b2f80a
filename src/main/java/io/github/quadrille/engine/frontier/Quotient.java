package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.engine.frontier.CoverProblem.CoverOption;
import io.github.quadrille.engine.frontier.CoverProblem.OptionType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Describes the packings that a symmetry leaves unchanged, as a smaller problem. An item is an orbit of cells. An
 * option is an orbit of placements that do not overlap each other. Two packings are in the same class if a symmetry
 * maps them to each other. The number of classes is the average number of unchanged packings over all symmetries
 * (Burnside, 1897, after Cauchy and Frobenius).
 */
public final class Quotient {
    private final ExactCover problem;
    private final int[] moves;
    private final CoverProblem orbits;
    private final int[] leaders;

    /**
     * Returns the smaller problem for a symmetry.
     *
     * @param cells the function from a cell to its image
     * @param moves the image of each option
     * @param pause an action that runs often; it can end the work by throwing
     * @throws FrontierTooLarge when there are rows, because an orbit can contain several options of one row
     */
    public static Quotient of(ExactCover problem, IntUnaryOperator cells, int[] moves, Runnable pause) {
        if (problem.hasRows()) {
            throw new FrontierTooLarge(
                    "where there are rules, a sweep cannot count the packings that a symmetry maps to themselves");
        }
        return problem.graph().hints().sweeps().stream()
                .map(order -> new Quotient(problem, cells, moves, order, pause))
                .min(Comparator.comparingInt(quotient -> quotient.orbits.window()))
                .orElseThrow();
    }

    private Quotient(ExactCover problem, IntUnaryOperator cells, int[] moves, CellOrder order, Runnable pause) {
        this.problem = problem;
        this.moves = moves;
        int[] leader = new int[problem.cells()];
        int[] weight = new int[leader.length];
        for (int cell = 0; cell < leader.length; cell++) {
            leader[cell] = order.positionOf(cell);
            weight[cell] = 1;
            for (int next = cells.applyAsInt(cell); next != cell; next = cells.applyAsInt(next)) {
                leader[cell] = Math.min(leader[cell], order.positionOf(next));
                weight[cell]++;
            }
        }
        int[] first = Arrays.stream(leader).distinct().sorted().toArray();
        int[] items = Arrays.stream(leader)
                .map(position -> Arrays.binarySearch(first, position))
                .toArray();
        int[] weights = new int[first.length];
        boolean[] mandatory = new boolean[first.length];
        for (int cell = 0; cell < items.length; cell++) {
            weights[items[cell]] = weight[cell];
            mandatory[items[cell]] = problem.isMandatory(cell);
        }
        List<CoverOption> options = new ArrayList<>();
        for (int placement = 0; placement < problem.options(); placement++) {
            pause.run();
            option(placement, items).ifPresent(options::add);
        }
        orbits = new CoverProblem(problem.kinds(), weights, mandatory, options, List.of(), Optional.empty());
        leaders = Arrays.stream(first).map(order::cellAt).toArray();
    }

    /** Returns the smaller problem. Each of its solutions is a packing that the symmetry leaves unchanged. */
    public CoverProblem problem() {
        return orbits;
    }

    /**
     * Returns for each orbit of cells the cell that the frontier passes first. The orbits come in the order in which
     * the frontier passes them.
     */
    public int[] leaders() {
        return leaders.clone();
    }

    /**
     * Returns the orbit of a placement as an option. It is empty if a placement with a smaller number stands for the
     * orbit, or if placements of the orbit overlap.
     */
    private Optional<CoverOption> option(int placement, int[] items) {
        Integer[] pieces = new Integer[problem.kinds().size()];
        Arrays.fill(pieces, 0);
        boolean[] covered = new boolean[items.length];
        TreeSet<Integer> touched = new TreeSet<>();
        int member = placement;
        do {
            if (member < placement || IntStream.of(problem.cellsOf(member)).anyMatch(cell -> covered[cell])) {
                return Optional.empty();
            }
            for (int cell : problem.cellsOf(member)) {
                covered[cell] = true;
                touched.add(items[cell]);
            }
            pieces[problem.kind(member)]++;
            member = moves[member];
        } while (member != placement);
        int[] sorted = touched.stream().mapToInt(item -> item).toArray();
        return Optional.of(CoverOption.of(sorted, new OptionType(List.of(pieces)), placement, 1));
    }
}
