package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.argument.Argument;
import io.github.quadrille.engine.argument.Arguments;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.StageBudget;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Finds the covering that is worth most, and shows that no covering is worth more. It works from both sides. From
 * above, a bound, arguments and searches show that no covering is worth some number. From below, coverings are found
 * that are worth some number. So the question is always whether a covering is worth at least a number. A sweep gets the
 * question as a search for a solution within a budget ({@link SweepQuestion}). A search gets it as a packing puzzle
 * ({@link ThresholdPuzzle}).
 */
public final class CoverSearch implements Plan.Played {
    /** A sweep never keeps more than this many states for a cell. They take 1.5 gigabytes. */
    private static final int MOST_STATES = 1 << 27;

    private final Puzzle puzzle;
    private final Goal.Cover goal;
    private final SolveListener listener;
    private final StageBudget stages;
    private final CoverBounds ends;
    /** If this is set, Choco alone answers every question. */
    private final boolean alone;
    /**
     * If this is set, sweeps answer questions, too. It is set only with {@link Formulation#PROPAGATOR}, and not if
     * Choco works alone.
     */
    private final boolean sweeps;
    /**
     * This stage improves the best covering in small parts of the board, which are called windows. It is empty in the
     * search of a window, because a window is not divided again.
     */
    private final Optional<WindowStage> windows;

    private final Limits limits;
    private Optional<LinearBound> plain = Optional.empty();
    private Optional<LinearBound> tight = Optional.empty();
    private Optional<CoverSweep> sweep = Optional.empty();
    /** This phrase tells the listener what the search is doing now. */
    private String trying = "bounds";
    /** If this is set, the worth of the best covering or the bound has changed since the plan last asked. */
    private boolean hasMoved;
    /** Arguments were last tried to show that no covering is worth this much. It is -1 before they were tried. */
    private long argued = -1;
    /** The covering that the listener saw last is worth this much. */
    private long shown;

    CoverSearch(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        this(
                puzzle,
                options,
                listener,
                !options.alone() && options.formulation() == Formulation.PROPAGATOR,
                options.alone()
                        ? Optional.empty()
                        : WindowImprovement.of(puzzle, (Goal.Cover) puzzle.goal(), options.seed()));
    }

    private CoverSearch(
            Puzzle puzzle,
            SearchOptions options,
            SolveListener listener,
            boolean sweeps,
            Optional<WindowImprovement> windows) {
        this.puzzle = puzzle;
        this.goal = (Goal.Cover) puzzle.goal();
        this.listener = listener;
        this.alone = options.alone();
        this.sweeps = sweeps;
        this.limits = options.limits();
        this.ends = new CoverBounds(puzzle, goal);
        this.stages = new StageBudget(puzzle, options, asking());
        this.windows = windows.map(WindowStage::new);
    }

    /**
     * Answers a puzzle whose goal is a covering. The answer is optimal, undecided, or infeasible if no covering uses an
     * allowed number of pieces of each kind.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        return new CoverSearch(puzzle, options, listener).answer();
    }

    Verdict answer() {
        PuzzleTooLarge.check(puzzle);
        try {
            begin();
            while (alone && ends.areApart()) {
                ask("Choco alone", ends.next(), Long.MAX_VALUE);
            }
            Verdict answer = ends.areApart() ? CoverPlan.CLOSING_IN.play(this).orElseThrow() : met();
            return answer.withWork(stages.work());
        } catch (Stopped stopped) {
            return new Verdict.Undecided(stopped.limit(), ends.bestOrNone(), ends.knownBound(), stages.work());
        }
    }

    /**
     * Returns the puzzle that asks for a covering worth at least a number. Callers must call this method only when the
     * bounds are known.
     */
    ThresholdPuzzle raised(long least) {
        return new ThresholdPuzzle(puzzle, goal, least, plain.orElseThrow(), tight.orElseThrow());
    }

    @Override
    public StageBudget budget() {
        return stages;
    }

    /**
     * Finds a first covering and the bounds that need no search. The first covering is found before the better of the
     * two bounds, because that bound may take seconds.
     */
    private void begin() {
        PlacementTable table = stages.placements();
        LinearBound trivial = LinearBound.plain(table, goal);
        plain = Optional.of(trivial);
        ends.boundBy(trivial.bound());
        if (alone) {
            tight = plain;
            return;
        }
        ends.keep(new Packing(List.of()));
        boolean hasRows = table.cover().hasRows();
        if (!hasRows) {
            ends.keep(stages.timed("first covering", () -> GreedyCovering.cover(table, goal, stages::look)));
        }
        LinearBound better = stages.timed("bounds", () -> LinearBound.of(table, goal, stages::look));
        tight = Optional.of(better);
        ends.boundBy(better.bound(), better);
        sweep = sweeps && !hasRows ? Optional.of(new CoverSweep(stages, goal, better, limits)) : Optional.empty();
    }

