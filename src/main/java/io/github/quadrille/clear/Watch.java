package io.github.quadrille.clear;

import io.github.quadrille.limit.Clock;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.limit.Stopped;

/** The clock of a game's search: counts nodes and positions, too, and throws {@link Stopped} when a limit is reached. */
public final class Watch extends Clock {
    private static final int LOOK_EVERY = 64;
    /** A stored position with its place in a hash table, in bytes, roughly. */
    private static final long POSITION_BYTES = 150;

    private final GameListener listener;
    private final long mostNodes;
    private final long mostPositions;
    private long nodes;
    private int moves;

    public Watch(Limits limits, GameListener listener) {
        super(limits.time(), listener::isInterrupted);
        this.listener = listener;
        this.mostNodes = limits.nodes();
        this.mostPositions = limits.memory() / POSITION_BYTES;
    }

    /** Says how many moves are tried from now on. */
    public void tries(int number) {
        moves = number;
        look();
    }

    /** The number of moves tried last. */
    public int moves() {
        return moves;
    }

    /** Counts a node of a search that keeps so many positions. */
    void node(long positions) {
        if (nodes >= mostNodes) {
            throw new Stopped(Limit.NODES);
        }
        nodes++;
        if (positions > mostPositions) {
            throw new Stopped(Limit.MEMORY);
        }
        if (nodes % LOOK_EVERY == 0) {
            look();
        }
    }

    /** Counts a conflict of a proof as a node. */
    public void conflict() {
        node(0);
    }

    /** Looks at the clock and the nodes during a search that counts its own. */
    public void look(long counted) {
        if (counted > mostNodes - nodes) {
            throw new Stopped(Limit.NODES);
        }
        look();
    }

    /** Adds nodes that were counted elsewhere. */
    public void add(long counted) {
        nodes += counted;
    }

    /** Looks at the clock, and reports now and then. */
    public void look() {
        check();
        if (isTimeToReport()) {
            reported();
            listener.progress(new GameProgress(nodes, moves, elapsed(), left()));
        }
    }

    public Effort effort() {
        return new Effort(nodes, seconds());
    }
}
