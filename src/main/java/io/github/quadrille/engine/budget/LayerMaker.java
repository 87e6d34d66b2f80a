package io.github.quadrille.engine.budget;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.engine.budget.BudgetSearch.SweepLimits;
import io.github.quadrille.engine.budget.NewLayer.GumbelSampling;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Makes the layers of sweeps, large ones on several threads: they are the same on any number of them. */
final class LayerMaker implements AutoCloseable {
    /** Smaller layers are passed sooner by one thread than shared out. */
    private static final int MANY = 1 << 14;
    /** Ranges are never of quite the same size, so that some threads are done before others. */
    private static final int RANGES_PER_THREAD = 8;

    private static final int FEW = 1 << 11;

    private final boolean wide;
    private final int most;
    private final SweepLimits limits;
    private final GumbelSampling lottery;
    private final Runnable pause;
    private final ThreadTeam team;
    private NewLayer layer;
    private long before;
    private boolean drawn;

    /** Looks through the states of a range, which ascend. */
    interface Sieve {
        /** Whether a state is kept. */
        boolean keeps(long low, long high, int cost);
    }

    /**
     * @param most how many states of a layer may be left
     * @param pause called many times a second, so that it may give up by throwing
     */
    LayerMaker(boolean wide, int most, SweepLimits limits, GumbelSampling gumbelSampling, Runnable pause) {
        this.wide = wide;
        this.most = most;
        this.limits = limits;
        this.lottery = gumbelSampling;
        this.pause = pause;
        this.team = new ThreadTeam(limits.threads(), "sweep");
        this.layer = new NewLayer(wide, most, limits.thinned(), gumbelSampling, limits.states());
    }

    /**
     * What comes out of a merge and through a sieve.
     *
     * @param sieves makes one for each range, in ascending order
     * @throws NewLayer.TooMany when the limits say so
     */
    PricedStates layer(LayerMerge layerMerge, Supplier<? extends Sieve> sieves) {
        before += layer.met();
        layer = new NewLayer(wide, most, limits.thinned(), lottery, limits.states() - before);
        pause.run();
        try {
            if (limits.threads() == 1 || layerMerge.size() < MANY) {
                fill(layer, layerMerge.whole(), sieves.get(), pause);
            } else {
                team.run(ranges(layerMerge, sieves), pause, layer::add);
            }
        } catch (NewLayer.TooMany tooMany) {
            layer.giveUp();
            throw tooMany;
        }
        drawn |= layer.isDrawn();
        return layer.finished();
    }

    private List<Callable<NewLayer>> ranges(LayerMerge layerMerge, Supplier<? extends Sieve> sieves) {
        int number = (int) Math.min((long) RANGES_PER_THREAD * limits.threads(), layerMerge.size() / FEW);
        List<Callable<NewLayer>> tasks = new ArrayList<>();
        for (LayerMerge.Range range : layerMerge.ranges(number)) {
            Sieve sieve = sieves.get();
            tasks.add(() -> {
                NewLayer part = layer.range(wide);
                fill(part, range, sieve, LayerMaker::lookForInterruption);
                return part;
            });
        }
        return tasks;
    }

    private static void fill(NewLayer layer, LayerMerge.Range range, Sieve sieve, Runnable pause) {
        range.run(
                (low, high, cost) -> {
                    if (sieve.keeps(low, high, cost)) {
                        layer.add(low, high, cost);
                    }
                },
                pause);
    }

    private static void lookForInterruption() {
        if (Thread.currentThread().isInterrupted()) {
            throw new Stopped(Limit.INTERRUPTED);
        }
    }

    /** How many states were met in all, each counted whenever it was. */
    long states() {
        return before + layer.met();
    }

    /** Whether lots were drawn for some layer. */
    boolean hasDrawn() {
        return drawn;
    }

    @Override
    public void close() {
        team.close();
    }
}
