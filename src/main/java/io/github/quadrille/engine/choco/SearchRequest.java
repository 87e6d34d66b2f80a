package io.github.quadrille.engine.choco;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is wanted of a search, and how it goes about it.
 *
 * @param listing lists the placements; calls what it is given many times a second, so that it may give up by throwing
 * @param preference which pieces come first where one packing is wanted; nothing where all of a tree has to be gone through, so
 *     that no order is better
 * @param priced what gaps cost, where a covering is wanted
 * @param log hears of dead ends and packings
 */
public record SearchRequest(
        Puzzle puzzle,
        Function<Runnable, PlacementTable> listing,
        SearchOptions options,
        Optional<Preference> preference,
        Optional<PricedPuzzle> priced,
        DeadEndLog log) {
    /** Packings of a puzzle; its placements are listed by the search. */
    public static SearchRequest of(Puzzle puzzle, SearchOptions options) {
        return of(puzzle, pause -> new PlacementTable(puzzle, pause), options);
    }

    /** The same, for placements that are listed already. */
    public static SearchRequest of(PlacementTable table, SearchOptions options) {
        return of(table.puzzle(), pause -> table, options);
    }

    /** Whether some covering is worth enough: a packing of the raised puzzle. */
    public static SearchRequest of(PricedPuzzle priced, SearchOptions options) {
        return of(priced.puzzle(), options).priced(priced);
    }

    private static SearchRequest of(Puzzle puzzle, Function<Runnable, PlacementTable> listing, SearchOptions options) {
        return new SearchRequest(
                puzzle, listing, options, Optional.of(Preference.MOST_NEEDED), Optional.empty(), DeadEndLog.NONE);
    }

    /** Where one packing is wanted, with other pieces first. */
    public SearchRequest preferring(Preference other) {
        return with(options, Optional.of(other), priced, log);
    }

    /**
     * In one tree and in a fixed order: where there is a packing that takes mostly longer, and where there is none, a third of the
     * time, because restarts come to all of the tree several times.
     */
    public SearchRequest inOneTree() {
        return with(options, Optional.empty(), priced, log);
    }

    /** The same for a covering that is worth enough. */
    public SearchRequest priced(PricedPuzzle gaps) {
        return with(options.withoutSymmetry(), preference, Optional.of(gaps), log);
    }

    /**
     * With every dead end and packing told to a log, as far as a proof can follow: by the propagator, in a fixed order, without
     * restarts, and regions are pruned by divisibility of their size only. Symmetry may be used where a packing need not be told
     * from its images.
     */
    public SearchRequest logging(ProofLogger steps) {
        return with(options.withFormulation(Formulation.PROPAGATOR), preference, priced, steps);
    }

    private SearchRequest with(
            SearchOptions others, Optional<Preference> first, Optional<PricedPuzzle> gaps, DeadEndLog hearer) {
        return new SearchRequest(puzzle, listing, others, first, gaps, hearer);
    }
}
