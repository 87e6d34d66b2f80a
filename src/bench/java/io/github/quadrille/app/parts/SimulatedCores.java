package io.github.quadrille.app.parts;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.stream.DoubleStream;

/**
 * Simulates a count on cores that do not exist. Tasks take times drawn from measured ones. One that takes longer than it may
 * is cut, and its time is shared among its pieces in proportion to other such times; what it took until then is lost. The
 * driver hands out one task after the other.
 *
 * @param most seconds after which a part is cut
 * @param handing seconds that the driver takes to hand out a task
 */
record SimulatedCores(PartTimes times, double most, double handing) {
    /** Pieces that a part is cut into: what the cuts of this puzzle have on average. */
    private static final int PIECES = 20;

    /**
     * Tells what came of it.
     *
     * @param seconds until everything was answered
     * @param work seconds of all parts, before cuts
     * @param tasks that were handed out
     * @param cuts how many of them were cut
     */
    record Outcome(double seconds, double work, int tasks, int cuts) {}

    /** A task at work. */
    private record Busy(double until, double seconds, boolean isCut) {}

    Outcome run(int parts, int cores, long seed) {
        Random random = new Random(seed);
        Deque<Double> open = new ArrayDeque<>();
        double work = 0;
        for (int part = 0; part < parts; part++) {
            double seconds = times.draw(random);
            open.add(seconds);
            work += seconds;
        }
        PriorityQueue<Busy> busy = new PriorityQueue<>(Comparator.comparingDouble(Busy::until));
        double now = 0;
        int tasks = 0;
        int cuts = 0;
        while (!open.isEmpty() || !busy.isEmpty()) {
            if (open.isEmpty() || busy.size() == cores) {
                Busy done = busy.remove();
                now = Math.max(now, done.until());
                if (done.isCut()) {
                    cuts++;
                    share(done.seconds(), open, random);
                }
                continue;
            }
            now += handing;
            double seconds = open.remove();
            tasks++;
            busy.add(new Busy(now + Math.min(seconds, most), seconds, seconds > most));
        }
        return new Outcome(now, work, tasks, cuts);
    }

    private void share(double seconds, Deque<Double> open, Random random) {
        double[] weights =
                DoubleStream.generate(() -> times.draw(random)).limit(PIECES).toArray();
        double sum = DoubleStream.of(weights).sum();
        for (double weight : weights) {
            open.add(seconds * weight / sum);
        }
    }
}
