package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.engine.frontier.Frontier.LayerStep;
import io.github.quadrille.engine.frontier.FrontierStep.StepGuard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Shares the steps of a frontier among threads. Each thread computes one part of the next layer. */
final class FrontierThreads implements AutoCloseable {
    /**
     * If the layer before an item has fewer longs than this, one thread passes the item, because dividing the work
     * among threads would take longer.
     */
    private static final long FEW_LONGS = 20_000;

    private final int threads;
    private final ThreadTeam team;

    FrontierThreads(int threads) {
        this.threads = threads;
        this.team = new ThreadTeam(threads, "frontier");
    }

    /** Passes one item, and returns the next layer. */
    LayerStep pass(FrontierStep step, Layer before, boolean isKept, StepGuard stepGuard) {
        int parts = before.longs() < FEW_LONGS ? 1 : threads;
        List<LayerPart> results = new ArrayList<>();
        List<Callable<Long>> tasks = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            int part = i;
            LayerPart result = new LayerPart();
            results.add(result);
            tasks.add(() -> step.gather(before, result, part, parts, isKept, stepGuard));
        }
        long additions = 0;
        Optional<Limit> stop = Optional.empty();
        try {
            stepGuard.check(0);
            if (parts == 1) {
                additions = step.gather(before, results.get(0), 0, 1, isKept, stepGuard);
            } else {
                for (long each : team.run(tasks, () -> {})) {
                    additions += each;
                }
            }
        } catch (Stopped stopped) {
            stop = Optional.of(stopped.limit());
        }
        return new LayerStep(new Layer(before.item() + 1, before.words(), results), additions, stop);
    }

    @Override
    public void close() {
        team.close();
    }
}
