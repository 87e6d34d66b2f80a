package org.teavm.classlib.java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;

/** So that its name is known; there is none. */
public interface TExecutorService extends Executor {
    Future<?> submit(Runnable task);

    <V> List<Future<V>> invokeAll(Collection<? extends Callable<V>> tasks);
}
