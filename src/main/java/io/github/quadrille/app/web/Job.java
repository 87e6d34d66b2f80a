package io.github.quadrille.app.web;

import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Verdict;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpStatus;

/** A {@code Job} is a question that waits for its answer, or that is being answered. */
final class Job {
    private final String client;
    private final Verb.Task task;
    private final byte[] body;
    private final Reply reply;
    private final Consumer<Throwable> defects;
    private int ahead = -1;

    /**
     * Prepares a job.
     *
     * @param client the name of the client that asks
     */
    Job(String client, Verb.Task task, byte[] body, Reply reply, Consumer<Throwable> defects) {
        this.client = client;
        this.task = task;
        this.body = body;
        this.reply = reply;
        this.defects = defects;
    }

    String client() {
        return client;
    }

    void stop() {
        reply.stop();
    }

    /** Tells the client how many other jobs begin before this one, if that number changed. */
    void waits(int others) {
        if (others != ahead) {
            ahead = others;
            reply.newest("queued", new Queued(others));
        }
    }

    private record Queued(int ahead) {}

    private record Undecided(Verdict.Status status, String reason) {}

    /** Answers the question, or says why there is no answer. It catches everything that the task throws. */
    void run() {
        if (reply.isStopped()) {
            reply.left();
            return;
        }
        try {
            task.answer(body, reply);
        } catch (Throwable problem) {
            try {
                fail(problem);
            } catch (OutOfMemoryError worse) {
                // There is not even enough memory to write the refusal.
                reply.left();
            }
        }
    }

    private void fail(Throwable problem) {
        if (problem instanceof Stopped stopped) {
            byte[] answer = Reply.json(
                    new Undecided(Verdict.Status.UNDECIDED, stopped.limit().words()));
            reply.end(HttpStatus.OK_200, ResponseWriter.JSON, answer, Map.of());
        } else {
            reply.refuse(Rejection.of(problem).orElseGet(() -> {
                defects.accept(problem);
                return Rejection.defect(problem);
            }));
        }
    }
}
