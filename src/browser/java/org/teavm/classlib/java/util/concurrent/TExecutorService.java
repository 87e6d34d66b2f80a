package org.teavm.classlib.java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;

/** Declares the type, which the program names but never has an object of. */
public interface TExecutorService extends Executor {
    Future<?> submit(Runnable task);

    <V> List<Future<V>> invokeAll(Collection<? extends Callable<V>> tasks);
}
