package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * Chooses the variable to branch on in models that consist of sums only. It takes the open cell with the fewest free
 * variables. Among cells with equally many, it takes the first one in the order in which the board is filled. A {@link
 * ValueOrdering} arranges the variables of the cell, and the first variable is set to 1, then to 0. Everything is
 * counted again at every node. When all mandatory cells are covered, it branches on the kinds that need more pieces.
 * Then the remaining variables are tried at 0 first.
 */
final class FewestRemainingVariables {
    private final ExactCover problem;
    private final BoolVar[] variables;
    private final ValueOrdering order;
    private final int gapKind;
    /** Each entry lists the placements on a mandatory cell. */
    private final List<int[]> cells;
    /** Each entry lists the placements of a kind. */
    private final List<int[]> kinds;

    private final int[] free;
    /** Each entry counts the chosen placements of a kind. */
    private final int[] laid;

    private int value;
    private int fullestArea = -1;
    private int[] fullest = new int[0];

    /**
     * Prepares the strategy.
     *
     * @param gapKind the first of the kinds whose pieces only mark cells that stay open, or {@link CoverState#NO_GAPS}
     */
    FewestRemainingVariables(ExactCover problem, BoolVar[] variables, ValueOrdering order, int gapKind) {
        this.problem = problem;
        this.variables = variables;
        this.order = order;
        this.gapKind = gapKind;
        CellOrder sweep = problem.graph().hints().fill();
        this.cells = IntStream.range(0, problem.cells())
                .map(sweep::cellAt)
                .filter(problem::isMandatory)
                .mapToObj(problem::optionsOn)
                .toList();
        this.laid = new int[problem.kinds().size()];
        this.kinds = IntStream.range(0, laid.length)
                .mapToObj(kind -> problem.optionsOn(problem.cells() + kind))
                .toList();
        this.free = new int[variables.length];
    }

    AbstractStrategy<IntVar> strategy() {
        return Search.intVarSearch(ignored -> next(), ignored -> value, variables);
    }

    /** Returns the placements of the fullest partial packing seen. */
    int[] fullest() {
        return fullest;
    }

    /** Returns the variable to branch on, or null when all variables are fixed. Choco requires null in this case. */
    private BoolVar next() {
        lookAtPart();
        int[] tightest = tightest(cells);
        if (tightest.length == 0) {
            tightest = tightest(IntStream.range(0, laid.length)
                    .filter(kind -> laid[kind] < problem.kindItem(kind).min())
                    .mapToObj(kinds::get)
                    .toList());
        }
        value = tightest.length > 0 ? 1 : 0;
        if (value == 0) {
            return Stream.of(variables)
                    .filter(v -> !v.isInstantiated())
                    .findFirst()
                    .orElse(null);
        }
        order.arrange(free, free(tightest, Integer.MAX_VALUE), this::left);
        return variables[free[0]];
    }

    /**
     * Returns the placements of the item that has the fewest free placements, among the items that have any. On a
     * covered cell no placement is free.
     */
    private int[] tightest(List<int[]> items) {
        int[] tightest = {};
        int fewest = Integer.MAX_VALUE;
        for (int[] item : items) {
            int some = free(item, fewest);
            if (some > 0 && some < fewest) {
                tightest = item;
                fewest = some;
            }
        }
        return tightest;
    }

    /**
     * Writes the free placements among the given placements into {@link #free}, up to {@code most} of them, and returns
     * how many there are. A placement is free if its variable is not fixed.
     */
    private int free(int[] placements, int most) {
        int size = 0;
        for (int i = 0; i < placements.length && size < most; i++) {
            if (!variables[placements[i]].isInstantiated()) {
                free[size++] = placements[i];
            }
        }
        return size;
    }

    /**
     * Returns the number of needed plus allowed pieces of the placement's kind, or -1 if the piece only marks an open
     * cell. {@link CoverState#left} returns the same number.
     */
    private long left(int placement) {
        int kind = problem.kind(placement);
        KindItem item = problem.kindItem(kind);
        return kind >= gapKind ? -1 : (long) Math.max(0, item.min() - laid[kind]) + item.max() - laid[kind];
    }

    private void lookAtPart() {
        Arrays.fill(laid, 0);
        int area = 0;
        for (int placement = 0; placement < variables.length; placement++) {
            if (variables[placement].isInstantiatedTo(1)) {
                int kind = problem.kind(placement);
                laid[kind]++;
                area += kind >= gapKind ? 0 : problem.area(placement);
            }
        }
        if (area > fullestArea) {
            fullestArea = area;
            fullest = IntStream.range(0, variables.length)
                    .filter(placement -> variables[placement].isInstantiatedTo(1))
                    .toArray();
        }
    }
}
