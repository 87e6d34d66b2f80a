package io.github.quadrille.frontier;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Stopped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that share the steps of a frontier: each brings one part of the next layer together. */
final class Workers implements AutoCloseable {
    /** Smaller layers are passed sooner by one thread than shared out. */
    private static final long FEW_LONGS = 20_000;

    private final int threads;
    private final ExecutorService pool;

    Workers(int threads) {
        this.threads = threads;
        this.pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "frontier");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Passes one item. */
    Passage pass(FrontierStep step, Layer before, boolean keep, Guard guard) {
        int parts = before.longs() < FEW_LONGS ? 1 : threads;
        List<LayerPart> results = new ArrayList<>();
        List<Callable<Long>> tasks = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            int part = i;
            LayerPart result = new LayerPart();
            results.add(result);
            tasks.add(() -> step.gather(before, result, part, parts, keep, guard));
        }
        long additions = 0;
        Optional<Limit> stop = Optional.empty();
        try {
            guard.check(0);
            if (parts == 1) {
                additions = tasks.get(0).call();
            } else {
                for (Future<Long> future : pool.invokeAll(tasks)) {
                    additions += future.get();
                }
            }
        } catch (Stopped stopped) {
            stop = Optional.of(stopped.limit());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Stopped stopped) {
                stop = Optional.of(stopped.limit());
            } else if (e.getCause() instanceof FrontierTooLarge tooLarge) {
                throw tooLarge;
            } else {
                throw new IllegalStateException("A step of the frontier failed.", e.getCause());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop = Optional.of(Limit.INTERRUPTED);
        } catch (FrontierTooLarge e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException("A step of the frontier failed.", e);
        }
        return new Passage(new Layer(before.item() + 1, before.words(), results), additions, stop);
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
