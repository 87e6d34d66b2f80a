package org.teavm.classlib.java.util.concurrent;

import java.util.Comparator;
import java.util.PriorityQueue;

/** Holds elements in order of priority, for a program with only one thread. It never waits for an element. */
public class TPriorityBlockingQueue<E> extends PriorityQueue<E> {
    private static final long serialVersionUID = 1;

    public TPriorityBlockingQueue(int capacity, Comparator<? super E> order) {
        super(capacity, order);
    }
}
