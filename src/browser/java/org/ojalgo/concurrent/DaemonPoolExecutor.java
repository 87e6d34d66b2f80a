package org.ojalgo.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** In place of that of ojAlgo, which starts threads; where there is one processor, it is never asked. */
public abstract class DaemonPoolExecutor implements ExecutorService {
    static final DaemonPoolExecutor INSTANCE = null;

    public static <T> Future<T> invoke(Callable<T> task) {
        throw new UnsupportedOperationException("There is one thread.");
    }

    public static ExecutorService newCachedThreadPool(String name) {
        return INSTANCE;
    }
}
