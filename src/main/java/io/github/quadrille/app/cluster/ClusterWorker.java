package io.github.quadrille.app.cluster;

import io.github.quadrille.app.cluster.WorkerTransport.Lost;
import io.github.quadrille.engine.parts.Cluster.WorkerListener;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import io.github.quadrille.engine.parts.TaskAnswer;
import io.github.quadrille.engine.parts.TaskAnswer.TextAnswer;
import io.github.quadrille.engine.parts.TaskAnswerer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * A worker: waits for a head, does what it says, and waits for the next. When a head is lost, work goes on for a while,
 * since its successor may want the answers.
 */
final class ClusterWorker {
    private static final long BEAT = TimeUnit.SECONDS.toNanos(1);
    private static final long LOYALTY = TimeUnit.MINUTES.toNanos(1);
    private static final long WAIT_MILLIS = 250;
    private static final long SPEAK_MILLIS = 100;
    private static final long BETWEEN_TRIES_MILLIS = 500;
    /** Answers that were not fetched; more are forgotten, and asked again. */
    private static final int MOST_KEPT = 100_000;
    /** A message that is not read would be waited for in vain. */
    private static final int MOST_CHARACTERS = MessageAuthentication.LONGEST / 4;

    private final ClusterAddress meeting;
    private final String name;
    private final boolean once;
    private final int threads;
    private final BooleanSupplier stop;
    private final WorkerListener listener;
    private final LinkedBlockingQueue<ToHead> outgoing = new LinkedBlockingQueue<>(MOST_KEPT);
    private final PartThreads work;
    private boolean ended;

    ClusterWorker(
            ClusterAddress clusterAddress,
            String name,
            boolean once,
            int threads,
            long memory,
            TaskAnswerer taskAnswerer,
            BooleanSupplier stop,
            WorkerListener listener) {
        this.meeting = clusterAddress;
        this.name = name;
        this.once = once;
        this.threads = threads;
        this.stop = stop;
        this.listener = listener;
        this.work = new PartThreads(threads, memory, taskAnswerer, new PartThreads.Listener() {
            @Override
            public void answered(String part, TaskAnswer taskAnswer) {
                if (taskAnswer instanceof TextAnswer told && told.text().length() > MOST_CHARACTERS) {
                    failed(
                            part,
                            "its answer of %,d characters is too long"
                                    .formatted(told.text().length()));
                    return;
                }
                outgoing.offer(new ToHead.Answers(name, Map.of(part, taskAnswer)));
                listener.answered(part, taskAnswer);
            }

            @Override
            public void failed(String part, String reason) {
                outgoing.offer(new ToHead.Failed(name, part, reason));
                listener.event("part %s failed: %s".formatted(part, reason));
            }
        });
    }

    void run() throws ClusterUnreachable {
        long lost = System.nanoTime();
        boolean waiting = false;
        try (work) {
            while (!stop.getAsBoolean()) {
                Optional<WorkerTransport> post = WorkerTransport.connect(meeting, name);
                if (post.isPresent()) {
                    listener.event("joined " + meeting);
                    serve(post.get());
                    if (once) {
                        return;
                    }
                    lost = System.nanoTime();
                    waiting = false;
                } else {
                    if (!waiting) {
                        listener.event("waiting for a command with --cluster at " + meeting);
                        waiting = true;
                    }
                    if (System.nanoTime() - lost > LOYALTY) {
                        work.dropAll();
                    }
                    pause();
                }
            }
        }
    }

    /** This thread listens, another one speaks, so that neither waits for the other. */
    private void serve(WorkerTransport post) throws ClusterUnreachable {
        AtomicBoolean over = new AtomicBoolean();
        Thread speaker = new Thread(() -> speak(post, over), "speaker");
        speaker.setDaemon(true);
        speaker.start();
        try (post) {
            while (!stop.getAsBoolean() && !over.get() && !(once && ended)) {
                Optional<ToWorker> message = post.receive(WAIT_MILLIS);
                if (message.isPresent()) {
                    obey(message.get());
                }
            }
            if (stop.getAsBoolean()) {
                work.dropAll();
                post.send(new ToHead.Leave(name));
            }
        } catch (Lost e) {
            // Said below.
        } finally {
            over.set(true);
            join(speaker);
        }
        if (once && ended) {
            listener.event("%s has ended".formatted(meeting));
        } else if (!stop.getAsBoolean()) {
            listener.event("lost " + meeting);
        }
    }

    private void speak(WorkerTransport post, AtomicBoolean over) {
        long beat = System.nanoTime() - BEAT;
        try {
            while (!over.get()) {
                if (System.nanoTime() - beat >= BEAT) {
                    beat = System.nanoTime();
                    post.send(here());
                }
                report(post);
            }
        } catch (Lost e) {
            over.set(true);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private ToHead here() {
        return new ToHead.Here(name, threads, Coordinator.VERSION, work.parts());
    }

    private static void join(Thread thread) {
        try {
            thread.join(BEAT / 1_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void obey(ToWorker message) throws ClusterUnreachable {
        if (message instanceof ToWorker.Work parts) {
            work.add(parts.question(), parts.parts());
        } else if (message instanceof ToWorker.Drop drop) {
            work.drop(drop.parts());
        } else if (message instanceof ToWorker.Refused refused) {
            throw new ClusterUnreachable("%s refuses this worker: %s".formatted(meeting, refused.reason()));
        } else {
            ended = true;
            work.dropAll();
            outgoing.clear();
            // The same head may have another question at once.
            outgoing.offer(here());
        }
    }

    /** Waits a moment for answers, sends all that there are, and forgets none that did not arrive. */
    private void report(WorkerTransport post) throws Lost, InterruptedException {
        ToHead first = outgoing.poll(SPEAK_MILLIS, TimeUnit.MILLISECONDS);
        if (first == null) {
            return;
        }
        List<ToHead> news = new ArrayList<>(List.of(first));
        outgoing.drainTo(news);
        Map<String, TaskAnswer> answers = new LinkedHashMap<>();
        try {
            for (ToHead message : news) {
                if (message instanceof ToHead.Answers answer && !isLong(answer)) {
                    answers.putAll(answer.answers());
                } else {
                    post.send(message);
                }
            }
            if (!answers.isEmpty()) {
                post.send(new ToHead.Answers(name, answers));
            }
        } catch (Lost e) {
            // Should there be too many, those that are left out are asked for again.
            news.forEach(outgoing::offer);
            throw e;
        }
    }

    /** Texts may be long, and messages have an end. */
    private static boolean isLong(ToHead.Answers answer) {
        return answer.answers().values().stream().anyMatch(TextAnswer.class::isInstance);
    }

    private static void pause() {
        try {
            Thread.sleep(BETWEEN_TRIES_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
