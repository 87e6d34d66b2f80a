package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import java.util.List;
import java.util.Optional;
import org.chocosolver.solver.search.limits.FailCounter;

/**
 * Finds packings of a puzzle by exhaustive search, or proves that there is none. Each packing is checked by the rules
 * of {@link PackingChecker} and goes to the listener at once, if the listener wants packings. Only the first packing is
 * kept.
 */
public final class PackingSearch implements AutoCloseable {
    /**
     * When one packing is wanted, the first restart comes after this many dead ends. After each restart, the limit
     * grows by the factor below.
     */
    private static final int RESTART_AFTER = 300;

    private static final double PATIENCE_GROWTH = 1.6;

    private final SearchRequest wanted;
    private final SolveListener listener;
    private final SearchClock clock;
    private final boolean pauses;
    private Optional<PackingRun> run = Optional.empty();

    private PackingSearch(SearchRequest wanted, SolveListener listener, boolean pauses) {
        PuzzleTooLarge.check(wanted.puzzle());
        this.wanted = wanted;
        this.listener = listener;
        this.pauses = pauses;
        this.clock = new SearchClock(wanted.options(), listener, wanted.puzzle().mandatoryCells());
    }

    /**
     * Searches until an answer is known or a limit is reached.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(SearchRequest wanted, SolveListener listener) {
        try (PackingSearch search = new PackingSearch(wanted, listener, false)) {
            return search.go(Long.MAX_VALUE).orElseThrow();
        }
    }

    /**
     * Returns a search that runs in parts, each started by {@link #go}.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static PackingSearch begin(SearchRequest wanted, SolveListener listener) {
        return new PackingSearch(wanted, listener, true);
    }

    /**
     * Returns the packings one by one. Each packing is searched for on request, and is not passed to the listener. A
     * puzzle without placements has at most the empty packing.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws Stopped when a limit is reached before there is a model to search
     */
    public static FoundPackings open(SearchRequest wanted, SolveListener listener) {
        PackingSearch search = new PackingSearch(wanted, listener, false);
        PlacementTable table = wanted.listing().apply(search.clock::whileBuilding);
        return table.size() == 0
                ? FoundPackings.of(search.emptyPacking())
                : search.packings(table, search.model(table.cover(), EndgameKind.STEPWISE));
    }

    /**
     * Starts the search, or continues it where it has paused. The answer is undecided if a limit is reached before
     * there is a model to search.
     *
     * @param nodes the number of nodes that may be opened before the search pauses
     * @return the verdict, or empty if the search has paused; its work is that of all calls, and its time includes
     *     pauses
     */
    public Optional<Verdict> go(long nodes) {
        try {
            if (run.isEmpty()) {
                PlacementTable table = wanted.listing().apply(clock::whileBuilding);
                if (table.size() == 0) {
                    return Optional.of(withoutPlacements());
                }
                run = Optional.of(packings(table, model(table.cover(), endgame())));
            }
            return run.get().go(nodes, listener);
        } catch (Stopped stopped) {
            return Optional.of(new Verdict.Undecided(stopped.limit(), new Packing(List.of()), work()));
        }
    }

    /** Returns the work done so far. */
    public Work work() {
        return run.map(PackingRun::work).orElseGet(() -> new Work(0, 0, 0, 0, clock.seconds(), clock.seconds()));
    }

    /** Returns how many packings the search has found so far. */
    public long packings() {
        return run.map(PackingRun::packings).orElse(0L);
    }

    @Override
    public void close() {
        run.ifPresent(PackingRun::close);
    }

    private PackingRun packings(PlacementTable table, PackingModel model) {
        return new PackingRun(table, model, wanted.options(), clock, wanted.log());
    }

    /**
     * Returns the endgame of the search. A search for one packing has no endgame if its nodes are limited or it runs in
     * parts. Choco needs few nodes for such a search, so that an endgame would not help.
     */
    private EndgameKind endgame() {
        SearchOptions options = wanted.options();
        if (isOneSought()) {
            return pauses || options.limits().nodes() < Long.MAX_VALUE ? EndgameKind.NONE : EndgameKind.FOR_ONE;
        }
        return EndgameKind.onThreads(options.limits().threads());
    }

    /** Tells whether one packing is wanted, rather than all of them or a proof that there is none. */
    private boolean isOneSought() {
        return wanted.options().packings() == 1 && wanted.preference().isPresent();
    }

    private PackingModel model(ExactCover problem, EndgameKind endgame) {
        SearchOptions options = wanted.options();
        DeadEndLog log = wanted.log();
        // A search that is logged visits its whole tree, so the order does not matter.
        boolean isOneWanted = isOneSought() && log == DeadEndLog.NONE;
        ValueOrdering order = isOneWanted
                ? ValueOrdering.preferring(wanted.preference().orElseThrow(), options.seed())
                : ValueOrdering.AS_LISTED;
        Runnable pause = clock::whileBuilding;
        EndgameKind ending = options.alone() ? EndgameKind.NONE : endgame;
        PackingModel model =
                PackingModel.of(problem, options.formulation(), order, wanted.priced(), ending, log, pause);
        if (isOneWanted) {
            model.solver()
                    .setGeometricalRestart(
                            RESTART_AFTER,
                            PATIENCE_GROWTH,
                            new FailCounter(model.model(), RESTART_AFTER),
                            Integer.MAX_VALUE);
        }
        return model;
    }

    /** Returns the verdict of a puzzle without placements. Choco is not used, because it needs variables. */
    private Verdict withoutPlacements() {
        Optional<Packing> empty = emptyPacking();
        if (empty.isEmpty()) {
            return new Verdict.Infeasible(new ExhaustedSearch(0), Work.NONE);
        }
        wanted.log().found(new int[0]);
        listener.found(empty.get());
        return new Verdict.Packed(empty.get(), 1, Optional.empty(), Work.NONE);
    }

    /** Returns the empty packing if it solves the puzzle: if no cell must be covered and no kind must be used. */
    private Optional<Packing> emptyPacking() {
        return Optional.of(new Packing(List.of()))
                .filter(empty ->
                        new PackingChecker(wanted.puzzle()).faults(empty).isEmpty());
    }
}
