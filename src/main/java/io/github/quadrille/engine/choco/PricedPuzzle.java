package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;

/** A packing puzzle with gaps, pieces of one cell of kinds of their own, whose placements may cost only so much in all. */
public interface PricedPuzzle {
    Puzzle puzzle();

    /** The first kind of gaps, by its index in the bag; all kinds after it are gaps, too. */
    int gapKind();

    /** What says exactly what may be spent, for a formulation that takes one filter. */
    CostFilter exact(ExactCover problem);

    /** What the propagator is given; no packing within the exact one is excluded by another. */
    List<CostFilter> filters(ExactCover problem);
}
