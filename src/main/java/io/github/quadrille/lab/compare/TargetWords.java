package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Goal;

/** What runs are to reach, in words: a packing, or for a covering as many cells as are proven to be possible. */
public record TargetWords(PuzzleComparison comparison) {
    private boolean isCovering() {
        return comparison.puzzle().goal() instanceof Goal.Cover;
    }

    /** The name of their number in files. */
    public String field() {
        return isCovering() ? "reached_optimum" : "packed";
    }

    /** The head of their column. */
    public String column() {
        return isCovering() ? "optimum" : "packed";
    }

    /** What the times are measured to. */
    public String footnote() {
        if (!isCovering()) {
            return "to the packing: the median of the runs that found one";
        }
        return comparison.isOptimumKnown()
                ? "to the optimum: the median of the runs that reached it"
                : "to the optimum: it is not proven, only runs that reach the bound are sure of it";
    }

    /** What successful runs have done. */
    String done() {
        return isCovering() ? "reached the optimum" : "packed the board";
    }

    /** What a success shows where the exact search gave up. */
    String found() {
        return isCovering()
                ? HtmlText.format(
                        " A local search covers %,d cells, so this is the optimum.",
                        comparison.proven().atMost())
                : " There is a packing, found by a local search.";
    }
}
