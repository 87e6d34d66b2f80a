package io.github.quadrille.app.parts;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.stream.DoubleStream;

/**
 * Simulates a count on more cores than this machine has. The count consists of tasks, one for each part. The time of
 * each task is drawn at random from measured times. A task that takes longer than allowed is stopped, so that its work
 * is lost, and is cut into smaller tasks. These share the time of the whole task in proportion to times drawn at
 * random. The driver is the program that starts the tasks, one after another.
 *
 * @param times the measured times
 * @param most the seconds after which a task is stopped and cut
 * @param handing the seconds that the driver takes to start a task
 */
record SimulatedCores(PartTimes times, double most, double handing) {
    /**
     * A task is cut into this many smaller tasks, because a part of the measured puzzle is cut into this many parts on
     * average.
     */
    private static final int PIECES = 20;

    /**
     * Holds the result of a simulated count.
     *
     * @param seconds the time until all tasks are done
     * @param work the sum of the seconds that the parts take if no part is cut
     * @param tasks the number of tasks that were started
     * @param cuts the number of tasks that were cut
     */
    record Outcome(double seconds, double work, int tasks, int cuts) {}

    /** Holds a task that a core works on. At the time {@code until} the task is done, or is stopped and cut. */
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
