package io.github.quadrille.parts;

import io.github.quadrille.limit.Limits;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Answers parts on threads of this process, each part on one; who is done takes the next. */
public final class LocalThreads implements PartExecutor {
    private static final long REPORT_MILLIS = 250;

    private final Answerer answerer;

    /** @param answerer knows how a part is answered */
    public LocalThreads(Answerer answerer) {
        this.answerer = answerer;
    }

    @Override
    public void answer(Ledger ledger, Limits limits, CountListener listener) {
        CountClock clock = new CountClock(limits, listener);
        ExecutorService pool = Executors.newFixedThreadPool(limits.threads(), task -> {
            Thread thread = new Thread(task, "part");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int thread = 0; thread < limits.threads(); thread++) {
                running.add(pool.submit(() -> work(ledger, limits, clock)));
            }
            for (Future<?> each : running) {
                await(each, ledger, clock);
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

    /** Tells how far it has come while a part takes long, too. */
    private static void await(Future<?> thread, Ledger ledger, CountClock clock)
            throws ExecutionException, InterruptedException {
        while (!thread.isDone()) {
            try {
                thread.get(REPORT_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                clock.report(ledger.words());
            }
        }
        thread.get();
    }

    private void work(Ledger ledger, Limits limits, CountClock clock) {
        while (clock.stop().isEmpty()) {
            Optional<Part> part = ledger.take();
            if (part.isEmpty()) {
                return;
            }
            Limits own = limits.withThreads(1)
                    .withMemory(limits.memory() / limits.threads())
                    .withTime(clock.left());
            ledger.answer(
                    part.get(),
                    answerer.answer(
                            part.get().puzzle(),
                            ledger.question(),
                            own,
                            () -> ledger.isDecided() || clock.isInterrupted()));
        }
    }
}
