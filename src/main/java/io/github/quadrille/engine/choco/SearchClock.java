package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.function.Supplier;

/** The clock of a search, while a model is built and while it is searched. */
final class SearchClock extends Clock {
    private final SolveListener listener;
    private final int coverable;
    /** How many cells the part covers that was shown last. */
    private int shown;

    /**
     * Runs from now on.
     *
     * @param coverable how many cells there are to cover
     */
    SearchClock(SearchOptions options, SolveListener listener, int coverable) {
        super(options.limits(), listener);
        this.listener = listener;
        this.coverable = coverable;
    }

    /**
     * Looks at the time where there is nothing to search yet.
     *
     * @throws Stopped at a limit
     */
    void whileBuilding() {
        check();
        if (isTimeToReport()) {
            report(0, 0, 0);
        }
    }

    /** Shows the fullest part, when there is a fuller one than before and the listener wants to see it. */
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
