package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.chocosolver.solver.search.limits.FailCounter;

/**
 * Finds packings of a puzzle, or proves that there is none, by exhaustive search. Packings are handed to the listener
 * as they come, none is kept but the first; each passes {@link PackingChecker} before.
 */
public final class PackingSearch {
    /** Dead ends before the first restart when one packing is wanted, and by how much the patience grows. */
    private static final int RESTART_AFTER = 300;

    private static final double PATIENCE_GROWTH = 1.6;

    private final Puzzle puzzle;
    private final SearchOptions options;
    private final SolveListener listener;
    /** Nothing where all of a tree has to be gone through, so that no order is better. */
    private final Optional<Preference> preference;

    private final SearchClock clock;

    private PackingSearch(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        this(puzzle, options, listener, Optional.of(Preference.MOST_NEEDED));
    }

    private PackingSearch(
            Puzzle puzzle, SearchOptions options, SolveListener listener, Optional<Preference> preference) {
        this.puzzle = puzzle;
        this.options = options;
        this.listener = listener;
        this.preference = preference;
        this.clock = new SearchClock(options, listener, puzzle.mandatoryCells());
    }

    /**
     * Searches until an answer is known or a limit is reached.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        return new PackingSearch(puzzle, options, listener).answer(Optional.empty());
    }

    /**
     * The same, for placements that are listed already.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(PlacementTable table, SearchOptions options, SolveListener listener) {
        return solve(table, options, listener, Preference.MOST_NEEDED);
    }

    /**
     * The same, where one packing is wanted, with other pieces first.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(
            PlacementTable table, SearchOptions options, SolveListener listener, Preference preference) {
        return solve(table, options, listener, Optional.of(preference));
    }

    /**
     * The same, in one tree and in a fixed order: where there is a packing that takes mostly longer, and where there is none, a
     * third of the time, because restarts come to all of the tree several times.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict refute(PlacementTable table, SearchOptions options, SolveListener listener) {
        return solve(table, options, listener, Optional.empty());
    }

    private static Verdict solve(
            PlacementTable table, SearchOptions options, SolveListener listener, Optional<Preference> preference) {
        PuzzleTooLarge.check(table.puzzle());
        PackingSearch search = new PackingSearch(table.puzzle(), options, listener, preference);
        return search.unlessStopped(() -> search.run(table, Optional.empty(), DeadEndLog.NONE));
    }

    /**
     * The packings one by one, searched for when they are asked for, instead of handing them to the listener. A puzzle
     * without placements has the empty packing at most.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     * @throws Stopped when a limit is reached before there is a model to search
     */
    public static FoundPackings open(PlacementTable table, SearchOptions options, SolveListener listener) {
        PuzzleTooLarge.check(table.puzzle());
        if (table.size() == 0) {
            return new EmptyPacking(table.puzzle());
        }
        PackingSearch search = new PackingSearch(table.puzzle(), options, listener);
        PackingModel model = search.model(table.cover(), Optional.empty(), EndgameKind.STEPWISE, DeadEndLog.NONE);
        return new PackingRun(table, model, options, search.clock, DeadEndLog.NONE);
    }

    /**
     * The same, with every dead end and packing told to a log, as far as a proof can follow: by the propagator, in a fixed
     * order, without restarts, and regions are pruned by divisibility of their size only. Symmetry may be used where a packing
     * need not be told from its images.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(PlacementTable table, SearchOptions options, SolveListener listener, ProofLogger log) {
        PuzzleTooLarge.check(table.puzzle());
        PackingSearch search =
                new PackingSearch(table.puzzle(), options.withFormulation(Formulation.PROPAGATOR), listener);
        return search.unlessStopped(() -> search.run(table, Optional.empty(), log));
    }

    /** Whether some covering is worth enough: a packing of the raised puzzle. */
    public static Verdict solve(PricedPuzzle priced, SearchOptions options, SolveListener listener) {
        return new PackingSearch(priced.puzzle(), options.withoutSymmetry(), listener).answer(Optional.of(priced));
    }

