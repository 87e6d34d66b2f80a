package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.RegionSymmetries;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Uniqueness;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Holds the number of packings that a search found for a puzzle.
 *
 * @param packings the number of packings found; packings that a symmetry maps to each other count separately
 * @param all whether the search found packings and ended by itself
 * @param unique whether all packings are proven to be images of one packing
 */
record PackingTally(int packings, boolean all, boolean unique) {
    /** This tally stands for a puzzle whose packings were not counted. */
    static final PackingTally UNCOUNTED = new PackingTally(0, false, false);

    /**
     * The count stops at this number. All puzzles that reach it are ranked equally, behind all puzzles whose count is
     * complete.
     */
    private static final int MOST = 1000;

    private static final long NODES = 500_000;

    /** Counts packings by the exact search. If a limit ends the search, the tally is incomplete. */
    static PackingTally of(Puzzle puzzle, GenerationClock generationClock) {
        AtomicInteger found = new AtomicInteger();
        SearchOptions options = SearchOptions.FIND_ALL.withPackings(MOST).withNodeLimit(NODES);
        Verdict verdict = generationClock
                .solver(puzzle, options, packing -> found.incrementAndGet())
                .solve();
        boolean all = verdict instanceof Verdict.Packed && verdict.stopped().isEmpty();
        boolean few = all && found.get() <= RegionSymmetries.of(puzzle.region()).order();
        boolean one = few
                && generationClock.uniqueness(puzzle, SearchOptions.FIND_ALL).howMany() == Uniqueness.HowMany.ONE;
        return new PackingTally(found.get(), all, one);
    }

    /**
     * Returns the rank of a puzzle; a lower rank is better. The rank is 0 for a unique packing, and otherwise the
     * number of packings. It is highest if not all packings are known.
     */
    int rank() {
        return unique ? 0 : all ? packings : MOST + 1;
    }
}
