package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Goal;

/**
 * Writes the target of runs in words. The target is a packing, or for a covering as many cells as is proven to be
 * possible.
 *
 * @param comparison the results on a puzzle
 */
public record TargetWords(PuzzleComparison comparison) {
    private boolean isCovering() {
        return comparison.puzzle().goal() instanceof Goal.Cover;
    }

    /** Returns the name that the number of successes has in files. */
    public String field() {
        return isCovering() ? "reached_optimum" : "packed";
    }

    /** Returns the head of the table column with the successes. */
    public String column() {
        return isCovering() ? "optimum" : "packed";
    }

    /** Returns a footnote that says to what point the times are measured. */
    public String footnote() {
        if (!isCovering()) {
            return "to the packing: the median of the runs that found one";
        }
        return comparison.isOptimumKnown()
                ? "to the optimum: the median of the runs that reached it"
                : "to the optimum, which is not proven: only runs that reach the bound count";
    }

    /** Returns the words for what a successful run has done. */
    String done() {
        return isCovering() ? "reached the optimum" : "packed the board";
    }

    /** Returns a sentence about what a success shows if the exact search gave up. */
    String found() {
        return isCovering()
                ? HtmlText.format(
                        " A local search covers %,d cells, so this is the optimum.",
                        comparison.proven().atMost())
                : " There is a packing, found by a local search.";
    }
}
