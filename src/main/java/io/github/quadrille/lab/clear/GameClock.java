package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.lab.clear.Outcome.Effort;
import java.util.concurrent.atomic.AtomicLong;

/** The clock of a game's search: counts nodes and positions, too, and throws {@link Stopped} when a limit is reached. */
public final class GameClock extends Clock {
    private static final int LOOK_EVERY = 64;
    /** A stored position with its place in a hash table, in bytes, roughly. */
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

    /** Says how many moves are tried from now on. */
    public void tries(int number) {
        moves = number;
        look();
    }

    long nodes() {
        return nodes.get();
    }

    /** The number of moves tried last. */
    public int moves() {
        return moves;
    }

    /** Counts a node of a search that keeps so many positions. */
    void node(long positions) {
        if (isTimeToLook(positions)) {
            look();
        }
    }

    /** The same for any thread, which is stopped, too, when it is interrupted; reports nothing. */
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

    /** Looks at the clock and the nodes during a search that counts its own. */
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

    /** Looks at the clock, and reports now and then. */
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
