package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.chocosolver.solver.variables.BoolVar;

/**
 * The baseline: the same relation in Choco's plain constraints, to be read and to be compared with.
 *
 * <pre>
 * for every mandatory cell:  sum of the placements on it  = 1
 * for every optional cell:   sum of the placements on it &lt;= 1
 * for every kind:            min &lt;= sum of its placements &lt;= max
 * </pre>
 */
final class SumsModel extends PackingModel {
    /** More, as where edges meet, are not worth their sums. */
    private static final int MOST_SYMMETRIES = 15;

    private final FewestRemainingVariables search;

    /**
     * @param learning whether Choco explains its failures and learns clauses from them
     * @param gapKind the first of the kinds whose pieces only mark cells that stay open, or {@link CoverState#NO_GAPS}
     * @param pause called now and then, so that it may give up by throwing
     */
    SumsModel(ExactCover problem, boolean learning, ValueOrdering order, int gapKind, Runnable pause) {
        super(problem, learning);
        BoolVar[] all = variables().all(pause);
        for (int item = 0; item < problem.items(); item++) {
            BoolVar[] placements = Arrays.stream(problem.optionsOn(item))
                    .mapToObj(option -> all[option])
                    .toArray(BoolVar[]::new);
            between(placements, problem.min(item), problem.max(item));
        }
        search = new FewestRemainingVariables(problem, all, order, gapKind);
        solver().setSearch(search.strategy());
        // After a restart it does not go again through what it has gone through before.
        solver().setNoGoodRecordingFromRestarts();
    }

    @Override
    void exclude(int placement) {
        model().arithm(variables().of(placement), "=", 0).post();
    }

    /**
     * The placement on the cell with the fewest of them has no greater a number than that on each image of the cell has, brought
     * back: so it is in one image of every packing at least.
     */
    @Override
    void breakSymmetry(PlacementTable table) {
        ExactCover problem = problem();
        int[] on = IntStream.range(0, problem.cells())
                .filter(problem::isMandatory)
                .boxed()
                .min(Comparator.comparing(problem::onCell))
                .map(problem::optionsOn)
                .orElse(new int[0]);
        PuzzleSymmetries.of(table.puzzle()).stream()
                .filter(symmetry -> on.length > 0 && !symmetry.isIdentity())
                .limit(MOST_SYMMETRIES)
                .forEach(symmetry -> {
                    int[] numbers = new int[problem.options()];
                    for (int number = 0; number < on.length; number++) {
                        numbers[on[number]] += number;
                        numbers[table.image(symmetry, on[number])] -= number;
                    }
                    model().scalar(variables().all(() -> {}), numbers, "<=", 0).post();
                });
    }

    /** Posts a budget as one weighted sum. */
    void keep(CostFilter budget) {
        BoolVar[] all = variables().all(() -> {});
        int[] costs = IntStream.range(0, all.length)
                .map(placement -> Math.toIntExact(budget.cost(placement)))
                .toArray();
        model().scalar(all, costs, "<=", Math.toIntExact(budget.left())).post();
    }

    private void between(BoolVar[] placements, int min, int max) {
        if (placements.length < min) {
            model().falseConstraint().post();
        } else if (min == max) {
            sum(placements, "=", min);
        } else {
            if (min > 0) {
                sum(placements, ">=", min);
            }
            if (max < placements.length) {
                sum(placements, "<=", max);
            }
        }
    }

    private void sum(BoolVar[] placements, String operator, int count) {
        if (placements.length > 0) {
            model().sum(placements, operator, count).post();
        }
    }

    @Override
    int[] fullestPart() {
        return search.fullest();
    }
}
