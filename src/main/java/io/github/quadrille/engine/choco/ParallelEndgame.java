package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Finds all packings of an {@link Endgame}, on several threads. Choco's thread visits the top of the search tree, and
 * the other threads search the small problems below. Packings are delivered on Choco's thread, in the order in which
 * one thread would find them. So the answer is the same on any number of threads. The first few milliseconds run on one
 * thread. If the number of nodes is limited, one thread opens all nodes, so that the last node is always the same.
 */
final class ParallelEndgame implements Endgame {
    /** One thread opens this many nodes sooner than other threads can start. */
    private static final long NODES_ALONE = 20_000;
    /**
     * A task should have at least about this many nodes, which are a few milliseconds of work. Smaller tasks are not
     * worth giving to another thread.
     */
    private static final long NODES_OF_TASK = 10_000;

    private static final int MOST_OF_TASK = 16;
    /** For each thread, at most this many tasks are running or waiting. */
    private static final int AHEAD = 2;

    private final CoverState state;
    private final int threads;
    private final int[] room;
    private final Deque<ResidualCover> unused = new ArrayDeque<>();
    private List<ResidualCover> next = new ArrayList<>();
    private final Deque<EndgameTask> ahead = new ArrayDeque<>();
    private final Deque<Future<EndgameTask.Found>> results = new ArrayDeque<>();
    /** This is the problem that Choco's thread is searching now, if any. */
    private Optional<ResidualCover> here = Optional.empty();

    private Optional<ThreadTeam> team = Optional.empty();
    private Consumer<int[]> taker = packing -> {};
    private NodeWatch watch = NodeWatch.NONE;
    private volatile boolean isStopped;
    private long played;
    private long nodes;
    private long deadEnds;

    /**
     * Prepares the endgame.
     *
     * @param threads the number of threads that may search
     */
    ParallelEndgame(CoverState state, int threads) {
        this.state = state;
        this.threads = threads;
        this.room = new int[state.problem().options()];
    }

    @Override
    public boolean takesOver() {
        return ResidualCover.fits(state);
    }

    @Override
    public Optional<int[]> play() {
        played++;
        ResidualCover rest = unused.isEmpty() ? new ResidualCover(state) : unused.pop();
        rest.begin(room);
        next.add(rest);
        if (isAlone()) {
            settle();
        } else if (next.size() >= Math.min(MOST_OF_TASK, NODES_OF_TASK * played / nodes + 1)) {
            handOver();
        }
        return Optional.empty();
    }

    private boolean isAlone() {
        return threads == 1 || nodes < NODES_ALONE || watch.nodesLeft() < Long.MAX_VALUE;
    }

    private void handOver() {
        if (team.isEmpty()) {
            team = Optional.of(new ThreadTeam(threads, "endgame"));
        }
        EndgameTask task = new EndgameTask(next, () -> isStopped);
        next = new ArrayList<>();
        ahead.add(task);
        results.add(team.get().submit(task));
        while (ahead.size() > AHEAD * threads) {
            takeFirst();
        }
    }

    /**
     * Delivers the packings of the first task until it is done. A task stops after 4096 packings and is then called
     * again, so that these packings can be delivered before there are too many.
     */
    private void takeFirst() {
        EndgameTask first = ahead.pop();
        EndgameTask.Found found = ThreadTeam.await(results.pop(), this::look);
        take(found);
        while (!found.isAll() && !isStopped) {
            found = ThreadTeam.await(team.orElseThrow().submit(first), this::look);
            take(found);
        }
        unused.addAll(first.rests());
    }

    private void take(EndgameTask.Found found) {
        nodes += found.nodes();
        deadEnds += found.deadEnds();
        found.packings().forEach(taker);
        look();
    }

    private void look() {
        isStopped = isStopped || watch.isMetNow();
    }

    @Override
    public void settle() {
        while (!ahead.isEmpty()) {
            takeFirst();
        }
        while (!next.isEmpty() && here(next.get(0))) {
            unused.add(next.remove(0));
        }
    }

    @Override
    public boolean isSettled() {
        return ahead.isEmpty() && next.isEmpty();
    }

    /**
     * Searches a problem on this thread, and delivers each packing when it is found. Returns whether all packings were
     * found.
     */
    private boolean here(ResidualCover rest) {
        // While this search runs, nodes() adds rest.nodes(), so that a limit sees each node at once. That number
        // includes the nodes of earlier searches, which are counted already. So they are subtracted here, and all nodes
        // are added again at the end.
        nodes -= rest.nodes();
        deadEnds -= rest.deadEnds();
        here = Optional.of(rest);
        while (rest.next(watch)) {
            taker.accept(rest.placements());
        }
        here = Optional.empty();
        nodes += rest.nodes();
        deadEnds += rest.deadEnds();
        return rest.isOver();
    }

    @Override
    public long nodes() {
        return nodes + here.map(ResidualCover::nodes).orElse(0L);
    }

    @Override
    public long deadEnds() {
        return deadEnds + here.map(ResidualCover::deadEnds).orElse(0L) - played;
    }

    @Override
    public void deliverTo(Consumer<int[]> whom) {
        taker = whom;
    }

    @Override
    public void heed(NodeWatch stop) {
        watch = stop;
    }

    @Override
    public void close() {
        isStopped = true;
        team.ifPresent(ThreadTeam::close);
    }

    /**
     * Searches several small problems one after the other on another thread. A task can be called again, and continues
     * where it stopped.
     */
    private static final class EndgameTask implements Callable<EndgameTask.Found> {
        private static final int MOST_PACKINGS = 4096;

        private final List<ResidualCover> rests;
        private final NodeWatch watch;
        private int at;

        /**
         * A {@code Found} is the result of one call.
         *
         * @param isAll whether the task has searched all its problems; without meaning if it was told to stop
         */
        record Found(List<int[]> packings, long nodes, long deadEnds, boolean isAll) {}

        EndgameTask(List<ResidualCover> rests, NodeWatch watch) {
            this.rests = rests;
            this.watch = watch;
        }

        List<ResidualCover> rests() {
            return rests;
        }

        @Override
        public Found call() {
            List<int[]> packings = new ArrayList<>();
            long nodes = -nodes();
            long deadEnds = -deadEnds();
            while (at < rests.size() && packings.size() < MOST_PACKINGS && !watch.isMetNow()) {
                if (rests.get(at).next(watch)) {
                    packings.add(rests.get(at).placements());
                } else {
                    at++;
                }
            }
            return new Found(packings, nodes + nodes(), deadEnds + deadEnds(), at == rests.size());
        }

        private long nodes() {
            return rests.stream().mapToLong(ResidualCover::nodes).sum();
        }

        private long deadEnds() {
            return rests.stream().mapToLong(ResidualCover::deadEnds).sum();
        }
    }
}
