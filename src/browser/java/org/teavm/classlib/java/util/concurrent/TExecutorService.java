package org.teavm.classlib.java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;

/**
 * Declares this type because classes of the program name it. The program in a browser never has an object of the type.
 */
public interface TExecutorService extends Executor {
    Future<?> submit(Runnable task);

    <V> List<Future<V>> invokeAll(Collection<? extends Callable<V>> tasks);
}
