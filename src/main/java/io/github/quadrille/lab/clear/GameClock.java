package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.lab.clear.Outcome.Effort;
import java.util.concurrent.atomic.AtomicLong;

/** Measures the time, nodes and positions of a game's search, and throws {@link Stopped} when a limit is reached. */
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

    /** Sets the number of moves that the search tries from now on, and checks the clock. */
    public void tries(int number) {
        moves = number;
        look();
    }

    long nodes() {
        return nodes.get();
    }

    /** Returns the number of moves that the search tried last. */
    public int moves() {
        return moves;
    }

    /** Counts a node of a search that keeps this many positions. */
    void node(long positions) {
        if (isTimeToLook(positions)) {
            look();
        }
    }

    /**
     * Counts a node in any thread of a search that keeps this many positions. It also stops an interrupted thread. It
     * does not report progress.
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

    /** Counts a conflict of a proof as a node. */
    public void conflict() {
        node(0);
    }

    /** Checks the clock and the limit on nodes, during a search that counts its own nodes. */
    public void look(long counted) {
        if (counted > mostNodes - nodes.get()) {
            throw new Stopped(Limit.NODES);
        }
        look();
    }

    /** Adds nodes that were counted elsewhere. */
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
