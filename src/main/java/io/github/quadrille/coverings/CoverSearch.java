package io.github.quadrille.coverings;

import io.github.quadrille.argument.AreaArgument;
import io.github.quadrille.argument.Argument;
import io.github.quadrille.argument.Arguments;
import io.github.quadrille.argument.LinearBound;
import io.github.quadrille.budget.BudgetAnswer;
import io.github.quadrille.budget.BudgetSearch;
import io.github.quadrille.budget.PricedCover;
import io.github.quadrille.budget.SweepLimits;
import io.github.quadrille.choco.PackingSearch;
import io.github.quadrille.choco.Stages;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Stopped;
import io.github.quadrille.puzzle.Evidence;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.puzzle.Work;
import io.github.quadrille.question.Formulation;
import io.github.quadrille.question.Progress;
import io.github.quadrille.question.PuzzleTooLarge;
import io.github.quadrille.question.SearchListener;
import io.github.quadrille.question.SearchOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Finds the covering that is worth most, and shows that none is worth more. It closes in from both ends: from above by a
 * bound, arguments and searches that show that no covering is worth so much; from below by coverings. Each question,
 * "is one worth at least this?", is asked in two ways: as one of cost, for a sweep ({@link SweepQuestion}), and as a packing
 * puzzle, for a search ({@link RaisedPuzzle}). A question gets a number of states and nodes, and when neither end moves, twice
 * as many.
 */
public final class CoverSearch {
    private static final long FIRST_NODES = 500;
    private static final int FIRST_STATES = 4_000;
    /** A sweep keeps no more states of a cell than this: two arrays of a gigabyte. */
    private static final int MOST_STATES = 1 << 27;

    private final Puzzle puzzle;
    private final Goal.Cover goal;
    private final SearchListener listener;
    private final PackingChecker checker;
    private final Stages stages;
    /** The slow baselines do without. */
    private final boolean sweeps;

    private final long memory;
    private Optional<LinearBound> plain = Optional.empty();
    private Optional<LinearBound> tight = Optional.empty();
    private Optional<BudgetSearch> sweeping = Optional.empty();
    private Optional<Packing> best = Optional.empty();
    private long worth = -1;
    private long bound = Long.MAX_VALUE;
    private Optional<Evidence> evidence = Optional.empty();
    /** What no covering is worth, by the evidence. */
    private long refuted = Long.MAX_VALUE;

    private Worths worths;
    /** The last number that arguments were tried on. */
    private long argued = -1;

    CoverSearch(Puzzle puzzle, SearchOptions options, SearchListener listener) {
        this(puzzle, options, listener, options.formulation() == Formulation.PROPAGATOR);
    }

    private CoverSearch(Puzzle puzzle, SearchOptions options, SearchListener listener, boolean sweeps) {
        this.puzzle = puzzle;
        this.goal = (Goal.Cover) puzzle.goal();
        this.listener = listener;
        this.sweeps = sweeps;
        this.memory = options.limits().memory();
        this.checker = new PackingChecker(puzzle);
        this.stages = new Stages(puzzle, options, asking());
        this.worths = Worths.any();
    }

    /**
     * Answers a puzzle whose goal is to cover: optimal, infeasible when the counts cannot be kept at all, or undecided.
     *
     * @throws PuzzleTooLarge when the model would not fit into memory
     */
    public static Verdict solve(Puzzle puzzle, SearchOptions options, SearchListener listener) {
        return new CoverSearch(puzzle, options, listener).answer();
    }

    /** The same by searches alone, without sweeps: a second opinion. */
    public static Verdict withoutSweeps(Puzzle puzzle, SearchOptions options, SearchListener listener) {
        return new CoverSearch(puzzle, options, listener, false).answer();
    }

    Verdict answer() {
        PuzzleTooLarge.check(puzzle);
        try {
            begin();
            closeIn();
        } catch (Stopped stopped) {
            return new Verdict.Undecided(
                    stopped.limit(),
                    best.orElse(new Packing(List.of())),
                    bound == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(bound),
                    stages.work());
        }
        Evidence none = evidence.orElseThrow();
        if (worth >= 0 && worth + 1 < refuted) {
            none = new NoSuchSum(none, worth + 1, refuted - 1, goal.unit());
        }
        return decided(none);
    }

    private Verdict decided(Evidence none) {
        Evidence why = worth == plain.orElseThrow().bound() ? new RoomForNoMore(goal) : none;
        return best.<Verdict>map(covering -> new Verdict.Optimal(covering, worth, why, stages.work()))
                .orElseGet(() -> new Verdict.Infeasible(none, stages.work()));
    }

    /** What is worth this much at least; to be asked when the bounds are known. */
    RaisedPuzzle raised(long least) {
        return new RaisedPuzzle(puzzle, goal, least, plain.orElseThrow(), tight.orElseThrow());
    }

    /** The one budget and account. */
    Stages stages() {
        return stages;
    }

    /** The bounds that need no search; the covering comes first, because the better bound may take seconds. */
    private void begin() {
        PlacementTable table = stages.placements();
        LinearBound trivial = LinearBound.plain(table, goal);
        plain = Optional.of(trivial);
        bound = trivial.bound();
        keep(new Packing(List.of()));
        keep(stages.timed("first covering", () -> GreedyCovering.cover(table, goal, stages::look)));
        LinearBound better = stages.timed("bounds", () -> LinearBound.of(table, goal, stages::look));
        tight = Optional.of(better);
        worths = Worths.of(puzzle, goal, better.bound());
        bound = worths.atMost(better.bound()).orElse(better.bound());
        refuted = better.bound() + 1;
        evidence = Optional.of(better);
    }

