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
 * Packings of an {@link Endgame} all at once, on several threads: Choco's thread goes through the top of the tree, and what is
 * left below is searched by the others. Packings are handed out on Choco's thread, in the order in which one thread finds
 * them, so that the answer is the same on any number. The first few milliseconds are spent without them, and so is all the
 * time in which nodes are limited: they are opened one after the other, so that the last one is always the same.
 */
final class ParallelEndgame implements Endgame {
    /** Nodes that one thread opens sooner than others have begun. */
    private static final long NODES_ALONE = 20_000;
    /** Nodes that are worth handing over: some milliseconds. */
    private static final long NODES_OF_TASK = 10_000;

    private static final int MOST_OF_TASK = 16;
    /** Tasks for each thread that are begun, or wait. */
    private static final int AHEAD = 2;

    private final CoverState state;
    private final int threads;
    private final int[] room;
    private final Deque<ResidualCover> unused = new ArrayDeque<>();
    private List<ResidualCover> next = new ArrayList<>();
    private final Deque<EndgameTask> ahead = new ArrayDeque<>();
    private final Deque<Future<EndgameTask.Found>> results = new ArrayDeque<>();
    /** What is searched on Choco's thread now. */
    private Optional<ResidualCover> here = Optional.empty();

    private Optional<ThreadTeam> team = Optional.empty();
    private Consumer<int[]> taker = packing -> {};
    private NodeWatch watch = NodeWatch.NONE;
    private volatile boolean isStopped;
    private long played;
    private long nodes;
    private long deadEnds;

    /** @param threads how many may search */
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

    /** Until it is done: one with many packings stops now and then, so that they need not all be kept. */
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

    /** On this thread, each packing handed out as it is found. Returns whether these were all. */
    private boolean here(ResidualCover rest) {
        // What it opens now counts at once, for there may be a limit; what it has opened before is counted already.
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

    /** Some endgames, searched one after the other on another thread. It may be called again where it has left off. */
    private static final class EndgameTask implements Callable<EndgameTask.Found> {
        private static final int MOST_PACKINGS = 4096;

        private final List<ResidualCover> rests;
        private final NodeWatch watch;
        private int at;

        /**
         * What one call has found.
         *
         * @param isAll whether there is no more to come; not so either when it was stopped
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
