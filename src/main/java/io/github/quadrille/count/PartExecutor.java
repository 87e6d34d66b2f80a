package io.github.quadrille.count;

import java.util.List;
import java.util.ServiceLoader;

/**
 * Counts parts, here or elsewhere. The default uses threads of this process; another one, such as a cluster's, is found as
 * a service: a part is plain data that can be sent as a puzzle file, and its {@link Part#id} tells its answer apart.
 */
public interface PartExecutor {
    /**
     * Counts parts in any order and returns when all were counted or a limit was reached.
     *
     * @param limits for all parts together
     * @param listener is told of each part that was counted to its end or given up
     */
    void count(List<Part> parts, CountMethod method, CountLimits limits, PartListener listener);

    /** The one that was installed, or threads of this process. */
    static PartExecutor installed() {
        return ServiceLoader.load(PartExecutor.class).findFirst().orElseGet(LocalThreads::new);
    }
}
