package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.chocosolver.solver.variables.BoolVar;

/** The relation in Choco's plain constraints and nothing else, to be read and to be compared with: {@link PlacementSums}. */
final class SumsModel extends PackingModel {
    /** More, as where edges meet, are not worth their sums. */
    private static final int MOST_SYMMETRIES = 15;

    private final BoolVar[] all;
    private final PlacementSums sums;
    private final FewestRemainingVariables search;

    /**
     * @param learning whether Choco explains its failures and learns clauses from them
     * @param gapKind the first of the kinds whose pieces only mark cells that stay open, or {@link CoverState#NO_GAPS}
     * @param pause called now and then, so that it may give up by throwing
     */
    SumsModel(ExactCover problem, boolean learning, ValueOrdering order, int gapKind, Runnable pause) {
        super(problem, learning);
        all = variables().all(pause);
        sums = new PlacementSums(problem, model(), all);
        sums.post();
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
                    model().scalar(all, numbers, "<=", 0).post();
                });
    }

    /** Posts a budget. */
    void keep(CostFilter budget) {
        sums.keep(budget);
    }

    @Override
    int[] fullestPart() {
        return search.fullest();
    }
}
