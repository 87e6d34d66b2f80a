package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.learner.PackingLearner;
import java.util.Optional;
import java.util.concurrent.Future;

/** A search that learns from its dead ends, on a thread of its own, while other stages look for the same packing. */
final class LearnerBeside implements AutoCloseable {
    private final ThreadTeam team = new ThreadTeam(1, "learner");
    private final Future<Verdict> search;
    private volatile boolean isOver;
    private volatile boolean mayRefute;

    /** Begins. */
    LearnerBeside(PlacementTable table, SearchOptions options) {
        SolveListener untilOver = SolveListener.until(() -> isOver);
        this.search = team.submit(() -> new PackingLearner(table, options.within(Limits.NONE), untilOver).solve());
    }

    /** Whether there is a thread for it. */
    static boolean suits(SearchOptions options) {
        return options.limits().threads() > 1;
    }

    /** From now on a refutation counts: there is no shorter reason. */
    void mayRefute() {
        mayRefute = true;
    }

    /** Whether it does nothing any more. */
    boolean isDone() {
        return search.isDone();
    }

    /** Its answer, once it has one that counts. */
    Optional<Verdict> known() {
        return isDone()
                ? Optional.of(ThreadTeam.await(search, () -> {}))
                        .filter(answer ->
                                answer instanceof Verdict.Packed || (answer instanceof Verdict.Infeasible && mayRefute))
                : Optional.empty();
    }

    /** Ends it, and what it has done by then. */
    @Override
    public void close() {
        isOver = true;
        team.close();
    }
}
