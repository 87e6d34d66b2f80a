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
 * One budget of time and nodes for all stages of an answer, and the work of all of them: what a stage has used is gone
 * for the next one, and counts as much as what the last one uses.
 */
public final class StageBudget {
    private final Puzzle puzzle;
    private final SearchOptions options;
    private final Clock clock;
    private Work work = Work.NONE;
    private Work done = Work.NONE;
    private Optional<String> model = Optional.empty();
    private Optional<PlacementTable> listed = Optional.empty();

    /** Time runs from now on. */
    public StageBudget(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        this.puzzle = puzzle;
        this.options = options;
        this.clock = new Clock(options.limits(), listener);
    }

    /** The same, of placements that are listed already. */
    public StageBudget(PlacementTable table, SearchOptions options, SolveListener listener) {
        this(table.puzzle(), options, listener);
        this.listed = Optional.of(table);
    }

    /** A budget of its own for the same puzzle, which need not list placements again. */
    public StageBudget anew(SearchOptions others, SolveListener listener) {
        StageBudget budget = new StageBudget(puzzle, others, listener);
        budget.listed = listed;
        return budget;
    }

    /**
     * The placements, listed once for all stages.
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
     * Looks at the clock where no nodes are opened.
     *
     * @throws Stopped at a limit
     */
    public void look() {
        clock.check();
        if (clock.isTimeToReport()) {
            clock.report(new Progress.Search(0, 0, 0, puzzle.mandatoryCells(), clock.elapsed(), clock.left()));
        }
    }

    /** What is wanted, within what is left. */
    public SearchOptions left() {
        SearchOptions nodes = options.limits().nodes() == Long.MAX_VALUE
                ? options
                : options.withNodeLimit(Math.max(0, options.limits().nodes() - nodes()));
        return clock.left().map(nodes::withTimeLimit).orElse(nodes);
    }

    /** The same, with at most so many nodes. */
    public SearchOptions left(long mostNodes) {
        SearchOptions left = left();
        return left.withNodeLimit(Math.min(left.limits().nodes(), mostNodes));
    }

    /** Whether no node is left to open. */
    public boolean isOutOfNodes() {
        return nodes() >= options.limits().nodes();
    }

    private long nodes() {
        return work.nodes() + done.nodes();
    }

    /** A stage has done this, of whatever engine; it counts when the stage has {@link #ended}. */
    public void did(Work part) {
        done = done.plus(part);
    }

    /** A stage searches a model. */
    public void by(Formulation formulation) {
        model = Optional.of(formulation.word());
    }

    /**
     * Has an engine go on, and takes note of what it {@link #did}, also where it is {@link Stopped}.
     *
     * @param work what the engine has done so far
     */
    public <T> T counting(Supplier<Work> work, Supplier<T> turn) {
        Work before = work.get();
        try {
            return turn.get();
        } finally {
            did(work.get().without(before));
        }
    }

    /** A stage has ended, or a part of one: what it {@link #did}, and all time since the one before. What several of one name took is added up. */
    public void ended(String name) {
        work = work.plus(
                done.within(Math.max(0, clock.seconds() - work.seconds())).as(name, model));
        done = Work.NONE;
        model = Optional.empty();
    }

    /** A stage has ended that did this. */
    public void ended(String name, Work stage) {
        did(stage);
        ended(name);
    }

    /** A stage has ended; its answer with the work of all stages so far. */
    public Verdict ended(String name, Verdict stage) {
        ended(name, stage.work());
        return stage.withWork(work());
    }

    /** A stage has ended that has opened so many nodes without Choco. */
    public void ended(String name, long nodes) {
        ended(name, new Work(0, nodes, 0, 0, 0, 0));
    }

    /** Runs a stage that opens no nodes; what it takes counts even if it is {@link Stopped}. */
    public <T> T timed(String name, Supplier<T> stage) {
        try {
            return stage.get();
        } finally {
            ended(name);
        }
    }

    /** The work of all stages so far, and the time since the first began. */
    public Work work() {
        return work.within(clock.seconds());
    }
}
