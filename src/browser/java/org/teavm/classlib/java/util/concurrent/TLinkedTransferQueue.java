package org.teavm.classlib.java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Holds the elements of a queue for a program with only one thread. It never waits for an element, because no other
 * thread could add one.
 */
public class TLinkedTransferQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final ArrayDeque<E> elements = new ArrayDeque<>();

    public TLinkedTransferQueue() {}

    public TLinkedTransferQueue(Collection<? extends E> first) {
        elements.addAll(first);
    }

    @Override
    public boolean offer(E element) {
        return elements.add(element);
    }

    @Override
    public boolean offer(E element, long timeout, TimeUnit unit) {
        return offer(element);
    }

    @Override
    public void put(E element) {
        offer(element);
    }

    @Override
    public E poll() {
        return elements.poll();
    }

    @Override
    public E poll(long timeout, TimeUnit unit) {
        return poll();
    }

    @Override
    public E take() {
        return elements.remove();
    }

    @Override
    public E peek() {
        return elements.peek();
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int drainTo(Collection<? super E> other) {
        return drainTo(other, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> other, int most) {
        int drained = 0;
        while (drained < most && !isEmpty()) {
            other.add(poll());
            drained++;
        }
        return drained;
    }

    @Override
    public Iterator<E> iterator() {
        return elements.iterator();
    }

    @Override
    public int size() {
        return elements.size();
    }
}
