package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.learner.PackingLearner;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Three that look for one packing in turns, on one thread: a search of a tree, a search that learns from its dead ends, and a sweep
 * that remembers each frontier it has met. Which is the quickest, no puzzle tells beforehand, and often it is by orders of magnitude.
 * Where few shapes have to fill a large board, the same dead ends come back in all corners of a tree, and the others win.
 * Each turn is twice as long as the last. Turns are counted in work, so that they are the same every time.
 */
final class TakingTurns extends ForwardingListener {
    /** Of the search, in about the time of the learner's first conflicts. */
    private static final long FIRST_NODES = 2_000;

    private static final int LONGER = 2;
    private static final int LONGEST = 1 << 16;

    private final PlacementTable table;
    private final SearchOptions options;
    private final Clock clock;
    /** From the second turn on, since its weights take a while. */
    private Optional<PackingSweep> sweep = Optional.empty();

    private int turn = 1;
    private Optional<PackingLearner> learner = Optional.empty();
    private Optional<Verdict> known = Optional.empty();

    private TakingTurns(PlacementTable table, SearchOptions options, SolveListener listener) {
        super(listener);
        this.table = table;
        this.options = options;
        this.clock = new Clock(options.limits(), listener);
    }

    /**
     * Searches until one of them knows, or a limit is reached.
     *
     * @param way how the tree is searched
     * @param learner one that has begun, if there is one
     */
    static Verdict solve(
            PlacementTable table,
            SearchOptions options,
            SolveListener listener,
            UnaryOperator<SearchRequest> way,
            Optional<PackingLearner> learner) {
        if (!PackingLearner.isOfFewShapes(table)) {
            return PackingSearch.solve(way.apply(SearchRequest.of(table, options)), listener);
        }
        TakingTurns turns = new TakingTurns(table, options, listener);
        turns.learner = learner;
        long learnt = learner.map(PackingLearner::conflicts).orElse(0L);
        Verdict searched =
                PackingSearch.solve(way.apply(SearchRequest.of(table, options.withNodeLimit(FIRST_NODES))), turns);
        Verdict answer = turns.known.orElse(searched);
        turns.known.flatMap(Verdict::bestSeen).ifPresent(listener::found);
        Work work = searched.work();
        long conflicts = turns.learner.map(PackingLearner::conflicts).orElse(0L) - learnt;
        long states = turns.sweep.map(PackingSweep::states).orElse(0L);
        return answer.withWork(
                work.plus(new Work(0, conflicts + states, conflicts, 0, 0, 0)).within(turns.clock.seconds()));
    }

    @Override
    public void found(Packing packing) {
        listener().found(packing);
    }

    @Override
    public long extended(long nodes, long byChoco) {
        try {
            known = learn().or(this::sweep);
        } catch (Stopped stopped) {
            // The search runs into the same limit, and has something to show.
            return Long.MAX_VALUE;
        }
        turn = Math.min(LONGER * turn, LONGEST);
        return known.isPresent() ? nodes : nodes + FIRST_NODES * turn;
    }

    private Optional<Verdict> learn() {
        if (!PackingLearner.suits(table)) {
            return Optional.empty();
        }
        if (learner.isEmpty()) {
            // Another than the one that went first.
            SearchOptions other = options.withSeed(options.seed() + 1);
            learner = Optional.of(new PackingLearner(table, other, listener()));
        }
        return learner.get().go(PackingLearner.FIRST_CONFLICTS * turn);
    }

    private Optional<Verdict> sweep() {
        if (sweep.isEmpty() && turn > 1) {
            sweep = PackingSweep.of(table, clock::check);
        }
        return sweep.flatMap(each -> each.decide(turn / 4.0, options.limits(), clock::check));
    }
}
