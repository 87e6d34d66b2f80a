package io.github.quadrille.engine.solve;

import io.github.quadrille.engine.argument.PackingBudget;
import io.github.quadrille.core.puzzle.Evidence;


/**
 * A sweep that has passed all packings by: whatever is laid weighs too much.
 *
 * @param budget by which it is weighed
 * @param states how many states were met
 */
record PackingSweepRefutation(PackingBudget budget, long states) implements Evidence {
    @Override
    public String name() {
        return "sweep";
    }

    @Override
    public String sentence() {
        String weight = "%.3f".formatted((double) budget.total() / PackingBudget.PARTS);
        return "Cells and kinds can be given weights by which no placement weighs less than 0, and every packing weighs "
                + weight
                + (budget.total() < 0
                        ? ", so there is none."
                        : "; a sweep along the frontier met %,d states that weighed no more, and none of them at the end."
                                .formatted(states));
    }
}
