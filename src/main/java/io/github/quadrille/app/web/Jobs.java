package io.github.quadrille.app.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Runs a few jobs at once, and lets a bounded number wait. The next job is taken from the waiting client that has the
 * fewest running jobs. Among several such clients, it is the client that was served longest ago. So a client with many
 * questions mostly delays its own.
 */
final class Jobs implements AutoCloseable {
    static final int MOST_WAITING = 64;
    static final int MOST_WAITING_OF_ONE = 16;

    private final int atOnce;
    private final ExecutorService workers;
    /** The map has a queue for each client that has jobs. */
    private final Map<String, Queue> clients = new LinkedHashMap<>();

    private int running;
    private int waiting;
    private long begun;
    private boolean closed;

    /** Holds the jobs of one client. */
    private static final class Queue {
        private final List<Job> waiting = new ArrayList<>();
        private final List<Job> running = new ArrayList<>();
        /**
         * Among clients with equally many running jobs, the client with the smallest turn is next. The turn of a client
         * is set when one of its jobs begins: it is twice the number of jobs of all clients that have begun by then.
         * The turn of a new client is one less than the turn of the client that was served last. So the new client
         * comes just before that client.
         */
        private long turn;

        Queue(long begun) {
            this.turn = 2 * begun - 1;
        }
    }

    Jobs(int atOnce) {
        this.atOnce = atOnce;
        this.workers = Executors.newFixedThreadPool(atOnce, task -> {
            Thread thread = new Thread(task, "web-job");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Accepts a job. Returns false if this object is closed, or if no job can start at once and too many jobs wait
     * already.
     */
    synchronized boolean add(Job job) {
        Queue queue = clients.computeIfAbsent(job.client(), name -> new Queue(begun));
        boolean isFull = waiting >= MOST_WAITING || queue.waiting.size() >= MOST_WAITING_OF_ONE;
        if (closed || (running >= atOnce && isFull)) {
            forgetIfIdle(job.client());
            return false;
        }
        queue.waiting.add(job);
        waiting++;
        startNext();
        tell();
        return true;
    }

    /** Removes a waiting job whose client has left. A running job notices by itself that its client has left. */
    synchronized void remove(Job job) {
        Queue queue = clients.get(job.client());
        if (queue != null && queue.waiting.remove(job)) {
            waiting--;
            forgetIfIdle(job.client());
            tell();
        }
    }

    synchronized int running() {
        return running;
    }

    synchronized int waiting() {
        return waiting;
    }

    private void startNext() {
        while (running < atOnce && waiting > 0 && !closed) {
            Job next = order(1).get(0);
            Queue queue = clients.get(next.client());
            queue.turn = 2 * ++begun;
            queue.waiting.remove(next);
            queue.running.add(next);
            waiting--;
            running++;
            workers.execute(() -> run(next));
        }
    }

    private void run(Job job) {
        try {
            job.run();
        } finally {
            synchronized (this) {
                running--;
                clients.get(job.client()).running.remove(job);
                forgetIfIdle(job.client());
                startNext();
                tell();
            }
        }
    }

    private void forgetIfIdle(String client) {
        Queue queue = clients.get(client);
        if (queue != null && queue.waiting.isEmpty() && queue.running.isEmpty()) {
            clients.remove(client);
        }
    }

    /** Returns at most this many waiting jobs, in the order in which they would begin if no other job came. */
    private List<Job> order(int most) {
        Map<String, Integer> atWork = new HashMap<>();
        Map<String, Integer> taken = new HashMap<>();
        Map<String, Long> turns = new HashMap<>();
        clients.forEach((client, queue) -> {
            atWork.put(client, queue.running.size());
            turns.put(client, queue.turn);
        });
        List<Job> order = new ArrayList<>();
        while (order.size() < Math.min(most, waiting)) {
            String next = clients.keySet().stream()
                    .filter(client -> taken.getOrDefault(client, 0)
                            < clients.get(client).waiting.size())
                    .min(Comparator.<String, Integer>comparing(atWork::get).thenComparing(turns::get))
                    .orElseThrow();
            order.add(clients.get(next).waiting.get(taken.merge(next, 1, Integer::sum) - 1));
            atWork.merge(next, 1, Integer::sum);
            turns.put(next, 2 * (begun + order.size()));
        }
        return order;
    }

    private void tell() {
        List<Job> order = order(waiting);
        for (int ahead = 0; ahead < order.size(); ahead++) {
            order.get(ahead).waits(ahead);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        for (Queue queue : clients.values()) {
            queue.running.forEach(Job::stop);
            queue.waiting.forEach(Job::stop);
        }
        workers.shutdown();
    }
}
