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
 * The baseline's branching: the open cell with the fewest free variables, of several the first along the short side of the board;
 * of these variables the first by a {@link ValueOrdering} is set to 1, then to 0. Counts anew at every node. When all mandatory
 * cells are covered, it is the turn of the kinds of which more are needed, and then the remaining variables are tried at 0 first.
 */
final class FewestRemainingVariables {
    private final ExactCover problem;
    private final BoolVar[] variables;
    private final ValueOrdering order;
    private final int gapKind;
    /** The placements on each mandatory cell. */
    private final List<int[]> cells;
    /** The placements of each kind. */
    private final List<int[]> kinds;

    private final int[] free;
    /** By kind. */
    private final int[] laid;

    private int value;
    private int fullestArea = -1;
    private int[] fullest = new int[0];

    /**
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

    /** The placements of the fullest partial packing seen. */
    int[] fullest() {
        return fullest;
    }

    /** The variable to branch on, or null when all are fixed, as Choco wants it. */
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

    /** The item with the fewest free placements, but some: on a covered cell nothing is free. */
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

    /** Writes down the free placements among some, so many at most, and returns how many. */
    private int free(int[] placements, int most) {
        int size = 0;
        for (int i = 0; i < placements.length && size < most; i++) {
            if (!variables[placements[i]].isInstantiated()) {
                free[size++] = placements[i];
            }
        }
        return size;
    }

    /** As {@link CoverState#left}. */
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
