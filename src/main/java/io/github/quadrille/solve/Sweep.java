package io.github.quadrille.solve;

import io.github.quadrille.frontier.ThinBoards;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.CountProgress;
import io.github.quadrille.question.SearchOptions;
import java.util.Optional;

/** Asks the frontier within what is left of a budget. */
final class Sweep {
    private Sweep() {}

    /** Empty when the frontier is too dear, or time was up. */
    static Optional<Verdict> decide(PlacementTable table, SearchOptions left, SolveListener listener) {
        Limits limits = left.limits();
        return ThinBoards.decide(table, left.seed(), limits, new CountListener() {
            @Override
            public synchronized void progress(CountProgress progress) {
                listener.sweeping(progress);
            }

            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        });
    }
}
