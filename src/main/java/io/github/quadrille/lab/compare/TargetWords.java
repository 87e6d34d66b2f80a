package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Goal;

/** What runs are to reach, in words: a packing, or for a covering as many cells as are proven to be possible. */
public final class TargetWords {
    private final PuzzleComparison comparison;
    private final boolean covering;

    public TargetWords(PuzzleComparison comparison) {
        this.comparison = comparison;
        this.covering = comparison.puzzle().goal() instanceof Goal.Cover;
    }

    /** The name of their number in files. */
    public String field() {
        return covering ? "reached_optimum" : "packed";
    }

    /** The head of their column. */
    public String column() {
        return covering ? "optimum" : "packed";
    }

    /** What the times are measured to. */
    public String footnote() {
        if (!covering) {
            return "to the packing: the median of the runs that found one";
        }
        return comparison.isOptimumKnown()
                ? "to the optimum: the median of the runs that reached it"
                : "to the optimum: it is not proven, only runs that reach the bound are sure of it";
    }

    /** What successful runs have done. */
    String done() {
        return covering ? "reached the optimum" : "packed the board";
    }

    /** What a success shows where the exact search gave up. */
    String found() {
        return covering
                ? HtmlText.format(
                        " A local search covers %,d cells, so this is the optimum.",
                        comparison.proven().atMost())
                : " There is a packing, found by a local search.";
    }
}
