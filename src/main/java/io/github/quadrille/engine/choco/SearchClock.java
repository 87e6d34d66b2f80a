package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.function.Supplier;

/** Measures the time of a search, including the time in which its model is built. */
final class SearchClock extends Clock {
    private final SolveListener listener;
    private final int coverable;
    /** The partial packing that was shown last covers this many cells. */
    private int shown;

    /**
     * Starts the clock.
     *
     * @param coverable the number of cells to cover
     */
    SearchClock(SearchOptions options, SolveListener listener, int coverable) {
        super(options.limits(), listener);
        this.listener = listener;
        this.coverable = coverable;
    }

    /**
     * Checks the limits while the model is being built, and reports progress.
     *
     * @throws Stopped at a limit
     */
    void whileBuilding() {
        check();
        if (isTimeToReport()) {
            report(0, 0, 0);
        }
    }

    /**
     * Shows a partial packing to the listener, if it covers more cells than the packing shown last and the listener
     * wants to see such packings.
     */
    void show(int covered, Supplier<Packing> part) {
        if (covered > shown && listener.wantsParts()) {
            shown = covered;
            listener.part(part.get());
        }
    }

    void report(long nodes, long packings, int covered) {
        report(new Progress.Search(nodes, packings, covered, coverable, elapsed(), left()));
    }
}
