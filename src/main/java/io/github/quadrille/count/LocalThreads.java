package io.github.quadrille.count;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Counts parts on threads of this process, each part on one; who is done takes the next. */
final class LocalThreads implements PartExecutor {
    @Override
    public void count(List<Part> parts, CountMethod method, CountLimits limits, PartListener listener) {
        Clock clock = new Clock(limits, listener);
        ExecutorService pool = Executors.newFixedThreadPool(limits.threads(), task -> {
            Thread thread = new Thread(task, "part");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> running = new ArrayList<>();
            for (Part part : parts) {
                running.add(pool.submit(() -> count(part, method, limits, clock, listener)));
            }
            for (Future<?> each : running) {
                each.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException problem) {
                throw problem;
            }
            throw new IllegalStateException("A part failed.", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            pool.shutdownNow();
        }
    }

    private static void count(Part part, CountMethod method, CountLimits limits, Clock clock, PartListener listener) {
        if (clock.stop().isPresent()) {
            return;
        }
        Optional<Duration> left = clock.left();
        CountLimits own = new CountLimits(1, limits.memory() / limits.threads(), left);
        PackingCount count = PackingCounter.count(part.puzzle(), method, own, new CountListener() {
            @Override
            public boolean isInterrupted() {
                return listener.isInterrupted();
            }
        });
        synchronized (listener) {
            listener.counted(part, count);
        }
    }
}
