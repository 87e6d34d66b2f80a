package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.chocosolver.solver.variables.BoolVar;

/**
 * Formulates the problem in Choco's plain constraints only, by {@link PlacementSums}. The model is easy to read, and
 * other formulations are compared with it.
 */
final class SumsModel extends PackingModel {
    /**
     * At most this many symmetries get a constraint. Boards with joined opposite edges, such as tori, have many more
     * symmetries, and the additional constraints would cost more time than they save.
     */
    private static final int MOST_SYMMETRIES = 15;

    private final BoolVar[] all;
    private final PlacementSums sums;
    private final FewestRemainingVariables search;

    /**
     * Makes the model.
     *
     * @param learning whether Choco explains its failures and learns clauses from them
     * @param gapKind the first of the kinds whose pieces only mark cells that stay open, or {@link CoverState#NO_GAPS}
     * @param pause the callback that runs now and then and may give up by throwing
     */
    SumsModel(ExactCover problem, boolean learning, ValueOrdering order, int gapKind, Runnable pause) {
        super(problem, learning);
        all = variables().all(pause);
        sums = new PlacementSums(problem, model(), all);
        sums.post();
        search = new FewestRemainingVariables(problem, all, order, gapKind);
        solver().setSearch(search.strategy());
        // After a restart the search does not repeat what it has visited before.
        solver().setNoGoodRecordingFromRestarts();
    }

    @Override
    void exclude(int placement) {
        model().arithm(variables().of(placement), "=", 0).post();
    }

    /**
     * Leaves out most packings that are images of others. It takes a mandatory cell with the fewest placements, numbers
     * these placements, and adds a constraint for each symmetry. The constraint compares two numbers. One is the number
     * of the placement on the cell. The other belongs to the placement on the image of the cell, after this placement
     * is mapped back. The first number must not be greater. At least one image of every packing satisfies all these
     * constraints.
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

    /** Adds the constraint that the total cost of the chosen placements stays within a budget. */
    void keep(CostFilter budget) {
        sums.keep(budget);
    }

    @Override
    int[] fullestPart() {
        return search.fullest();
    }
}
