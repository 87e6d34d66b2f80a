package io.github.quadrille.app.cluster;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import io.github.quadrille.engine.parts.TaskAnswerer;
import io.github.quadrille.engine.parts.TaskQuestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The threads of a worker, each at work on one part, and the parts that wait for them. */
final class PartThreads implements AutoCloseable {
    /** Hears of parts that are done, on the thread that did them. */
    interface Listener {
        void answered(String part, TaskAnswer taskAnswer);

        void failed(String part, String reason);
    }

    /** A part that was not dropped. */
    private static final class Job {
        private volatile boolean dropped;
    }

    private final Map<String, Job> jobs = new LinkedHashMap<>();
    private final ThreadTeam pool;
    private final Limits limits;
    private final TaskAnswerer answerer;
    private final Listener listener;

    PartThreads(int threads, long memory, TaskAnswerer taskAnswerer, Listener listener) {
        this.pool = new ThreadTeam(threads, "part");
        this.limits = Limits.NONE.withThreads(1).withMemory(memory / threads);
        this.answerer = taskAnswerer;
        this.listener = listener;
    }

    /** Takes parts, those excepted that are here already. */
    synchronized void add(TaskQuestion taskQuestion, Map<String, Puzzle> parts) {
        parts.forEach((part, puzzle) -> {
            if (!jobs.containsKey(part)) {
                Job job = new Job();
                jobs.put(part, job);
                pool.execute(() -> work(part, puzzle, taskQuestion, job));
            }
        });
    }

    private void work(String part, Puzzle puzzle, TaskQuestion taskQuestion, Job job) {
        if (job.dropped) {
            return;
        }
        try {
            TaskAnswer taskAnswer = answerer.answer(puzzle, taskQuestion, limits, () -> job.dropped);
            if (job.dropped) {
                return;
            }
            if (taskAnswer instanceof PartAnswer told && !told.count().isComplete()) {
                listener.failed(part, told.count().stoppedBy().orElseThrow().words());
            } else {
                listener.answered(part, taskAnswer);
            }
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            listener.failed(part, e.toString());
        } finally {
            forget(part, job);
        }
    }

    private synchronized void forget(String part, Job job) {
        jobs.remove(part, job);
    }

    /** Stops work on these, whether it was begun or not. */
    synchronized void drop(Collection<String> parts) {
        for (String part : parts) {
            Job job = jobs.remove(part);
            if (job != null) {
                job.dropped = true;
            }
        }
    }

    void dropAll() {
        drop(parts());
    }

    /** What is here, at work or waiting. */
    synchronized List<String> parts() {
        return new ArrayList<>(jobs.keySet());
    }

    @Override
    public void close() {
        dropAll();
        pool.close();
    }
}
