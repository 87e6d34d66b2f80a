package org.teavm.classlib.java.lang.management;

/** Reports that the processor time of threads is unknown, because a browser does not reveal it. */
public interface TThreadMXBean {
    default boolean isCurrentThreadCpuTimeSupported() {
        return false;
    }

    default long getCurrentThreadCpuTime() {
        return -1;
    }
}
