package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** A {@code TFuture} is the result of a task that may not be done yet. */
public interface TFuture<V> {
    boolean cancel(boolean mayInterrupt);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException;
}