    private void closeIn() {
        long patience = FIRST_NODES;
        int states = FIRST_STATES;
        while (worth < bound) {
            boolean moved = sweep(bound, states, false) || ask("from above", bound, patience);
            if (isOpenBelow()) {
                moved |= sweepDown(states);
            }
            if (isOpenBelow()) {
                moved |= ask("from below", next(), patience);
            }
            if (!moved) {
                patience *= 2;
                states = Math.min(MOST_STATES, 2 * states);
            }
        }
    }

    /** What the best covering is worth next, if one is worth more. */
    private long next() {
        return worths.above(worth).orElse(worth + 1);
    }

    private boolean isOpenBelow() {
        return next() < bound;
    }

    /** Coverings are looked for, in bigger and bigger steps from the bound down; returns whether a better one was found. */
    private boolean sweepDown(int states) {
        long least = bound;
        for (long step = 0; least > worth; step = 2 * step + 1) {
            least = worths.atMost(bound - step).orElse(worth);
            if (least > worth && sweep(least, states, true)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether one of the ends has moved. */
    private boolean sweep(long least, int states, boolean thinned) {
        LinearBound weights = tight.orElseThrow();
        Optional<PricedCover> prices =
                sweeps ? SweepQuestion.of(stages.placements().cover(), goal, weights, least) : Optional.empty();
        if (prices.isEmpty()) {
            return false;
        }
        return (!thinned && sweep(BudgetSearch.fromOneEnd(prices.get(), limits(states, false), stages::look), least))
                || sweep(BudgetSearch.fromBothEnds(prices.get(), limits(states, thinned), stages::look), least);
    }

    private SweepLimits limits(int states, boolean thinned) {
        return new SweepLimits(states, thinned, stages.left().limits().nodes(), memory);
    }

    private boolean sweep(BudgetSearch search, long least) {
        if (!search.fits()) {
            return false;
        }
        BudgetAnswer answer;
        sweeping = Optional.of(search);
        try {
            answer = search.answer();
        } finally {
            sweeping = Optional.empty();
            stages.ended("sweep", search.states());
        }
        if (answer instanceof BudgetAnswer.Within within) {
            keepAtLeast(
                    least,
                    stages.placements()
                            .packing(within.options().stream()
                                    .mapToInt(option -> option)
                                    .toArray()));
        } else if (answer instanceof BudgetAnswer.None) {
            refute(least, raised(least), new Swept(tight.orElseThrow(), least, search.states()));
        }
        return !(answer instanceof BudgetAnswer.TooManyStates);
    }

    private void keepAtLeast(long least, Packing covering) {
        keep(covering);
        if (worth < least) {
            throw new IllegalStateException("A covering should be worth %d, but is worth %d.".formatted(least, worth));
        }
    }

    /** Returns whether one of the ends has moved. */
    private boolean ask(String stage, long least, long patience) {
        RaisedPuzzle question = raised(least);
        Optional<AreaArgument> area = AreaArgument.find(question.puzzle());
        if (area.isPresent()) {
            refute(least, question, area.get());
            return true;
        }
        if (stages.isOutOfNodes()) {
            throw new Stopped(Limit.NODES);
        }
        Verdict verdict = PackingSearch.solve(question, stages.left(patience).withPackings(1), asking());
        ended(stage, verdict.work());
        if (verdict instanceof Verdict.Packed packed) {
            keepAtLeast(least, question.withoutGaps(packed.first()));
            return true;
        }
        if (verdict instanceof Verdict.Infeasible infeasible) {
            refute(least, question, infeasible.evidence());
            return true;
        }
        Verdict.Undecided undecided = (Verdict.Undecided) verdict;
        boolean better = keep(question.withoutGaps(undecided.best()));
        if (undecided.stoppedBy() != Limit.NODES || stages.isOutOfNodes()) {
            throw new Stopped(undecided.stoppedBy());
        }
        return (least == bound && isRefutedByArgument(question)) || better;
    }

    private boolean isRefutedByArgument(RaisedPuzzle question) {
        if (argued == bound) {
            return false;
        }
        argued = bound;
        Optional<Argument> argument = stages.timed("arguments", () -> Arguments.find(question.puzzle(), stages::look));
        argument.ifPresent(found -> refute(bound, question, found));
        return argument.isPresent();
    }

    private void refute(long least, RaisedPuzzle question, Evidence why) {
        bound = worths.atMost(least - 1).orElse(-1);
        refuted = least;
        int gaps = question.puzzle().bag().count(question.gapKind()).max();
        evidence = Optional.of(new NoMore(bound < 0 ? 0 : least, goal.unit(), gaps, why));
    }

    /** Keeps a legal covering that is worth more than the best one. */
    private boolean keep(Packing covering) {
        long value = goal.worth(puzzle, covering);
        if (value > worth && checker.faults(covering).isEmpty()) {
            worth = value;
            best = Optional.of(covering);
            return true;
        }
        return false;
    }

    /** The placements of a question, gaps included, are not the puzzle's. */
    void ended(String stage, Work work) {
        stages.ended(
                stage, new Work(0, work.nodes(), work.fails(), work.restarts(), work.buildSeconds(), work.seconds()));
    }

    /** Tells the listener of a question how the whole is going. */
    SearchListener asking() {
        return new SearchListener() {
            @Override
            public void progress(Progress now) {
                Work before = stages.work();
                Duration elapsed = Duration.ofNanos((long) (before.seconds() * 1e9));
                listener.progress(new Progress(
                        before.nodes()
                                + now.nodes()
                                + sweeping.map(BudgetSearch::states).orElse(0L),
                        0,
                        (int) Math.max(0, worth),
                        (int) bound,
                        elapsed,
                        now.left()));
            }

            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        };
    }
}