    /** The same, with every dead end told to a log, as far as a proof can follow. */
    public static Verdict solve(
            PlacementTable table, PricedPuzzle priced, SearchOptions options, SolveListener listener, ProofLogger log) {
        SearchOptions loggable = options.withoutSymmetry().withFormulation(Formulation.PROPAGATOR);
        PackingSearch search = new PackingSearch(priced.puzzle(), loggable, listener);
        return search.unlessStopped(() -> search.run(table, Optional.of(priced), log));
    }

    private Verdict answer(Optional<PricedPuzzle> priced) {
        PuzzleTooLarge.check(puzzle);
        return unlessStopped(() -> run(new PlacementTable(puzzle, clock::whileBuilding), priced, DeadEndLog.NONE));
    }

    /** Where a limit is reached before there is a model to search, nothing is known. */
    private Verdict unlessStopped(Supplier<Verdict> search) {
        try {
            return search.get();
        } catch (Stopped stopped) {
            Work work = new Work(0, 0, 0, 0, clock.seconds(), clock.seconds());
            return new Verdict.Undecided(stopped.limit(), new Packing(List.of()), work);
        }
    }

    private Verdict run(PlacementTable table, Optional<PricedPuzzle> priced, DeadEndLog log) {
        return table.size() == 0
                ? withoutPlacements(log)
                : search(table, model(table.cover(), priced, endgame(), log), log);
    }

    /**
     * Where one packing is wanted within a limit on nodes, as in a dive, Choco finds it or not in so few nodes that it needs no
     * help.
     */
    private EndgameKind endgame() {
        if (isOneSought()) {
            return options.limits().nodes() < Long.MAX_VALUE ? EndgameKind.NONE : EndgameKind.FOR_ONE;
        }
        return EndgameKind.onThreads(options.limits().threads());
    }

    /** Rather than that there is none, or all of them. */
    private boolean isOneSought() {
        return options.packings() == 1 && preference.isPresent();
    }

    private PackingModel model(ExactCover problem, Optional<PricedPuzzle> priced, EndgameKind endgame, DeadEndLog log) {
        // What is logged is a tree without packings: all of it has to be gone through, once, in whatever order.
        boolean isOneWanted = isOneSought() && log == DeadEndLog.NONE;
        ValueOrdering order = isOneWanted
                ? ValueOrdering.preferring(preference.orElseThrow(), options.seed())
                : ValueOrdering.AS_LISTED;
        Runnable pause = clock::whileBuilding;
        PackingModel model = priced.map(
                        question -> PackingModel.of(problem, options.formulation(), order, question, log, pause))
                .orElseGet(() -> PackingModel.of(problem, options.formulation(), order, endgame, log, pause));
        if (isOneWanted && options.formulation() == Formulation.PROPAGATOR) {
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
    private Verdict withoutPlacements(DeadEndLog log) {
        Packing empty = new Packing(List.of());
        if (!new PackingChecker(puzzle).faults(empty).isEmpty()) {
            return new Verdict.Infeasible(new ExhaustedSearch(0), Work.NONE);
        }
        log.found(new int[0]);
        listener.found(empty);
        return new Verdict.Packed(empty, 1, Optional.empty(), Work.NONE);
    }

    private Verdict search(PlacementTable table, PackingModel model, DeadEndLog log) {
        try (model) {
            return new PackingRun(table, model, options, clock, log).finish(listener);
        }
    }

    /** The one packing that a puzzle without placements can have, if nothing has to be covered or used. */
    private static final class EmptyPacking implements FoundPackings {
        private Optional<Packing> next;

        EmptyPacking(Puzzle puzzle) {
            next = Optional.of(new Packing(List.of()))
                    .filter(empty -> new PackingChecker(puzzle).faults(empty).isEmpty());
        }

        @Override
        public Optional<Packing> next() {
            Optional<Packing> now = next;
            next = Optional.empty();
            return now;
        }

        @Override
        public Optional<Limit> stoppedBy() {
            return Optional.empty();
        }
    }
}
