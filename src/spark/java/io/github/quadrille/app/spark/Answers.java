package io.github.quadrille.app.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import org.apache.spark.util.AccumulatorV2;

/**
 * Brings the answers of a partition to the driver, as parcels, as soon as the partition ends. The job to which the
 * partition belongs may end much later.
 */
final class Answers extends AccumulatorV2<byte[], List<byte[]>> {
    private static final long serialVersionUID = 1;

    /** The list is synchronized, because the heartbeat of an executor reads it while a task adds to it. */
    private final List<byte[]> told = Collections.synchronizedList(new ArrayList<>());
    /** Arriving answers go into this queue. Only the driver has it. */
    private final transient Queue<byte[]> arrived;

    Answers(Queue<byte[]> arrived) {
        this.arrived = arrived;
    }

    @Override
    public boolean isZero() {
        return told.isEmpty();
    }

    @Override
    public Answers copy() {
        Answers copy = new Answers(arrived);
        copy.told.addAll(told);
        return copy;
    }

    @Override
    public void reset() {
        told.clear();
    }

    @Override
    public void add(byte[] answer) {
        told.add(answer);
    }

    /**
     * Passes the answers on to the queue. Spark calls this method on a thread that serves all executors, so it does
     * nothing else.
     */
    @Override
    public void merge(AccumulatorV2<byte[], List<byte[]>> others) {
        arrived.addAll(others.value());
    }

    @Override
    public List<byte[]> value() {
        return told;
    }
}
