package io.github.quadrille.core.exactcover;

import java.util.BitSet;
import java.util.List;

/**
 * What the maker of an instance knows of its cells beyond neighbours, from where they lie. Answers do not depend on it, but
 * the work does.
 *
 * @param fill an order in which a search that fills the cells from one end has a short frontier
 * @param sweeps orders that may keep options short; which one does is for the sweeper to see
 * @param patterns sets of cells of which all options of a kind perhaps cover the same number up to multiples of two
 */
public record CellHints(CellOrder fill, List<CellOrder> sweeps, List<BitSet> patterns) {
    /** Keeps copies. */
    public CellHints {
        sweeps = List.copyOf(sweeps);
        patterns = List.copyOf(patterns);
    }
}
