package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Optional;
import org.chocosolver.util.criteria.Criterion;

/** Searches an exact cover that need not come from a puzzle, and returns its solutions one by one. */
public final class OptionSearch implements AutoCloseable {
    private final ExactCover problem;
    private final Watch watch;
    private final Optional<PackingModel> model;
    private boolean ended;

    /**
     * Prepares the search.
     *
     * @param clock the clock that ends the search at a limit
     */
    public OptionSearch(ExactCover problem, Clock clock) {
        this.problem = problem;
        this.watch = new Watch(clock);
        // Choco needs variables. Without options there is nothing to decide.
        this.model = problem.options() == 0
                ? Optional.empty()
                : Optional.of(PackingModel.of(
                        problem,
                        Formulation.PROPAGATOR,
                        ValueOrdering.AS_LISTED,
                        Optional.empty(),
                        EndgameKind.STEPWISE,
                        DeadEndLog.NONE,
                        clock::check));
        model.ifPresent(search -> search.heed(watch));
    }

    /** Returns the options of the next solution, ascending. The result is empty when there is none, or at a limit. */
    public Optional<int[]> next() {
        Optional<int[]> next = ended
                ? Optional.empty()
                : model.isPresent()
                        ? model.get().next()
                        : Optional.of(new int[0]).filter(problem::isSolvedBy);
        ended = next.isEmpty() || model.isEmpty();
        return next;
    }

    /** Returns the limit that ended the search, if one did. */
    public Optional<Limit> stoppedBy() {
        return watch.limit;
    }

    /** Returns how many nodes were opened. */
    public long nodes() {
        return model.map(PackingModel::nodes).orElse(0L);
    }

    @Override
    public void close() {
        model.ifPresent(PackingModel::close);
    }

    private static final class Watch implements Criterion, NodeWatch {
        private static final int LOOK_EVERY = 64;

        private final Clock clock;
        private int asked;
        private Optional<Limit> limit = Optional.empty();

        Watch(Clock clock) {
            this.clock = clock;
        }

        @Override
        public boolean isMet() {
            return limit.isPresent() || (asked++ % LOOK_EVERY == 0 && isMetNow());
        }

        @Override
        public boolean isMetNow() {
            limit = limit.or(clock::stop);
            return limit.isPresent();
        }
    }
}
