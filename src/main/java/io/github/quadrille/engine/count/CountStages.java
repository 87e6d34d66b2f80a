package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.frontier.CoverProblem;
import io.github.quadrille.engine.frontier.Frontier;
import io.github.quadrille.engine.frontier.FrontierTooLarge;
import io.github.quadrille.engine.plan.StageBudget;
import java.time.Duration;
import java.util.Optional;

/**
 * Holds what the stages of a count share: the placements, which are listed once, one clock, one limit on nodes and one
 * sum of work. Only the time may be read by several threads at once.
 */
final class CountStages implements SolveListener {
    private final Puzzle puzzle;
    private final Limits limits;
    private final Listener listener;
    private final Clock clock;
    private final StageBudget stages;

    /** Starts the clock. */
    CountStages(Puzzle puzzle, Limits limits, Listener listener) {
        this.puzzle = puzzle;
        this.limits = limits;
        this.listener = listener;
        this.clock = new Clock(limits, listener);
        this.stages = new StageBudget(puzzle, SearchOptions.FIND_ALL.within(limits), this);
    }

    private CountStages(CountStages whole, Limits limits) {
        this.puzzle = whole.puzzle;
        this.limits = limits;
        this.listener = whole.listener;
        this.clock = new Clock(limits, listener);
        this.stages = whole.stages.anew(SearchOptions.FIND_ALL.within(limits), this);
    }

    /**
     * Returns the stages of a shorter count on one thread, within the remaining limits. The work of that count is added
     * up separately.
     *
     * @param most the longest time
     */
    CountStages look(Duration most) {
        return new CountStages(this, limitsLeft().withTime(atMost(most)).withThreads(1));
    }

    StageBudget budget() {
        return stages;
    }

    Puzzle puzzle() {
        return puzzle;
    }

    Limits limits() {
        return limits;
    }

    /** Returns the limits minus the time and nodes used so far. */
    Limits limitsLeft() {
        return stages.left().limits();
    }

    Listener listener() {
        return listener;
    }

    Clock clock() {
        return clock;
    }

    /** Returns a clock that stops after this time from now, or earlier at the limit of the count. */
    Clock clock(Duration most) {
        return new Clock(limits.withTime(atMost(most)), listener);
    }

    private Duration atMost(Duration most) {
        return clock.left().filter(left -> left.compareTo(most) < 0).orElse(most);
    }

    /**
     * Returns the placements.
     *
     * @throws Stopped at a limit
     */
    PlacementTable table() {
        return stages.placements();
    }

    /**
     * Returns a frontier that has not begun.
     *
     * @throws FrontierTooLarge when there are too many boundaries or combinations of counts to represent
     * @throws Stopped at a limit
     */
    Frontier frontier() {
        return new Frontier(CoverProblem.reduced(table(), stages::look), limits, clock);
    }

    /**
     * Runs a frontier to its end. Returns whether the memory was enough.
     *
     * @throws Stopped when another limit is reached
     */
    boolean sweeps(Frontier frontier) {
        frontier.run();
        boolean fits = !frontier.stop().equals(Optional.of(Limit.MEMORY));
        Stopped.ifAny(frontier.stop().filter(limit -> fits));
        return fits;
    }

    /** Returns how many nodes may still be opened. Nodes of a search that is running now are not subtracted yet. */
    long nodesLeft() {
        return limitsLeft().nodes();
    }

    /** Returns a search that finds every packing and can pause. */
    PackingSearch begin() {
        return PackingSearch.begin(SearchRequest.of(table(), stages.left()), this);
    }

    /**
     * Searches for every packing as one stage, within the limits of the stage. The listener gets the packings and the
     * progress.
     */
    Verdict search(String stage, long mostNodes, SolveListener hearer) {
        return stages.ended(stage, PackingSearch.solve(SearchRequest.of(table(), stages.left(mostNodes)), hearer));
    }

    /** Searches for every packing as one stage, within the limits of the stage. The packings are only counted. */
    Verdict search(String stage, long mostNodes) {
        return search(stage, mostNodes, this);
    }

    /**
     * Finds every packing of another puzzle within the remaining limits. The work of this search is not added to the
     * work of the count.
     *
     * @param used the work of the earlier calls, whose nodes are subtracted from the nodes that may still be opened
     */
    Verdict probe(Puzzle rest, long mostNodes, Work used) {
        long left = nodesLeft();
        return PackingSearch.solve(
                SearchRequest.of(rest, stages.left(Math.min(mostNodes, left - Math.min(left, used.nodes())))), this);
    }

    /** Tells whether no more nodes may be opened, if the nodes of the given work count, too. */
    boolean isOutOfNodes(Work used) {
        return used.nodes() >= nodesLeft();
    }

    @Override
    public boolean wantsPackings() {
        return false;
    }

    @Override
    public void progress(Progress now) {
        if (now instanceof Progress.Search search) {
            long packings = search.packings();
            clock.report(
                    search.nodes() == 0 ? "preparing" : "%,d nodes, %,d packings".formatted(search.nodes(), packings),
                    packings);
        }
    }

    @Override
    public boolean isInterrupted() {
        return listener.isInterrupted();
    }
}
