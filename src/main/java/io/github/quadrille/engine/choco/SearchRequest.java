package io.github.quadrille.engine.choco;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import java.util.Optional;
import java.util.function.Function;

/**
 * Says what a search is to find, and how.
 *
 * @param listing the function that lists the placements; its argument is a callback that it runs many times a second
 *     and that may give up by throwing
 * @param preference the pieces that are tried first when one packing is wanted; empty if a whole tree has to be
 *     visited, because then no order is better
 * @param priced the packing puzzle with a budget and with gaps, which are pieces that mark open cells, if a covering is
 *     wanted
 * @param log the receiver of dead ends and packings
 */
public record SearchRequest(
        Puzzle puzzle,
        Function<Runnable, PlacementTable> listing,
        SearchOptions options,
        Optional<Preference> preference,
        Optional<PricedPuzzle> priced,
        DeadEndLog log) {
    /** Returns a request for packings of a puzzle. The search lists the placements itself. */
    public static SearchRequest of(Puzzle puzzle, SearchOptions options) {
        return of(puzzle, pause -> new PlacementTable(puzzle, pause), options);
    }

    /** Returns a request for packings from a table of placements. */
    public static SearchRequest of(PlacementTable table, SearchOptions options) {
        return of(table.puzzle(), pause -> table, options);
    }

    /** Returns a request for a covering that is worth enough, as a packing of the priced puzzle. */
    public static SearchRequest of(PricedPuzzle priced, SearchOptions options) {
        return of(priced.puzzle(), options).priced(priced);
    }

    private static SearchRequest of(Puzzle puzzle, Function<Runnable, PlacementTable> listing, SearchOptions options) {
        return new SearchRequest(
                puzzle, listing, options, Optional.of(Preference.MOST_NEEDED), Optional.empty(), DeadEndLog.NONE);
    }

    /** Returns a copy of this request with another preference, which is used only when one packing is wanted. */
    public SearchRequest preferring(Preference other) {
        return with(options, Optional.of(other), priced, log);
    }

    /**
     * Returns a copy of this request that visits one search tree in a fixed order, without restarts. If there is a
     * packing, this mostly takes longer. If there is none, it takes a third of the time, because restarts would visit
     * the whole tree several times.
     */
    public SearchRequest inOneTree() {
        return with(options, Optional.empty(), priced, log);
    }

    /**
     * Returns a copy of this request that keeps to the budget of a priced puzzle. Its packings stand for coverings that
     * are worth enough.
     */
    public SearchRequest priced(PricedPuzzle gaps) {
        return with(options.withoutSymmetry(), preference, Optional.of(gaps), log);
    }

    /**
     * Returns a copy of this request that reports every dead end and packing to a log. The search takes only steps that
     * a proof can follow. It uses the propagator and a fixed order without restarts. It rejects a region of open cells
     * only if pieces cannot fill it because their sizes have a common divisor. Symmetry may be used if a packing need
     * not be distinguished from its images.
     */
    public SearchRequest logging(ProofLogger steps) {
        return with(options.withFormulation(Formulation.PROPAGATOR), preference, priced, steps);
    }

    private SearchRequest with(
            SearchOptions others, Optional<Preference> first, Optional<PricedPuzzle> gaps, DeadEndLog hearer) {
        return new SearchRequest(puzzle, listing, others, first, gaps, hearer);
    }
}
