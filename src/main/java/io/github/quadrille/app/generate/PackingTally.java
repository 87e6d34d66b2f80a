package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.RegionSymmetries;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Uniqueness;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many packings a puzzle was seen to have.
 *
 * @param packings those seen, images included
 * @param all whether the search ended by itself
 * @param unique whether they are proven to be images of one
 */
record PackingTally(int packings, boolean all, boolean unique) {
    /** Asks nothing. */
    static final PackingTally UNCOUNTED = new PackingTally(0, false, false);

    /** A puzzle with more is as far from having one as any other. */
    private static final int MOST = 1000;

    private static final long NODES = 500_000;

    /** Counts by the proven search. Interrupted, it knows less. */
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

    /** 0 is unique; those of which not all packings are known come last. */
    int rank() {
        return unique ? 0 : all ? packings : MOST + 1;
    }
}
