package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.lab.clear.Outcome.Effort;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Measures the time and counts the nodes of a search for the line-clearing game. Throws {@link Stopped} when a limit is
 * reached: the time, the nodes, or the positions that the search keeps in memory.
 */
public final class GameClock extends Clock {
    private static final int LOOK_EVERY = 64;
    /** A stored position with its place in a hash table takes roughly this many bytes. */
    private static final long POSITION_BYTES = 150;

    private final long mostNodes;
    private final long mostPositions;
    private final AtomicLong nodes = new AtomicLong();
    private int moves;

    public GameClock(Limits limits, Listener listener) {
        super(limits, listener);
        this.mostNodes = limits.nodes();
        this.mostPositions = limits.memory() / POSITION_BYTES;
    }

    /** Sets the number of moves that the search tries now, and checks the clock. */
    public void tries(int number) {
        moves = number;
        look();
    }

    long nodes() {
        return nodes.get();
    }

    /** Returns the number of moves that the search tries now. */
    public int moves() {
        return moves;
    }

    /**
     * Counts a node of a search.
     *
     * @param positions the number of positions that the search keeps
     */
    void node(long positions) {
        if (isTimeToLook(positions)) {
            look();
        }
    }

    /**
     * Counts a node of a search with several threads. An interrupted thread is stopped, too. Progress is not reported.
     *
     * @param positions the number of positions that the search keeps
     */
    void nodeOfMany(long positions) {
        if (isTimeToLook(positions)) {
            check();
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new Stopped(Limit.INTERRUPTED);
        }
    }

    private boolean isTimeToLook(long positions) {
        if (nodes.get() >= mostNodes) {
            throw new Stopped(Limit.NODES);
        }
        if (positions > mostPositions) {
            throw new Stopped(Limit.MEMORY);
        }
        return nodes.incrementAndGet() % LOOK_EVERY == 0;
    }

    /** Counts a conflict in the search for a proof. It counts as one node. */
    public void conflict() {
        node(0);
    }

    /**
     * Checks the clock and the limit on nodes.
     *
     * @param counted the number of nodes that a search with its own counter has visited so far
     */
    public void look(long counted) {
        if (counted > mostNodes - nodes.get()) {
            throw new Stopped(Limit.NODES);
        }
        look();
    }

    /** Adds nodes that another counter has counted. */
    public void add(long counted) {
        nodes.addAndGet(counted);
    }

    /** Checks the clock, and reports progress now and then. */
    public void look() {
        check();
        if (isTimeToReport()) {
            report(new Progress.Game(nodes.get(), moves, elapsed(), left()));
        }
    }

    public Effort effort() {
        return new Effort(nodes.get(), seconds());
    }
}
