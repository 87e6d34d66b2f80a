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
 * Finds packings of a puzzle, or proves that there is none, by exhaustive search. Packings are handed to the listener
 * as they come, none is kept but the first; each passes {@link PackingChecker} before.
 */
public final class PackingSearch implements AutoCloseable {
    /** Dead ends before the first restart when one packing is wanted, and by how much the patience grows. */
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
     * A search that is made to {@link #go}.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static PackingSearch begin(SearchRequest wanted, SolveListener listener) {
        return new PackingSearch(wanted, listener, true);
    }

    /**
     * The packings one by one, searched for when they are asked for, instead of handing them to the listener. A puzzle
     * without placements has the empty packing at most.
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
     * Begins, or goes on where it has paused. Where a limit is reached before there is a model to search, nothing is known.
     *
     * @param nodes how many more it opens before it pauses
     * @return nothing where it has paused; the answer's work is that of all turns, and its time all that has passed
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

    /** Says what it has done so far. */
    public Work work() {
        return run.map(PackingRun::work).orElseGet(() -> new Work(0, 0, 0, 0, clock.seconds(), clock.seconds()));
    }

    /** Says how many packings it has found so far. */
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
     * Where one packing is wanted within a limit on nodes, as in a dive, or by turns, Choco finds it or not in so few nodes that it
     * needs no help.
     */
    private EndgameKind endgame() {
        SearchOptions options = wanted.options();
        if (isOneSought()) {
            return pauses || options.limits().nodes() < Long.MAX_VALUE ? EndgameKind.NONE : EndgameKind.FOR_ONE;
        }
        return EndgameKind.onThreads(options.limits().threads());
    }

    /** Rather than that there is none, or all of them. */
    private boolean isOneSought() {
        return wanted.options().packings() == 1 && wanted.preference().isPresent();
    }

    private PackingModel model(ExactCover problem, EndgameKind endgame) {
        SearchOptions options = wanted.options();
        DeadEndLog log = wanted.log();
        // What is logged is a tree without packings: all of it has to be gone through, once, in whatever order.
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

    /** Choco wants variables; here there is nothing to decide. */
    private Verdict withoutPlacements() {
        Optional<Packing> empty = emptyPacking();
        if (empty.isEmpty()) {
            return new Verdict.Infeasible(new ExhaustedSearch(0), Work.NONE);
        }
        wanted.log().found(new int[0]);
        listener.found(empty.get());
        return new Verdict.Packed(empty.get(), 1, Optional.empty(), Work.NONE);
    }

    /** The one packing that a puzzle without placements can have, if nothing has to be covered or used. */
    private Optional<Packing> emptyPacking() {
        return Optional.of(new Packing(List.of()))
                .filter(empty ->
                        new PackingChecker(wanted.puzzle()).faults(empty).isEmpty());
    }
}
