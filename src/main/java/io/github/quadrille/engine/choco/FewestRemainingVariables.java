package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * The baseline's branching: the open cell with the fewest free variables, its first free variable set to 1, then to 0.
 * Counts anew at every node. When all mandatory cells are covered, the remaining variables are tried at 0 first.
 */
final class FewestRemainingVariables {
    private final ExactCover problem;
    private final BoolVar[] variables;
    private final List<BoolVar[]> cells;
    private int value;
    private int fullestArea = -1;
    private int[] fullest = new int[0];

    /**
     * @param cells for every mandatory cell the placements on it
     */
    FewestRemainingVariables(ExactCover problem, BoolVar[] variables, List<BoolVar[]> cells) {
        this.problem = problem;
        this.variables = variables;
        this.cells = cells;
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
        BoolVar[] candidates = variables;
        long fewest = Long.MAX_VALUE;
        for (BoolVar[] cell : cells) {
            boolean covered = Arrays.stream(cell).anyMatch(v -> v.isInstantiatedTo(1));
            long free = Arrays.stream(cell).filter(v -> !v.isInstantiated()).count();
            if (!covered && free < fewest) {
                candidates = cell;
                fewest = free;
            }
        }
        value = fewest == Long.MAX_VALUE ? 0 : 1;
        return Arrays.stream(candidates)
                .filter(v -> !v.isInstantiated())
                .findFirst()
                .orElse(null);
    }

    private void lookAtPart() {
        int[] laid = IntStream.range(0, variables.length)
                .filter(p -> variables[p].isInstantiatedTo(1))
                .toArray();
        int area = Arrays.stream(laid).map(problem::area).sum();
        if (area > fullestArea) {
            fullestArea = area;
            fullest = laid;
        }
    }
}
