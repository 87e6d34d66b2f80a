package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Goal;

/**
 * Writes texts about the target of runs. The target is a packing or, if the goal is a covering, the greatest number of
 * cells that can be covered. If this number is not proven, the proven upper bound is the target.
 *
 * @param comparison the results on a puzzle
 */
public record TargetWords(PuzzleComparison comparison) {
    private boolean isCovering() {
        return comparison.puzzle().goal() instanceof Goal.Cover;
    }

    /** Returns the name that files use for the number of successes. */
    public String field() {
        return isCovering() ? "reached_optimum" : "packed";
    }

    /** Returns the heading of the table column that shows the number of successes. */
    public String column() {
        return isCovering() ? "optimum" : "packed";
    }

    /** Returns a footnote that says which time is measured and for which runs. */
    public String footnote() {
        if (!isCovering()) {
            return "to the packing: the median of the runs that found one";
        }
        return comparison.isOptimumKnown()
                ? "to the optimum: the median of the runs that reached it"
                : "to the optimum, which is not proven: only runs that reach the bound count";
    }

    /** Returns the words that say what a successful run has done. */
    String done() {
        return isCovering() ? "reached the optimum" : "packed the board";
    }

    /** Returns a sentence that says what a successful run proves if the exact search gave up. */
    String found() {
        return isCovering()
                ? HtmlText.format(
                        " A local search covers %,d cells, so this is the optimum.",
                        comparison.proven().atMost())
                : " There is a packing, found by a local search.";
    }
}
