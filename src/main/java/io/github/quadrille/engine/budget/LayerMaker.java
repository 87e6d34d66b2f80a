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

/**
 * Makes the layers of a sweep. A layer holds the states that the sweep can reach before one item. Large layers are made
 * on several threads. The layers are the same on any number of threads.
 */
final class LayerMaker implements AutoCloseable {
    /** If a merge starts from fewer states than this, one thread is faster than several. */
    private static final int MANY = 1 << 14;
    /**
     * A layer is divided into at most this many ranges for each thread. Ranges differ in size, so a thread that
     * finishes early takes another range.
     */
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

    /** Decides which states of a range are kept. The states arrive in ascending order. */
    interface Sieve {
        /** Tells whether a state is kept. */
        boolean keeps(long low, long high, int cost);
    }

    /**
     * Prepares the threads.
     *
     * @param wide whether states have an upper word
     * @param most the number of states that a layer may keep
     * @param pause the callback that runs many times a second; it may end the sweep by throwing an exception
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
     * Returns the layer that results from a merge and a sieve.
     *
     * @param sieves the source of sieves, one for each range in ascending order
     * @throws NewLayer.TooMany when a limit is exceeded
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

    /**
     * Returns how many states the layers have received so far. A state that was dropped at random counts, too, and a
     * layer that is made again counts again.
     */
    long states() {
        return before + layer.met();
    }

    /** Tells whether states were dropped at random from some layer. */
    boolean hasDrawn() {
        return drawn;
    }

    @Override
    public void close() {
        team.close();
    }
}
