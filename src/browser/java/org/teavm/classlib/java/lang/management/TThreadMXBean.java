package org.teavm.classlib.java.lang.management;

/** A browser does not tell what time a thread has had. */
public interface TThreadMXBean {
    default boolean isCurrentThreadCpuTimeSupported() {
        return false;
    }

    default long getCurrentThreadCpuTime() {
        return -1;
    }
}
