package io.github.quadrille.app.cluster;

/** How many parts a worker may have: enough that it does not wait for messages, few enough that others get some. */
final class PartQuota {
    /** Work of so many seconds per thread lies ready at the worker. */
    private static final double AHEAD = 0.1;

    private static final int MOST_AHEAD = 64;
    /** How much the newest answer counts. */
    private static final double WEIGHT = 0.02;

    private double seconds = 1;
    private long answers;

    /** How long an answer took. */
    void learn(double took) {
        answers++;
        double weight = Math.max(WEIGHT, 1.0 / answers);
        seconds += weight * (took - seconds);
    }

    /** The mean so far, newer answers counting more. */
    double seconds() {
        return seconds;
    }

    /**
     * @param threads of the worker
     * @param open parts that no worker has
     * @param all threads of all workers
     */
    int of(int threads, int open, int all) {
        double perThread = Math.min(MOST_AHEAD, AHEAD / Math.max(seconds, AHEAD / MOST_AHEAD));
        int ahead = (int) Math.ceil(threads * perThread);
        // Towards the end no worker takes more than its share.
        long share = (long) open * threads / Math.max(1, all);
        return threads + (int) Math.min(ahead, share / 2);
    }
}
