package io.github.quadrille.engine.choco;

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
    private final SearchClock clock;
    private Work work = Work.NONE;
    private Optional<PlacementTable> listed = Optional.empty();

    /** Time runs from now on. */
    public StageBudget(Puzzle puzzle, SearchOptions options, SolveListener listener) {
        this.puzzle = puzzle;
        this.options = options;
        this.clock = new SearchClock(options, listener, puzzle.mandatoryCells());
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
        clock.whileBuilding();
    }

    /** What is wanted, within what is left. */
    public SearchOptions left() {
        SearchOptions nodes = options.limits().nodes() == Long.MAX_VALUE
                ? options
                : options.withNodeLimit(Math.max(0, options.limits().nodes() - work.nodes()));
        return clock.left().map(nodes::withTimeLimit).orElse(nodes);
    }

    /** The same, with at most so many nodes. */
    public SearchOptions left(long mostNodes) {
        SearchOptions left = left();
        return left.withNodeLimit(Math.min(left.limits().nodes(), mostNodes));
    }

    /** Whether no node is left to open. */
    public boolean isOutOfNodes() {
        return work.nodes() >= options.limits().nodes();
    }

    /** A stage has ended; its answer with the work of all stages so far. */
    public Verdict ended(String name, Verdict stage) {
        ended(name, stage.work());
        return stage.withWork(work());
    }

    /** The same of a search of one model. */
    public Verdict ended(String name, Formulation model, Verdict stage) {
        ended(name, stage.work().as(name, Optional.of(model.word())));
        return stage.withWork(work());
    }

    /** The same, where others have gone on while it paused: its time is what they have left of all that has passed. */
    public Verdict endedWithPauses(String name, Verdict stage) {
        endedNow(name, stage.work());
        return stage.withWork(work());
    }

    /** A stage has ended that began when the one before did: its time is all since then. */
    public void endedNow(String name, Work stage) {
        ended(name, stage.within(unaccounted()));
    }

    /** A stage has ended, or a part of one: what several of one name took is added up. */
    public void ended(String name, Work stage) {
        work = work.plus(stage.as(name));
    }

    /** Runs a stage that opens no nodes; what it takes counts even if it is {@link Stopped}. */
    public <T> T timed(String name, Supplier<T> stage) {
        try {
            return stage.get();
        } finally {
            ended(name);
        }
    }

    /** A stage has ended that opens no nodes, and that was not timed elsewhere. */
    public void ended(String name) {
        ended(name, 0);
    }

    /** The same, of a stage that has opened so many nodes without Choco. */
    public void ended(String name, long nodes) {
        ended(name, nodes, 0);
    }

    /** The same, where Choco has opened some of them. */
    public void ended(String name, long nodes, long choco) {
        endedNow(name, new Work(0, nodes, 0, 0, 0, 0).byChoco(choco));
    }

    private double unaccounted() {
        return Math.max(0, clock.seconds() - work.seconds());
    }

    /** The work of all stages so far, and the time since the first began. */
    public Work work() {
        return work.within(clock.seconds());
    }
}
