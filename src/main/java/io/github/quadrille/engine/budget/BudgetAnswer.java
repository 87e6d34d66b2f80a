package io.github.quadrille.engine.budget;

import java.util.List;

/** Whether there is a solution within a budget. */
public sealed interface BudgetAnswer {
    /**
     * There is one.
     *
     * @param options that solve it
     */
    record Within(List<Integer> options) implements BudgetAnswer {
        /** Keeps a copy. */
        public Within {
            options = List.copyOf(options);
        }
    }

    /** There is none: whatever is laid, the budget is exceeded. */
    record None() implements BudgetAnswer {}

    /** There were more states than may be kept, and none of those kept led to a solution. */
    record TooManyStates() implements BudgetAnswer {}
}
