package io.github.quadrille.app.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import org.apache.spark.util.AccumulatorV2;

/**
 * Brings the answers of a partition, as parcels, to the driver as soon as the partition ends: that may be long before its
 * job does.
 */
final class Answers extends AccumulatorV2<byte[], List<byte[]>> {
    private static final long serialVersionUID = 1;

    /** The heartbeat of an executor reads this while a task adds to it. */
    private final List<byte[]> told = Collections.synchronizedList(new ArrayList<>());
    /** Only the driver has this queue. */
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

    /** Hands over and does no more: the thread that calls it has all executors to look after. */
    @Override
    public void merge(AccumulatorV2<byte[], List<byte[]>> others) {
        arrived.addAll(others.value());
    }

    @Override
    public List<byte[]> value() {
        return told;
    }
}
