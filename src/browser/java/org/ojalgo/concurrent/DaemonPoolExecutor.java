package org.ojalgo.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** Replaces the class of this name in ojAlgo, which starts threads. ojAlgo never calls it on one processor. */
public abstract class DaemonPoolExecutor implements ExecutorService {
    static final DaemonPoolExecutor INSTANCE = null;

    public static <T> Future<T> invoke(Callable<T> task) {
        throw new UnsupportedOperationException("There is one thread.");
    }

    public static ExecutorService newCachedThreadPool(String name) {
        return INSTANCE;
    }
}
