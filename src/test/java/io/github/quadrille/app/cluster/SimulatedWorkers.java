package io.github.quadrille.app.cluster;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.TaskAnswer.PartAnswer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ToLongBiFunction;

/** A coordinator and its workers in one thread, with a clock that jumps: parts take as long as somebody says. */
final class SimulatedWorkers {
    private static final long BEAT = 1_000_000_000L;

    /** Something that happens at a time, in the order in which it was planned. */
    private record Event(long time, long number, Runnable what) {}

    private static final class Worker {
        private final String name;
        private final int threads;
        private final Map<String, Puzzle> waiting = new LinkedHashMap<>();
        private final Map<String, Object> running = new TreeMap<>();
        private boolean killed;

        private Worker(String name, int threads) {
            this.name = name;
            this.threads = threads;
        }
    }

    private final PartTable ledger;
    private final Coordinator coordinator;
    private final long latency;
    private final ToLongBiFunction<String, Puzzle> duration;
    private final BiFunction<String, Puzzle, PartAnswer> answer;
    private final PriorityQueue<Event> events = new PriorityQueue<>(
            (a, b) -> a.time() == b.time() ? Long.compare(a.number(), b.number()) : Long.compare(a.time(), b.time()));
    private final Map<String, Worker> workers = new LinkedHashMap<>();
    private final Deque<ToHead> inbox = new ArrayDeque<>();
    private final List<String> log = new ArrayList<>();
    private Consumer<String> dropped = part -> {};
    private long now;
    private long planned;
    private long busy;

    /**
     * @param latency nanoseconds that a message takes
     * @param duration nanoseconds that a part takes
     */
    SimulatedWorkers(
            PartTable partTable,
            long latency,
            ToLongBiFunction<String, Puzzle> duration,
            BiFunction<String, Puzzle, PartAnswer> answer) {
        this.ledger = partTable;
        this.latency = latency;
        this.duration = duration;
        this.answer = answer;
        this.coordinator = new Coordinator(
                partTable, (worker, message) -> plan(latency, () -> obey(workers.get(worker), message)), log::add);
    }

    private void plan(long delay, Runnable what) {
        events.add(new Event(now + delay, planned++, what));
    }

    /** Hears of parts that a worker is told to forget. */
    void onDrop(Consumer<String> listener) {
        dropped = listener;
    }

    void join(String name, int threads, long at) {
        Worker worker = new Worker(name, threads);
        workers.put(name, worker);
        plan(at, () -> beat(worker));
    }

    private void beat(Worker worker) {
        if (!worker.killed) {
            List<String> parts = new ArrayList<>(worker.running.keySet());
            parts.addAll(worker.waiting.keySet());
            say(new ToHead.Here(worker.name, worker.threads, Coordinator.VERSION, parts));
            plan(BEAT, () -> beat(worker));
        }
    }

    private void say(ToHead message) {
        plan(latency, () -> inbox.add(message));
    }

    /** From then on it is silent. */
    void kill(String name, long at) {
        plan(at, () -> workers.get(name).killed = true);
    }

    private void obey(Worker worker, ToWorker message) {
        if (worker == null || worker.killed) {
            return;
        }
        if (message instanceof ToWorker.Work work) {
            work.parts().forEach((part, puzzle) -> {
                if (!worker.running.containsKey(part)) {
                    worker.waiting.put(part, puzzle);
                }
            });
        } else if (message instanceof ToWorker.Drop drop) {
            drop.parts().forEach(part -> drop(worker, part));
        }
        begin(worker);
    }

    private void drop(Worker worker, String part) {
        worker.running.remove(part);
        worker.waiting.remove(part);
        dropped.accept(part);
    }

    private void begin(Worker worker) {
        while (worker.running.size() < worker.threads && !worker.waiting.isEmpty()) {
            Map.Entry<String, Puzzle> next =
                    worker.waiting.entrySet().iterator().next();
            String part = next.getKey();
            Puzzle puzzle = next.getValue();
            worker.waiting.remove(part);
            Object run = new Object();
            worker.running.put(part, run);
            plan(duration.applyAsLong(part, puzzle), () -> {
                if (!worker.killed && worker.running.remove(part, run)) {
                    say(new ToHead.Answers(worker.name, Map.of(part, answer.apply(part, puzzle))));
                    begin(worker);
                }
            });
        }
    }

    /**
     * Runs until everything is answered, or for so long.
     *
     * @param tick nanoseconds between two looks of the coordinator
     * @return the time that it took
     */
    long run(long tick, long most) {
        plan(0, () -> look(tick));
        while (!ledger.isDecided() && now < most) {
            Event next = events.remove();
            now = Math.max(now, next.time());
            next.what().run();
        }
        return now;
    }

    /** The coordinator's own work takes as long here as in truth. */
    private void look(long tick) {
        long begin = System.nanoTime();
        coordinator.receive(new ArrayList<>(inbox), now);
        inbox.clear();
        coordinator.tick(now);
        long took = System.nanoTime() - begin;
        busy += took;
        plan(Math.max(tick, took), () -> look(tick));
    }

    /** Nanoseconds that the coordinator itself worked, in truth. */
    long busy() {
        return busy;
    }

    List<String> log() {
        return log;
    }
}