    /**
     * Returns whether sweeps can be used. They are not used with the slow formulations and with rules about several
     * pieces.
     */
    boolean sweeps() {
        return sweep.isPresent();
    }

    boolean hasRoom() {
        return ends.hasRoom();
    }

    boolean hasWindows() {
        return ends.hasRoom() && windows.isPresent();
    }

    @Override
    public boolean isNearer() {
        boolean isNearer = hasMoved;
        hasMoved = false;
        return isNearer;
    }

    private Optional<Verdict> moved(boolean isNearer) {
        hasMoved |= isNearer;
        return ends.areApart() ? Optional.empty() : Optional.of(met());
    }

    /** Returns the answer when the best covering has reached the bound. */
    private Verdict met() {
        Evidence why = ends.worth() == plain.orElseThrow().bound() ? boardArea() : ends.evidence();
        return ends.best()
                .<Verdict>map(covering -> new Verdict.Optimal(covering, ends.worth(), why, Work.NONE))
                .orElseGet(() -> new Verdict.Infeasible(why, Work.NONE));
    }

    /**
     * Uses sweeps to ask whether a covering is worth the bound, and then whether a covering is worth some smaller
     * number. It repeats this as long as the bound or the best worth changes. So a question that few states decide is
     * answered without a search.
     */
    Optional<Verdict> sweepBriefly(long states) {
        Optional<Verdict> answer;
        do {
            answer = sweepFromAbove(states).or(() -> sweepFromBelow(states));
        } while (answer.isEmpty() && isNearer());
        return answer;
    }

    Optional<Verdict> sweepFromAbove(long states) {
        long least = ends.bound();
        trying = sweepFor(least);
        boolean isDecided = sweep.orElseThrow().decides(least, statesACell(states));
        if (isDecided) {
            take(sweep.get(), least);
        }
        return moved(isDecided);
    }

    /**
     * Uses sweeps to ask whether a covering is worth the bound, then whether a covering is worth smaller numbers. The
     * distance to the bound grows faster and faster. Each sweep keeps only a sample of the states, mostly cheap ones,
     * so it may find a covering long before a sweep with all states ends.
     */
    Optional<Verdict> sweepFromBelow(long states) {
        long step = 0;
        OptionalLong least = ends.below(step);
        while (least.isPresent()) {
            trying = sweepFor(least.getAsLong());
            if (sweep.orElseThrow().finds(least.getAsLong(), statesACell(states))) {
                take(sweep.get(), least.getAsLong());
                return moved(true);
            }
            step = 2 * step + 1;
            least = ends.below(step);
        }
        return moved(false);
    }

    private static int statesACell(long states) {
        return (int) Math.min(MOST_STATES, states);
    }

    /** Returns whether no sweep has decided a question in this turn. */
    boolean isUndecided() {
        return !hasMoved;
    }

    Optional<Verdict> askFromAbove(long nodes) {
        return moved(ask("from above", ends.bound(), nodes));
    }

    Optional<Verdict> askFromBelow(long nodes) {
        return moved(ask("from below", ends.next(), nodes));
    }

    Optional<Verdict> improveWindows(long all) {
        trying = "windows";
        return moved(windows.orElseThrow().isBetter());
    }

    private static String sweepFor(long least) {
        return "sweep for %,d".formatted(least);
    }

    private void take(CoverSweep decided, long least) {
        decided.found().ifPresent(covering -> ends.keep(covering, least));
        decided.refutation().ifPresent(why -> refute(least, raised(least), why));
    }

    /**
     * Asks a search whether a covering is worth a number. Returns whether the worth of the best covering or the bound
     * has changed.
     *
     * @param stage the name of the stage
     * @param least the number
     * @param patience the greatest number of nodes that the search may open
     */
    private boolean ask(String stage, long least, long patience) {
        trying = "search for %,d".formatted(least);
        ThresholdPuzzle question = raised(least);
        Optional<Argument> counts = alone ? Optional.empty() : Arguments.findByCounting(question.puzzle());
        if (counts.isPresent()) {
            refute(least, question, counts.get());
            return true;
        }
        if (stages.isOutOfNodes()) {
            throw new Stopped(Limit.NODES);
        }
        Verdict verdict = PackingSearch.solve(
                SearchRequest.of(question, stages.left(patience).withPackings(1)), asking());
        ended(stage, verdict.work());
        if (verdict instanceof Verdict.Packed packed) {
            ends.keep(question.withoutGaps(packed.first()), least);
            return true;
        }
        if (verdict instanceof Verdict.Infeasible infeasible) {
            refute(least, question, infeasible.evidence());
            return true;
        }
        Verdict.Undecided undecided = (Verdict.Undecided) verdict;
        boolean better = ends.keep(question.withoutGaps(undecided.best()));
        if (undecided.stoppedBy() != Limit.NODES || stages.isOutOfNodes()) {
            throw new Stopped(undecided.stoppedBy());
        }
        return (least == ends.bound() && isRefutedByArgument(question)) || better;
    }

