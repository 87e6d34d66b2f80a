package io.github.quadrille.engine.choco;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/** Some endgames, searched one after the other on another thread. It may be called again where it has left off. */
final class EndgameTask implements Callable<EndgameTask.Found> {
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

    EndgameTask(List<ResidualCover> rests, BooleanSupplier stop) {
        this.rests = rests;
        this.watch = new NodeWatch() {
            @Override
            public boolean isMetNow() {
                return stop.getAsBoolean();
            }

            @Override
            public long nodesLeft() {
                return Long.MAX_VALUE;
            }
        };
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
