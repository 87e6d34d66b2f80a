package io.github.quadrille.engine.plan;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Holds the budget of time and nodes that all stages of an answer share, and adds up their work. A stage gets only the
 * time and nodes that the stages before it have left. A node counts the same in every stage.
 */
public final class StageBudget {
    private final Puzzle puzzle;
    private final SearchOptions options;
    private final Clock clock;
    private Work work = Work.NONE;
    private Work done = Work.NONE;
    private Optional<String> model = Optional.empty();
    private Optional<PlacementTable> listed = Optional.empty();

    /** Makes a budget and starts its clock. */
    public StageBudget(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        this.puzzle = puzzle;
        this.options = options;
        this.clock = new Clock(options.limits(), listener);
    }

    /** Makes a budget for a puzzle whose placements are listed already, and starts its clock. */
    public StageBudget(PlacementTable table, SearchOptions options, SolveListener listener) {
        this(table.puzzle(), options, listener);
        this.listed = Optional.of(table);
    }

    /**
     * Returns a separate budget for the same puzzle, with its own clock. Placements that are listed already are not
     * listed again.
     */
    public StageBudget anew(SearchOptions others, SolveListener listener) {
        StageBudget budget = new StageBudget(puzzle, others, listener);
        budget.listed = listed;
        return budget;
    }

    /**
     * Returns the placements of the puzzle. They are listed once for all stages.
     *
     * @throws Stopped at a limit
     */
    public PlacementTable placements() {
        if (listed.isEmpty()) {
            PlacementTable table = timed("placements", () -> new PlacementTable(puzzle, this::look));
            work = work.plus(new Work(table.size(), 0, 0, 0, work.seconds(), 0));
            listed = Optional.of(table);
        }
        return listed.get();
    }

    /**
     * Checks the clock during work that opens no nodes, and reports progress.
     *
     * @throws Stopped at a limit
     */
    public void look() {
        clock.check();
        if (clock.isTimeToReport()) {
            clock.report(new Progress.Search(0, 0, 0, puzzle.mandatoryCells(), clock.elapsed(), clock.left()));
        }
    }

    /** Returns the options of the search, limited to the time and nodes that are left. */
    public SearchOptions left() {
        SearchOptions nodes = options.limits().nodes() == Long.MAX_VALUE
                ? options
                : options.withNodeLimit(Math.max(0, options.limits().nodes() - nodes()));
        return clock.left().map(nodes::withTimeLimit).orElse(nodes);
    }

    /**
     * Returns the options of the search, limited to the time and nodes that are left and to at most {@code mostNodes}
     * nodes.
     */
    public SearchOptions left(long mostNodes) {
        SearchOptions left = left();
        return left.withNodeLimit(Math.min(left.limits().nodes(), mostNodes));
    }

    /** Tells whether all nodes of the budget are used. */
    public boolean isOutOfNodes() {
        return nodes() >= options.limits().nodes();
    }

    private long nodes() {
        return work.nodes() + done.nodes();
    }

    /**
     * Adds work that an engine has done in the current stage. The nodes of this work use up the budget at once. The
     * method {@link #work()} includes the work only when the stage has {@link #ended}.
     */
    public void did(Work part) {
        done = done.plus(part);
    }

    /** Notes that the current stage searches a model in the given formulation. */
    public void by(Formulation formulation) {
        model = Optional.of(formulation.word());
    }

    /**
     * Continues an engine, and reports its new work by {@link #did}, even when the engine is {@link Stopped}.
     *
     * @param work the function that returns all work that the engine has done so far
     * @param turn the call that continues the engine
     */
    public <T> T counting(Supplier<Work> work, Supplier<T> turn) {
        Work before = work.get();
        try {
            return turn.get();
        } finally {
            did(work.get().without(before));
        }
    }

    /**
     * Ends a stage, or a part of a stage. The work of the stage is what was reported by {@link #did}. Its time is the
     * time since the stage before it ended. The work of stages with the same name is added up.
     */
    public void ended(String name) {
        work = work.plus(
                done.within(Math.max(0, clock.seconds() - work.seconds())).as(name, model));
        done = Work.NONE;
        model = Optional.empty();
    }

    /** Ends a stage that did the given work. */
    public void ended(String name, Work stage) {
        did(stage);
        ended(name);
    }

    /** Ends a stage, and returns its answer with the work of all stages so far. */
    public Verdict ended(String name, Verdict stage) {
        ended(name, stage.work());
        return stage.withWork(work());
    }

    /** Ends a stage that has opened the given number of nodes without Choco. */
    public void ended(String name, long nodes) {
        ended(name, new Work(0, nodes, 0, 0, 0, 0));
    }

    /** Runs a stage that opens no nodes. Its time counts even if the stage is {@link Stopped}. */
    public <T> T timed(String name, Supplier<T> stage) {
        try {
            return stage.get();
        } finally {
            ended(name);
        }
    }

    /** Returns the work of all stages so far, and the time since the budget was made. */
    public Work work() {
        return work.within(clock.seconds());
    }
}
