package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;

/**
 * Describes a packing puzzle with gaps and a budget. Gaps are pieces of one cell that mark cells which stay open. They
 * are of separate kinds, and the total cost of all placements is limited.
 */
public interface PricedPuzzle {
    Puzzle puzzle();

    /** Returns the index in the bag of the first kind of gaps. All kinds after it are gaps too. */
    int gapKind();

    /** Returns the filter that describes the budget exactly, for a formulation that takes one filter. */
    CostFilter exact(ExactCover problem);

    /** Returns the filters for the propagator. None of them excludes a packing within the exact budget. */
    List<CostFilter> filters(ExactCover problem);
}