    private boolean isRefutedByArgument(ThresholdPuzzle question) {
        if (argued == ends.bound()) {
            return false;
        }
        argued = ends.bound();
        trying = "arguments against %,d".formatted(argued);
        Optional<Argument> argument = stages.timed("arguments", () -> Arguments.find(question.puzzle(), stages::look));
        argument.ifPresent(found -> refute(ends.bound(), question, found));
        return argument.isPresent();
    }

    private void refute(long least, ThresholdPuzzle question, Evidence why) {
        ends.refute(least, question.puzzle().bag().count(question.gapKind()).max(), why);
    }

    /** Adds the work of a question. The number of placements is left out, because it includes gaps. */
    void ended(String stage, Work work) {
        stages.ended(
                stage,
                new Work(0, work.nodes(), work.fails(), work.restarts(), work.buildSeconds(), work.seconds())
                        .byChoco(work.choco()));
    }

    private void showBest() {
        if (ends.knownWorth().orElse(0) > shown && listener.wantsParts()) {
            shown = ends.worth();
            listener.part(ends.bestOrNone());
        }
    }

    /**
     * Returns a listener for the search of one question. It reports the progress of the whole search to the caller's
     * listener.
     */
    SolveListener asking() {
        return new SolveListener() {
            @Override
            public void progress(Progress now) {
                Work before = stages.work();
                listener.progress(new Progress.Cover(
                        trying,
                        before.nodes()
                                + nodes(now)
                                + sweep.map(CoverSweep::statesSoFar).orElse(0L),
                        ends.knownWorth(),
                        ends.knownBound(),
                        goal.unit(),
                        Duration.ofNanos((long) (before.seconds() * 1e9)),
                        now.left()));
                showBest();
            }

            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        };
    }

    /**
     * Returns the number of nodes in a progress report. The report comes from a search for a question or from the
     * covering of a window.
     */
    private static long nodes(Progress now) {
        return now instanceof Progress.Search search
                ? search.nodes()
                : now instanceof Progress.Cover cover ? cover.nodes() : 0;
    }

    /** Improves the best covering known, {@link WindowImprovement window by window}, with a fixed part of all work. */
    private final class WindowStage {
        /** About one of this many nodes is opened by searches of windows. */
        private static final long NODES_BETWEEN = 20;
        /** A sweep makes this many states in the time in which a search opens one node. */
        private static final long STATES_A_NODE = 64;

        private static final long MOST_NODES = 4_000;
        /** A window counts as at least this many nodes, because preparing it takes as long. */
        private static final long LEAST_NODES = 1_000;

        private final WindowImprovement rounds;
        private long nodes;

        WindowStage(WindowImprovement rounds) {
            this.rounds = rounds;
        }

        /**
         * Improves the covering in windows until the part of the work for windows is used up. Returns whether the
         * covering became better.
         */
        boolean isBetter() {
            boolean isBetter = false;
            while (ends.hasRoom()
                    && ends.best().isPresent()
                    && nodes * NODES_BETWEEN < workInNodes()
                    && !stages.isOutOfNodes()) {
                stages.look();
                isBetter |= ends.keep(rounds.next(ends.bestOrNone(), this::solve));
            }
            return isBetter;
        }

        private long workInNodes() {
            Work work = stages.work();
            return work.choco() + (work.nodes() - work.choco()) / STATES_A_NODE;
        }

        private Verdict solve(Puzzle window) {
            Verdict answer =
                    new CoverSearch(window, stages.left(MOST_NODES), asking(), sweeps, Optional.empty()).answer();
            nodes += Math.max(LEAST_NODES, answer.work().nodes());
            stages.ended(
                    "windows",
                    new Work(0, answer.work().nodes(), 0, 0, 0, 0)
                            .byChoco(answer.work().choco()));
            return answer;
        }
    }

    /** Returns the evidence that no covering is worth more than the area of the board allows. */
    private Evidence boardArea() {
        String sentence = goal instanceof Goal.Cells
                ? "Every cell that counts is covered."
                : "Even if all pieces were of the kind that counts most for its size, the board would have room for no"
                        + " more.";
        return new Evidence.Told("area", sentence, Optional.empty());
    }
}
